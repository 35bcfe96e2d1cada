import { describe, expect, it } from 'vitest';
import { block } from '../../../../atlas/core/footprint';
import { DayLight } from '../../../../atlas/core/light';
import { nth } from '../../../../atlas/core/geometry';
import { Scene } from '../../../../atlas/core/scene';
import type { ThingKind } from '../../../../atlas/core/thing';
import { designOf } from '../../../../atlas/endless/design';
import type { Landmark } from '../../../../atlas/endless/landmarks';
import { PLANS } from '../../../../atlas/endless/plans';
import { tellRunning } from '../../../../atlas/endless/running';
import { tellScenes } from '../../../../atlas/endless/scenes/tell';
import { Ground } from '../../../../atlas/ground/ground';
import { figure } from '../../../../atlas/stage/figure';
import type { FigureMaker } from '../../../../atlas/stage/place';
import { HEIGHT, WIDTH } from '../../../../atlas/stage/theme';
import { codeOfWord } from '../../../../src/endless/code';

const house: ThingKind<object> = {
  name: 'house',
  footprint: () => block(300, 160),
  height: 300,
  draw: (pen, frame) =>
    pen.shape(
      [frame.at(-150, 80, 0), frame.at(150, 80, 0), frame.at(150, 80, 300), frame.at(-150, 80, 300)],
      '#808080',
    ),
};

/** A meadow with a hero and three more landmarks, before anybody comes. */
function place() {
  const light = new DayLight();
  const scene = new Scene({ width: WIDTH, height: HEIGHT, horizon: 660, light, seed: 'scenes', hazy: false });
  const ground = new Ground(scene);
  ground.lay(
    'meadow',
    [
      [-60, 600],
      [WIDTH + 60, 600],
      [WIDTH + 60, HEIGHT + 60],
      [-60, HEIGHT + 60],
    ],
    { material: '#a0b080' },
  );
  const design = { ...designOf(codeOfWord('scenes') ?? expect.fail('no seed'), 0), plan: PLANS.market };
  const landmarks = (
    [
      [1900, 1600],
      [700, 1300],
      [3100, 1400],
      [2900, 2300],
    ] as const
  ).map((at): Landmark => ({
    world: nth(design.worlds, 0),
    role: 'main',
    thing: scene.add(house, at, { hero: true }),
  }));
  const make: FigureMaker = (at, _random, stand, wear) => {
    const dressed = { hair: 'bob', outfit: 'tee' } as const;
    return scene.plan(figure, at, { ...stand, spec: wear?.(dressed) ?? dressed });
  };
  return { scene, stage: { scene, ground }, design, landmarks, make };
}

function told() {
  const { scene, stage, design, landmarks, make } = place();
  const spots = tellScenes(stage, make, design, landmarks, []);
  const people = scene.things.filter(({ features }) => features);
  return { scene, landmarks, spots, people };
}

const first = told();

describe('the scenes of a map', () => {
  it('are eight large ones and more, apart from each other, the first before the hero', () => {
    const { spots, landmarks } = first;
    const hero = nth(landmarks, 0).thing.at;
    expect(spots.length).toBeGreaterThanOrEqual(8);
    expect(Math.abs(nth(spots, 0)[0] - hero[0])).toBeLessThan(320);
    expect(nth(spots, 0)[1]).toBeGreaterThan(hero[1]);
    for (const [i, [x, y]] of spots.entries())
      for (const [u, v] of spots.slice(0, i)) expect(Math.hypot(x - u, (y - v) * 2)).toBeGreaterThan(230);
  });

  it('reach from the far land to the near one', () => {
    const { spots } = first;
    expect(spots.filter(([, y]) => y < 1420).length).toBeGreaterThanOrEqual(2);
    expect(spots.filter(([, y]) => y > 1900).length).toBeGreaterThanOrEqual(2);
  });

  it('bring somebody to every landmark', () => {
    const { landmarks, people } = first;
    for (const { thing } of landmarks) {
      const { x0, x1, y1 } = thing.inked.inkBox;
      const near = people.filter(
        ({ at: [x, y] }) => x > x0 - 100 && x < x1 + 100 && y > y1 - 60 && y < y1 + 340,
      );
      expect(near.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('leave nobody out of the frame, and are the same every time', () => {
    const again = told();
    for (const { at } of first.people) {
      expect(at[0]).toBeGreaterThan(30);
      expect(at[0]).toBeLessThan(WIDTH - 30);
      expect(at[1]).toBeLessThan(HEIGHT - 30);
    }
    const spots = (people: typeof first.people) => people.map(({ at }) => at.join(' '));
    expect(spots(again.people)).toEqual(spots(first.people));
  });

  it('have the running one where most of it finds room', () => {
    const { scene, stage, design, make } = place();
    tellRunning(stage, make, design);
    const running = scene.things.filter(({ features }) => features);
    expect(running.length).toBeGreaterThan(10);
  });
});

import { describe, expect, it } from 'vitest';
import { block } from '../../../../atlas/core/footprint';
import { DayLight } from '../../../../atlas/core/light';
import { nth } from '../../../../atlas/core/geometry';
import type { Point } from '../../../../atlas/core/geometry';
import { Scene } from '../../../../atlas/core/scene';
import type { ThingKind } from '../../../../atlas/core/thing';
import { designOf } from '../../../../atlas/endless/design';
import { Furnisher } from '../../../../atlas/endless/furnisher';
import { welcome } from '../../../../atlas/endless/guests';
import { benches, goods, hedges, SEATED } from '../../../../atlas/endless/order';
import { PLANS } from '../../../../atlas/endless/plans';
import { Ground } from '../../../../atlas/ground/ground';
import { figure } from '../../../../atlas/stage/figure';
import { HEIGHT, WIDTH } from '../../../../atlas/stage/theme';
import { codeOfWord } from '../../../../src/endless/code';

/** A wall, or what sells. */
const slab = (name: string): ThingKind<object> => ({
  name,
  footprint: () => block(240, 120),
  height: 200,
  draw: (pen, frame) =>
    pen.shape(
      [frame.at(-120, 60, 0), frame.at(120, 60, 0), frame.at(120, 60, 200), frame.at(-120, 60, 200)],
      '#808080',
    ),
});

function place() {
  const scene = new Scene({
    width: WIDTH,
    height: HEIGHT,
    horizon: 660,
    light: new DayLight(),
    seed: 'order',
    hazy: false,
  });
  const ground = new Ground(scene);
  const whole: readonly Point[] = [
    [-60, 600],
    [WIDTH + 60, 600],
    [WIDTH + 60, HEIGHT + 60],
    [-60, HEIGHT + 60],
  ];
  ground.lay('meadow', whole, { material: '#a0b080' });
  const design = { ...designOf(codeOfWord('order') ?? expect.fail('no seed'), 0), plan: PLANS.crossing };
  const stage = { scene, ground };
  return { scene, stage, design };
}

describe('small things', () => {
  it('are bushes at the feet of what is built, of one leaf each row', () => {
    const { scene, stage, design } = place();
    const thing = scene.add(slab('house'), [1900, 1500], {});
    const hero = scene.add(slab('hero'), [3200, 1700], {});
    const landmarks = [hero, thing].map((each) => ({
      world: nth(design.worlds, 0),
      role: 'main' as const,
      thing: each,
    }));
    const [, house] = landmarks;
    hedges(new Furnisher(stage, design, landmarks, []), house ? [house] : [], ['#ffffff']);
    const bushes = scene.things.filter(({ name }) => name === 'bush');
    expect(bushes.length).toBeGreaterThan(1);
    for (const { at } of bushes) {
      expect(Math.abs(at[0] - 1900)).toBeLessThan(420);
      expect(Math.abs(at[1] - 1500)).toBeLessThan(60);
      expect(at[0] < thing.box.x0 || at[0] > thing.box.x1).toBe(true);
    }
  });

  it('are goods beside what sells, and beside nothing else', () => {
    const { scene, stage, design } = place();
    scene.add(slab('stall'), [1000, 1500], {});
    scene.add(slab('house'), [2600, 1500], {});
    goods(new Furnisher(stage, design, [], []));
    const beside = scene.things.filter(({ name }) => ['crate', 'barrel', 'pot'].includes(name));
    expect(beside.length).toBe(1);
    expect(Math.abs(nth(beside, 0).at[0] - 1000)).toBeLessThan(260);
  });

  it('are bought by somebody who stands beside what sells and looks at it', () => {
    const { scene, stage } = place();
    const thing = scene.add(slab('stall'), [1000, 1500], {});
    welcome(stage, (at, _, stand, wear) => scene.plan(figure, at, { spec: wear?.({}) ?? {}, ...stand }), []);
    const buyers = scene.things.filter(({ features }) => features);
    expect(buyers.length).toBeGreaterThan(0);
    for (const { at, options } of buyers) {
      expect(at[0] < thing.box.x0 || at[0] > thing.box.x1).toBe(true);
      expect(options).toHaveProperty('spec.flip', at[0] > 1000);
    }
  });

  it('are benches along ways, apart from each other, and people sit on every one', () => {
    const { scene, stage, design } = place();
    benches(new Furnisher(stage, design, [], []));
    const found = scene.things.filter(({ name }) => name === 'bench');
    expect(found.length).toBeGreaterThan(4);
    for (const [i, { at }] of found.entries())
      for (const other of found.slice(i + 1))
        expect(Math.hypot(at[0] - other.at[0], (at[1] - other.at[1]) * 1.6)).toBeGreaterThan(400);
    welcome(stage, (at, _, stand) => scene.plan(figure, at, { spec: {}, ...stand }), []);
    const sitting = scene.things.filter(({ features }) => features);
    const seats = found.reduce((sum, __, i) => sum + nth(SEATED, i % SEATED.length).length, 0);
    expect(sitting.length).toBe(seats);
    for (const { at } of sitting) expect(found.some((host) => Math.abs(host.at[0] - at[0]) < 60)).toBe(true);
  });
});

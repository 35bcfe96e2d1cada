import { describe, expect, it } from 'vitest';
import { demonslayersCast } from '../../../../atlas/levels/demonslayers/cast';
import { dresser } from '../../../../atlas/stage/cast';
import { SQUASH } from '../../../../atlas/core/frame';
import { overlap } from '../../../../atlas/core/geometry';
import { DayLight } from '../../../../atlas/core/light';
import type { FigureMaker, Stage } from '../../../../atlas/stage/place';
import { Scene } from '../../../../atlas/core/scene';
import { Ground } from '../../../../atlas/ground/ground';
import { STORIES } from '../../../../atlas/stories/library';
import type { StoryName } from '../../../../atlas/stories/library';
import { tell, tellStories } from '../../../../atlas/stories/tell';
import { figure } from '../../../../atlas/stage/figure';

const rect = (x0: number, y0: number, x1: number, y1: number) =>
  [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ] as const;

/** Sand all over, a pond in the middle. */
function stage(seed = 'stories', [width, height] = [3840, 2716]): Stage {
  const scene = new Scene({ width, height, horizon: 300, light: new DayLight(), seed });
  const ground = new Ground(scene);
  ground.lay('sand', rect(-50, 340, width + 50, height + 50), { material: '#e0d0a0' });
  ground.lay('pond', rect(1500, 1200, 2300, 1700), { material: '#60a0c0' });
  return { scene, ground };
}

function maker({ scene }: Stage): FigureMaker {
  const dress = dresser(demonslayersCast);
  let serial = 0;
  return (at, random, stand, wear) =>
    scene.plan(figure, at, { ...stand, spec: { ...dress(random, wear), seed: ++serial } });
}

const names = Object.keys(STORIES).filter((name): name is StoryName => name in STORIES);
const people = ({ scene }: Stage) => scene.things.filter(({ features }) => features);

describe('the library', () => {
  it('has a good many stories, of two to five each', () => {
    expect(names.length).toBeGreaterThanOrEqual(40);
    for (const name of names) {
      const { length } = STORIES[name].roles;
      expect(length >= 2 && length <= 5, name).toBe(true);
    }
  });

  it.each(names)('%s can be played, and nobody stands in another', (name) => {
    const place = stage(name, [1200, 900]);
    tell(place, maker(place), name, [600, 700]);
    expect(people(place)).toHaveLength(STORIES[name].roles.length);
    const s = place.scene.scaleAt(700);
    const solid = place.scene.things.filter(({ options }) => !options.aloft);
    for (const [i, one] of solid.entries())
      for (const other of solid.slice(i + 1)) {
        const [dx, dy] = [one.at[0] - other.at[0], (one.at[1] - other.at[1]) / SQUASH];
        expect(Math.hypot(dx, dy) / s, `${one.name} and ${other.name}`).toBeGreaterThan(28);
      }
  });

  it.each(names)('%s hides nobody who acts in it', (name) => {
    const place = stage(name, [1200, 900]);
    tell(place, maker(place), name, [600, 700]);
    place.scene.finish();
    const order = place.scene.things;
    for (const [i, thing] of order.entries()) {
      if (!thing.features) continue;
      const box = thing.inked.head;
      expect(box).toBeDefined();
      if (!box) continue;
      const size = (box.x1 - box.x0) * (box.y1 - box.y0);
      const covers = order.slice(i + 1).filter(({ features }) => features);
      for (const { inked } of covers) {
        const { inkBox: b } = inked;
        const head = inked.head ?? b;
        expect(overlap(head, box) / size, name).toBeLessThan(0.72);
      }
    }
  });
});

describe('telling', () => {
  it('puts as many as asked for, on the ground that is allowed, each once before any comes again', () => {
    const place = stage();
    expect(tellStories(place, maker(place), { count: 40, on: ['sand'] })).toHaveLength(40);
    for (const { at } of people(place)) expect(place.ground.kindAt(at)).toBe('sand');
    expect(people(place).length).toBeGreaterThan(90);
  });

  it('is deterministic', () => {
    const once = () => {
      const place = stage();
      tellStories(place, maker(place), { count: 12, on: ['sand'] });
      return place.scene.things.map(({ name, at, features }) => ({ name, at, features }));
    };
    expect(once()).toEqual(once());
  });

  it('spreads over the whole map', () => {
    const place = stage();
    tellStories(place, maker(place), { count: 24, on: ['sand'] });
    const quarter = ([x, y]: readonly [number, number]) => (x < 1920 ? 0 : 1) + (y < 1500 ? 0 : 2);
    const counts = [0, 0, 0, 0];
    for (const { at } of people(place)) counts[quarter(at)] = (counts[quarter(at)] ?? 0) + 1;
    for (const count of counts) expect(count).toBeGreaterThan(6);
  });

  it('keeps to an area and to the stories named', () => {
    const place = stage();
    const within = rect(200, 1800, 1400, 2600);
    expect(
      tellStories(place, maker(place), { count: 3, on: ['sand'], within, only: ['embrace', 'reunion'] }),
    ).toHaveLength(3);
    expect(people(place)).toHaveLength(6);
    for (const { at } of people(place)) expect(at[0] < 1600 && at[1] > 1700).toBe(true);
  });

  it('throws on ground that was never laid, and when there is no room', () => {
    const place = stage();
    expect(() => tellStories(place, maker(place), { count: 3, on: ['sandd'] })).toThrow(/sandd/);
    expect(() =>
      tellStories(place, maker(place), { count: 30, on: ['sand'], within: rect(1500, 1200, 2300, 1700) }),
    ).toThrow(/found a place/);
  });

  it('throws on a story nobody wrote', () => {
    const place = stage();
    const misspelt: Record<string, StoryName> = JSON.parse('{"name":"proposall"}');
    expect(() => tell(place, maker(place), misspelt['name'] ?? 'proposal', [600, 700])).toThrow(/proposall/);
  });
});

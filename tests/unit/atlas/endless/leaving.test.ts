import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../../atlas/core/geometry';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import type { Thing } from '../../../../atlas/core/thing';
import { chained, chainOf, LONGEST, touches } from '../../../../atlas/endless/chains';
import { unpropped } from '../../../../atlas/endless/propped';
import { figure } from '../../../../atlas/stage/figure';

const place = (): Scene =>
  new Scene({
    width: 1600,
    height: 600,
    horizon: 0,
    farScale: 1,
    nearScale: 1,
    hazy: false,
    light: new DayLight(),
    seed: 'leaving',
  });

const WORN = { hair: 'bob', outfit: 'tee', pose: 'stand' } as const;
const person = (scene: Scene, at: Point): Thing => scene.add(figure, at, { spec: { ...WORN, seed: at[0] } });
const longest = (scene: Scene, without: readonly Thing[]): number => {
  const touching = touches(scene);
  const present = new Set([...touching.keys()].filter((thing) => !without.includes(thing)));
  return Math.max(0, ...[...present].map((thing) => chainOf(thing, touching, present).size));
};

describe('a chain of heads', () => {
  it('has four at most when the crowd has left it, whoever stands where', () => {
    const spots = fc.array(fc.tuple(fc.integer({ min: 100, max: 700 }), fc.integer({ min: 300, max: 360 })), {
      maxLength: 14,
    });
    fc.assert(
      fc.property(spots, (at) => {
        const scene = place();
        const people = at.map((point) => person(scene, point));
        const gone = chained(scene, people);
        expect(longest(scene, gone)).toBeLessThanOrEqual(LONGEST);
        expect(new Set(gone).size).toBe(gone.length);
        expect(scene.things).toHaveLength(people.length);
      }),
      { numRuns: 12 },
    );
  });

  it('is broken in its middle, by as few as will do, and by nobody who was put there', () => {
    const scene = place();
    const row = [200, 250, 300, 350, 400, 450].map((x) => person(scene, [x, 400]));
    expect(longest(scene, [])).toBe(6);
    expect(chained(scene, row)).toHaveLength(1);
    expect(chained(scene, [])).toEqual([]);
    expect(chained(scene, row.slice(0, 1))).toEqual(row.slice(0, 1));
    person(scene, [1200, 400]);
    expect(chained(scene, row)).not.toContain(row[0]);
  });
});

describe('whoever stands on somebody', () => {
  const lifted = (scene: Scene, x: number, lift: number, before: number): Thing =>
    scene.add(figure, [x, 400], {
      lift,
      perched: true,
      sortY: 400 + before,
      spec: { ...WORN, seed: lift, shadow: false },
    });

  it('leaves with whoever carries them, and so does who stands on both', () => {
    const scene = place();
    const [base, beside] = [person(scene, [400, 400]), person(scene, [700, 400])];
    const middle = lifted(scene, 400, 128, 8);
    const top = lifted(scene, 400, 256, 12);
    expect(unpropped(scene)).toEqual([]);
    expect(unpropped(scene, [beside])).toEqual([]);
    expect(unpropped(scene, [base])).toEqual([middle, top]);
    expect(unpropped(scene, [middle])).toEqual([top]);
    scene.remove([base]);
    expect(unpropped(scene)).toEqual([middle, top]);
  });

  it('is carried by nobody who stands further off, though their heads meet the feet', () => {
    const scene = place();
    scene.add(figure, [400, 470], { spec: { ...WORN, seed: 3 } });
    const high = lifted(scene, 400, 60, 8);
    expect(unpropped(scene)).toEqual([high]);
  });

  it('stays where they jump, float or fly: only a scene puts somebody on somebody', () => {
    const scene = place();
    scene.add(figure, [400, 400], { lift: 128, perched: true, spec: { ...WORN, seed: 5 } });
    expect(unpropped(scene)).toEqual([]);
  });
});

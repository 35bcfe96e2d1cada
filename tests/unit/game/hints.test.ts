import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hintRegion, LEAST_OFFSET } from '../../../src/game/hints';
import type { Quest } from '../../../src/game/quest';
import { box, quest } from '../../support/game-builders';

const MAP = { width: 3840, height: 2716 };

const anyBox = fc
  .record({
    x: fc.integer({ min: 0, max: MAP.width - 1 }),
    y: fc.integer({ min: 0, max: MAP.height - 1 }),
    width: fc.integer({ min: 1, max: 400 }),
    height: fc.integer({ min: 1, max: 400 }),
  })
  .map(({ x, y, width, height }) =>
    box(x, y, Math.min(width, MAP.width - x), Math.min(height, MAP.height - y)),
  );
const anyQuest: fc.Arbitrary<Quest> = fc
  .array(anyBox, { minLength: 1, maxLength: 3 })
  .map((positions) => ({ ...quest(1), positions }));
const anyWidth = fc.integer({ min: 300, max: 3840 });

const farthest = (centre: { x: number; y: number }, { top, bottom }: ReturnType<typeof box>) =>
  Math.max(
    ...[top.x, bottom.x].flatMap((x) => [top.y, bottom.y].map((y) => Math.hypot(x - centre.x, y - centre.y))),
  );

describe('hintRegion', () => {
  it('holds one whole target, off its centre, with its own centre on the map', () => {
    fc.assert(
      fc.property(anyQuest, anyWidth, fc.integer(), (asked, visibleWidth, seed) => {
        const region = hintRegion(asked, MAP, visibleWidth, seed);
        if (!region) throw new Error('a quest with targets has a region');
        const { centre, radius } = region;
        const held = asked.positions.filter((each) => farthest(centre, each) <= radius + 1e-6);
        expect(held.length).toBeGreaterThan(0);
        const offsets = held.map(({ top, bottom }) =>
          Math.hypot((top.x + bottom.x) / 2 - centre.x, (top.y + bottom.y) / 2 - centre.y),
        );
        expect(Math.max(...offsets)).toBeGreaterThanOrEqual(LEAST_OFFSET * radius - 1e-6);
        expect(centre.x >= 0 && centre.x <= MAP.width && centre.y >= 0 && centre.y <= MAP.height).toBe(true);
      }),
    );
  });

  it('keeps its centre on the map for a target in any corner', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      for (const [x, y] of [
        [0, 0],
        [3800, 0],
        [0, 2656],
        [3800, 2656],
      ] as const) {
        const centre = hintRegion({ ...quest(1), positions: [box(x, y)] }, MAP, 1200, seed)?.centre;
        expect(centre?.x).toBeGreaterThanOrEqual(0);
        expect(centre?.y).toBeGreaterThanOrEqual(0);
        expect(centre?.x).toBeLessThanOrEqual(MAP.width);
        expect(centre?.y).toBeLessThanOrEqual(MAP.height);
      }
    }
  });

  it('is a third of the visible width across', () => {
    expect(hintRegion(quest(5), MAP, 1200, 1)?.radius).toBe(200);
    expect(hintRegion(quest(5), MAP, 2400, 1)?.radius).toBe(400);
  });

  it('grows only for a target that would not fit', () => {
    const large = { ...quest(1), positions: [box(1000, 1000, 300, 400)] };
    expect(hintRegion(large, MAP, 900, 1)?.radius).toBeGreaterThan(250);
  });

  it('lies within the map wherever the target leaves room for it', () => {
    const inner = fc.record({
      x: fc.integer({ min: 200, max: MAP.width - 240 }),
      y: fc.integer({ min: 200, max: MAP.height - 260 }),
    });
    fc.assert(
      fc.property(inner, fc.integer(), ({ x, y }, seed) => {
        const region = hintRegion({ ...quest(1), positions: [box(x, y)] }, MAP, 1200, seed);
        if (!region) throw new Error('a quest with targets has a region');
        const { centre, radius } = region;
        expect(centre.x - radius).toBeGreaterThanOrEqual(0);
        expect(centre.y - radius).toBeGreaterThanOrEqual(0);
        expect(centre.x + radius).toBeLessThanOrEqual(MAP.width);
        expect(centre.y + radius).toBeLessThanOrEqual(MAP.height);
      }),
    );
  });

  it('is the same for the same run and another for another seed or quest', () => {
    const region = hintRegion(quest(5), MAP, 1200, 1);
    expect(hintRegion(quest(5), MAP, 1200, 1)).toEqual(region);
    expect(hintRegion(quest(5), MAP, 1200, 2)).not.toEqual(region);
    expect(hintRegion({ ...quest(5), quest: 'quest6' }, MAP, 1200, 1)).not.toEqual(region);
  });

  it('gives nothing away on average: the target lies on every side', () => {
    const middle = { x: 1020, y: 130 };
    const sides = Array.from({ length: 200 }, (_, seed) => hintRegion(quest(5), MAP, 600, seed)).map(
      (region) => `${(region?.centre.x ?? 0) > middle.x} ${(region?.centre.y ?? 0) > middle.y}`,
    );
    for (const side of new Set(sides)) {
      expect(sides.filter((each) => each === side).length).toBeGreaterThan(20);
    }
    expect(new Set(sides).size).toBe(4);
  });
});

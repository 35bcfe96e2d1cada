import { describe, expect, it } from 'vitest';
import { block, disc } from '../../../../atlas/core/footprint';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import { shadowBox, shadowPath } from '../../../../atlas/core/shadow';
import type { ThingKind } from '../../../../atlas/core/thing';

const standing = (footprint: ReturnType<typeof disc>): ThingKind<object> => ({
  name: 'post',
  footprint: () => footprint,
  height: 300,
  draw: () => undefined,
});

const plan = (footprint: ReturnType<typeof disc>) =>
  new Scene({ width: 1000, height: 1000, horizon: 200, light: new DayLight(), seed: 'shadow' }).plan(
    standing(footprint),
    [400, 600],
    {},
  );

/** Where a path's curves end. */
const ends = (d: string) =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=C|Z)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

const heightAt = (points: readonly (readonly [number, number])[], far: boolean, share: number) => {
  const xs = points.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const width = (right - left) * share;
  const ys = points.filter(([x]) => (far ? x > right - width : x < left + width)).map(([, y]) => y);
  return Math.max(...ys) - Math.min(...ys);
};

describe('a shadow', () => {
  it.each([
    ['a block', block(80, 60)],
    ['a drum', disc(40)],
  ])('of %s ends narrower than its foot, and round', (_name, footprint) => {
    const points = ends(shadowPath(plan(footprint)));
    expect(heightAt(points, true, 0.35)).toBeLessThan(0.8 * heightAt(points, false, 0.35));
    expect(heightAt(points, true, 0.02)).toBeLessThan(0.6 * heightAt(points, true, 0.35));
  });

  it('keeps to its box, whichever layer it is', () => {
    const thing = plan(block(160, 120));
    const box = shadowBox(thing);
    for (const reach of [1, 0.6])
      for (const [x, y] of ends(shadowPath(thing, reach))) {
        expect(x).toBeGreaterThan(box.x0 - 1);
        expect(x).toBeLessThan(box.x1 + 1);
        expect(y).toBeGreaterThan(box.y0 - 1);
        expect(y).toBeLessThan(box.y1 + 1);
      }
  });

  it('goes less far in a lower layer', () => {
    const right = (reach: number) => Math.max(...ends(shadowPath(plan(disc(60)), reach)).map(([x]) => x));
    expect(right(0.6)).toBeLessThan(right(1) - 20);
  });
});

import { describe, expect, it } from 'vitest';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import { hangIvy } from '../../../../atlas/endless/ivy';
import { inlay } from '../../../../atlas/endless/inlays';
import { MOODS } from '../../../../atlas/endless/moods';
import { PLANS } from '../../../../atlas/endless/plans';
import { flightsOf, hidesStairs, restsOf } from '../../../../atlas/endless/stairs';
import { Ground } from '../../../../atlas/ground/ground';

const groundOf = () =>
  new Ground(
    new Scene({ width: 2000, height: 1200, horizon: 0, light: new DayLight(), seed: 'floor', hazy: false }),
  );
/** All points of what lies on a ground. */
const points = ({ nodes }: Ground) =>
  nodes.flatMap((node) =>
    'd' in node ? (node.d.match(/-?[\d.]+ -?[\d.]+/g) ?? []).map((pair) => pair.split(' ').map(Number)) : [],
  );

describe('patterns in the paving', () => {
  it.each([0, 1, 2, 3])('number %i lies within its round, in two colours', (which) => {
    const ground = groundOf();
    inlay(ground, [1000, 600, 300, 120], which, { stone: '#d0c8c0', cloth: ['#c03030', '#fff4e0'] });
    const found = points(ground);
    expect(found.length).toBeGreaterThan(20);
    for (const [x = NaN, y = NaN] of found)
      expect(Math.hypot((x - 1000) / 300, (y - 600) / 120)).toBeLessThan(1.06);
    expect(
      new Set(ground.nodes.map((node) => ('fill' in node ? node.fill : undefined))).size,
    ).toBeGreaterThan(1);
  });
});

describe('ivy on a wall', () => {
  it('hangs from its edge, and has snow on it in winter', () => {
    const wall = [
      [0, 600],
      [1000, 640],
      [2000, 600],
    ] as const;
    const [green, white] = [groundOf(), groundOf()];
    hangIvy(green, wall, MOODS.summer);
    hangIvy(white, wall, MOODS.winter);
    const heights = points(green).map(([, y = NaN]) => y);
    expect(heights.length).toBeGreaterThan(100);
    expect(Math.min(...heights)).toBeGreaterThan(560);
    expect(Math.max(...heights)).toBeLessThan(760);
    const fills = ({ nodes }: Ground) => nodes.map((node) => ('fill' in node ? node.fill : undefined));
    expect(fills(green)).not.toEqual(fills(white));
  });
});

describe('stairs', () => {
  const far = { scaleAt: () => 0.5 };
  const near = { scaleAt: () => 1 };

  it('are as wide and as deep on the picture as their distance makes them', () => {
    const [small, large] = [flightsOf(PLANS.terraces, far), flightsOf(PLANS.terraces, near)];
    expect(large.length).toBe(PLANS.terraces.stairs?.length);
    for (const [i, { wide, deep, cheek }] of small.entries()) {
      expect(wide * 2).toBeCloseTo(large[i]?.wide ?? NaN);
      expect(deep * 2).toBeCloseTo(large[i]?.deep ?? NaN);
      expect(cheek * 2).toBeCloseTo(large[i]?.cheek ?? NaN);
    }
    expect(flightsOf(PLANS.ring, near)).toEqual([]);
  });

  it('stay free as far as they come down, and no further', () => {
    const [flight] = flightsOf(PLANS.terraces, far);
    if (!flight) expect.fail('no stairs');
    const { x, y, wide, deep } = flight;
    const at = (dx: number, dy: number) => ({ x0: x + dx, x1: x + dx + 4, y0: y + dy, y1: y + dy + 4 });
    expect(hidesStairs([flight], at(0, deep))).toBe(true);
    expect(hidesStairs([flight], at(wide, deep))).toBe(false);
    expect(hidesStairs([flight], at(0, deep + 60))).toBe(false);
    const [rest] = restsOf([flight]);
    expect(rest?.[3]).toBeLessThan(deep * 1.1);
  });
});

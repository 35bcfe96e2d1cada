import { expect, it } from 'vitest';
import type { Point } from '../../../../../../atlas/core/geometry';
import { hubOf, turnedPoint, type Hub } from '../../../../../../atlas/further/life/turning/hub';

/** A wheel on a wall seen aslant: circles are ellipses. */
const WHEEL: Hub = { hub: [730, 410], quarter: [0.1, -0.6, 1.01 / 0.6, -0.1], error: 0 };

const POINTS: readonly Point[] = [
  [800, 410],
  [760, 460],
  [690, 380],
  [735, 300],
];

const quarterOf = (wheel: Hub, points: readonly Point[]) =>
  points.map((point) => [point, turnedPoint(wheel, point, Math.PI / 2)] as const);

it('finds the hub and the turn from where a quarter turn puts points, seen aslant too', () => {
  const found = hubOf(quarterOf(WHEEL, POINTS));
  expect(found?.hub[0]).toBeCloseTo(730, 6);
  expect(found?.hub[1]).toBeCloseTo(410, 6);
  for (const [i, value] of WHEEL.quarter.entries()) expect(found?.quarter[i]).toBeCloseTo(value, 6);
  expect(found?.error).toBeLessThan(1e-6);
});

it('a line from the hub has to be seen at a half turn as well', () => {
  const hand: readonly Point[] = [
    [730, 410],
    [730, 350],
    [730, 380],
  ];
  const once = quarterOf(WHEEL, hand);
  expect(hubOf(once)).toBeUndefined();
  const twice = quarterOf(
    WHEEL,
    once.map(([, to]) => to),
  );
  expect(hubOf([...once, ...twice])?.hub[0]).toBeCloseTo(730, 6);
});

it('says how badly points fit that do not turn as one, and finds nothing in what is only shifted', () => {
  const shifted = POINTS.map(([x, y]) => [[x, y] as Point, [x + 40, y] as Point] as const);
  expect(hubOf(shifted)).toBeUndefined();
  const torn = quarterOf(WHEEL, POINTS).map(
    ([from, [x, y]], i) => [from, [x + (i % 2) * 60, y] as Point] as const,
  );
  expect(hubOf(torn)?.error).toBeGreaterThan(6);
});

it('a turn keeps its hub, four quarters close it, and two are a half turn', () => {
  for (const turn of [0.3, 1.7, 4]) expect(turnedPoint(WHEEL, WHEEL.hub, turn)).toEqual(WHEEL.hub);
  const [x, y] = POINTS[0] ?? [0, 0];
  const quarters = [1, 2, 3, 4].reduce<Point>((point) => turnedPoint(WHEEL, point, Math.PI / 2), [x, y]);
  expect(quarters[0]).toBeCloseTo(x, 6);
  expect(quarters[1]).toBeCloseTo(y, 6);
  const half = turnedPoint(WHEEL, [x, y], Math.PI);
  expect(half[0] + x).toBeCloseTo(2 * 730, 6);
  expect(half[1] + y).toBeCloseTo(2 * 410, 6);
});

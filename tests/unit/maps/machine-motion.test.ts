import { expect, it } from 'vitest';
import { poseAt, posedPoint, shareAt, type Matrix } from '../../../src/maps/machine-motion';
import type { Motion } from '../../../src/maps/machines';

const WHEEL: Motion = { kind: 'turn', hub: [730, 410], linear: [0.1, -0.6, 1.01 / 0.6, -0.1], seconds: 16 };
const CABIN: Motion = { ...WHEEL, kind: 'ride', by: [800, 300] };
const DISH: Motion = {
  kind: 'sway',
  hub: [50, 60],
  linear: [-0.05, 0, 0.04, -0.01],
  seconds: 18,
  phase: -Math.PI / 2,
};
const HORSE: Motion = {
  kind: 'sway',
  hub: [0, 0],
  linear: [0, 0, 0, 0],
  by: [0, -14],
  seconds: 5,
  phase: 2.3,
};
const ALL = [WHEEL, CABIN, DISH, HORSE, { ...WHEEL, kind: 'rest' } as const];

const put = (pose: Matrix, x: number, y: number) => posedPoint(pose, [x, y]);
const near = ([x, y]: readonly [number, number], [u, v]: readonly [number, number]) => {
  expect(x).toBeCloseTo(u, 6);
  expect(y).toBeCloseTo(v, 6);
};

it('at rest nothing is moved, and whoever goes round or there and back ends where they began', () => {
  for (const motion of ALL)
    for (const share of [0, 1]) near(put(poseAt(motion, share), 800, 300), [800, 300]);
});

it('the hub of what turns or sways stays where it is', () => {
  for (const share of [0.1, 0.3, 0.7]) {
    near(put(poseAt(WHEEL, share), 730, 410), [730, 410]);
    near(put(poseAt(DISH, share), 50, 60), [50, 60]);
  }
});

it('a quarter turn does to a point what the file says', () => {
  near(put(poseAt(WHEEL, 0.25), 740, 430), [730 + 10 * 0.1 - 20 * 0.6, 410 + (10 * 1.01) / 0.6 - 20 * 0.1]);
});

it('a cabin hangs upright from where the wheel carries it', () => {
  for (const share of [0.2, 0.5, 0.9]) {
    const pose = poseAt(CABIN, share);
    expect(pose.slice(0, 4)).toEqual([1, 0, 0, 1]);
    near(put(pose, 800, 300), put(poseAt(WHEEL, share), 800, 300));
  }
});

it('a dish goes one way alone and furthest half way; a horse rises and sinks, and moves to no side', () => {
  const [a] = poseAt(DISH, 0.5);
  expect(a).toBeCloseTo(1 - 2 * 0.05, 6);
  const heights = Array.from({ length: 50 }, (_, i) => put(poseAt(HORSE, i / 50), 7, 100));
  expect(heights.every(([x]) => x === 7)).toBe(true);
  const ys = heights.map(([, y]) => y);
  expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(28, 0);
});

it('goes on evenly either way round, and a hand stands on its ticks', () => {
  expect(shareAt(WHEEL, 4)).toBeCloseTo(0.25, 9);
  expect(shareAt(WHEEL, 16)).toBeCloseTo(0, 9);
  expect(shareAt({ ...WHEEL, seconds: -16 }, 4)).toBeCloseTo(0.75, 9);
  const clock: Motion = { ...WHEEL, seconds: 60, ticks: 60 };
  expect(shareAt(clock, 0.99)).toBe(0);
  expect(shareAt(clock, 1)).toBeCloseTo(1 / 60, 9);
  expect(shareAt({ ...WHEEL, kind: 'rest' }, 5)).toBe(0);
});

import { expect, it } from 'vitest';
import { countWithin, sharedOn, turnAt, turnMatrix } from '../../../src/living/turn';

const WHEEL = { hub: [730, 410], quarter: [0.1, -0.6, 1.01 / 0.6, -0.1], seconds: 16 };

const put = ([a, b, c, d, e, f]: ReturnType<typeof turnMatrix>, x: number, y: number) => [
  a * x + c * y + e,
  b * x + d * y + f,
];

it('at rest nothing is moved, and a whole turn ends where it began', () => {
  expect(put(turnMatrix(WHEEL, 0), 800, 300)).toEqual([800, 300]);
  const [x = 0, y = 0] = put(turnMatrix(WHEEL, 2 * Math.PI), 800, 300);
  expect(x).toBeCloseTo(800, 6);
  expect(y).toBeCloseTo(300, 6);
});

it('the hub stays where it is however far a part is turned', () => {
  for (const turn of [0.1, 1, 2.5, 4, 6.2]) {
    const [x = 0, y = 0] = put(turnMatrix(WHEEL, turn), 730, 410);
    expect(x).toBeCloseTo(730, 6);
    expect(y).toBeCloseTo(410, 6);
  }
});

it('a quarter turn does to a point what the file says', () => {
  const [x = 0, y = 0] = put(turnMatrix(WHEEL, Math.PI / 2), 740, 430);
  expect(x).toBeCloseTo(730 + 10 * 0.1 - 20 * 0.6, 6);
  expect(y).toBeCloseTo(410 + (10 * 1.01) / 0.6 - 20 * 0.1, 6);
});

it('goes on evenly either way round, never by more after a pause, and faster while it answers', () => {
  let share = 0;
  for (let step = 0; step < 100; step++) share = sharedOn(share, WHEEL, 0.16, false);
  expect(Math.min(share, 1 - share)).toBeCloseTo(0, 9);
  expect(sharedOn(0, { seconds: -16 }, 0.16, false)).toBeCloseTo(0.99, 9);
  expect(sharedOn(0.5, WHEEL, 60, false)).toBeLessThan(0.52);
  expect(sharedOn(0.5, WHEEL, 0.16, true)).toBeCloseTo(0.56, 9);
});

it('the hand of a clock stands on its ticks', () => {
  const clock = { ticks: 60 };
  expect(turnAt(clock, 0.0166)).toBe(0);
  expect(turnAt(clock, 1 / 60)).toBeCloseTo(Math.PI / 30, 9);
  expect(turnAt(clock, 0.999)).toBeCloseTo((59 / 60) * 2 * Math.PI, 9);
  expect(turnAt({}, 0.25)).toBeCloseTo(Math.PI / 2, 9);
});

it('turns as many as a step has pixels for, and always the first', () => {
  expect(countWithin([300, 200, 100], 400)).toBe(1);
  expect(countWithin([100, 200, 100], 400)).toBe(3);
  expect(countWithin([900, 1], 400)).toBe(1);
  expect(countWithin([], 400)).toBe(0);
});

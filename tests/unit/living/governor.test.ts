import { expect, it } from 'vitest';
import { AGAIN_MS, BUDGET_MS, governed, GOVERNOR, triedAgain } from '../../../src/living/governor';

const STEP_MS = 180;

/** The pace after steps of these costs, each so many ms after the one before. */
const after = (costs: readonly number[], every = STEP_MS) =>
  costs.reduce((governor, cost, index) => governed(governor, cost, index * every), GOVERNOR).pace;
const times = (count: number, cost: number) => Array.from({ length: count }, () => cost);

it('a slow device moves less after four steps, and is still after two more', () => {
  expect(after(times(3, 40), 100)).toBe('all');
  expect(after(times(4, 40), 100)).toBe('few');
  expect(after(times(6, 40), 100)).toBe('still');
});

it('one that is too slow for as many steps is judged by those it came to', () => {
  expect(after(times(2, 400), 450)).toBe('few');
  expect(after(times(4, 400), 450)).toBe('still');
});

it('one slow step among quick ones changes nothing', () => {
  expect(after([...times(4, 1), 3000, 1])).toBe('all');
  expect(after(times(400, BUDGET_MS))).toBe('all');
});

it('gives nothing back for half a minute, however quick the steps are', () => {
  expect(after([...times(4, 40), ...times(180, 0)])).toBe('few');
  expect(after([...times(6, 40), ...times(180, 0)])).toBe('still');
});

it('tries a device again that was slow, and waits twice as long each time', () => {
  let governor = GOVERNOR;
  let now = 0;
  const waits = [0, 1, 2, 3].map(() => {
    while (governor.pace !== 'still') governor = governed(governor, 40, (now += STEP_MS));
    const begun = now;
    while (governor.pace === 'still') governor = triedAgain(governor, (now += STEP_MS));
    expect(governor.pace).toBe('all');
    return Math.round((now - begun) / AGAIN_MS);
  });
  expect(waits).toEqual([1, 2, 4, 8]);
});

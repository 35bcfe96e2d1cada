import { beforeEach, expect, it, vi } from 'vitest';
import type { WeekKey } from '../../../../../src/contest/weeks';
import { erase } from '../../../../../src/screens/admin/data/retention';

const WEEKS: readonly WeekKey[] = ['2026-W42', '2026-W41', '2026-W40'];
const BEFORE = '2026-10-24';
const faults = {
  list: async () => ({ kind: 'ok', value: [] }) as const,
  erase: vi.fn(async (_before?: string) => ({ kind: 'ok', value: 3 }) as const),
};
beforeEach(() => void faults.erase.mockClear());

it('says that the store is away instead of a count that is not whole', async () => {
  const eraseEntries = vi.fn(async (week: WeekKey) =>
    week === '2026-W41' ? ({ kind: 'offline' } as const) : ({ kind: 'ok', value: 2 } as const),
  );
  expect(await erase({ eraseEntries, faults }, WEEKS, () => 'a1', BEFORE)).toEqual({ kind: 'offline' });
  expect(eraseEntries).toHaveBeenCalledTimes(2);
  expect(faults.erase).not.toHaveBeenCalled();
});

it('erases each week under a line of the log of its own', async () => {
  const eraseEntries = vi.fn(async () => ({ kind: 'ok', value: 2 }) as const);
  let ids = 0;
  expect(await erase({ eraseEntries, faults }, WEEKS, () => `a${(ids += 1)}`, BEFORE)).toEqual({
    kind: 'ok',
    value: 6,
  });
  expect(eraseEntries.mock.calls).toEqual([
    ['2026-W42', 'a1'],
    ['2026-W41', 'a2'],
    ['2026-W40', 'a3'],
  ]);
  expect(faults.erase.mock.calls).toEqual([[BEFORE]]);
});

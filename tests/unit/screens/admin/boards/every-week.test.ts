import { expect, it, vi } from 'vitest';
import type { AdminRecords } from '../../../../../src/records/store-port';
import type { ModeratedRow } from '../../../../../src/records/moderation';
import { AT_ONCE, rowsEverywhere, weeksOf } from '../../../../../src/screens/admin/boards/every-week';

const row = (path: string): ModeratedRow => ({ path, name: 'Rude', userId: '', isHidden: false });
const PATHS: Readonly<Record<string, readonly string[]>> = {
  '2025-W52': ['leaderboard/2025-W52/level3/a'],
  '2026-W02': ['dailyHunt/2026-01-05/scores/b', 'explorers/2026-W02/players/c'],
};

function desk() {
  const rows = vi.fn(async ({ week }: { week: string }) => ({
    kind: 'ok',
    value: (PATHS[week] ?? []).map(row),
  }));
  const quiet = Array.from({ length: AT_ONCE }, (_, index) => `2025-W1${String(index)}`);
  const value = [...quiet, '2025-W52', '2026-W01', '2026-W02'];
  const weeks = vi.fn(async () => ({ kind: 'ok', value }));
  return { rows, weeks, admin: { weeks, moderation: { rows } } as unknown as AdminRecords };
}

const QUERY = { of: 'name', week: 'ever', name: 'Rude' } as const;
const asked = ({ rows }: ReturnType<typeof desk>) => rows.mock.calls.map(([{ week }]) => week);

it('finds a player in every week, the newest first, and where to look again after an act', async () => {
  const one = desk();
  const steps: number[] = [];
  const answer = await rowsEverywhere(
    one.admin,
    QUERY,
    undefined,
    ({ done, of }) => steps.push(done / of) > 0,
  );
  if (answer?.kind !== 'ok') throw new Error(answer?.kind);
  expect(answer.value.map(({ path }) => path)).toEqual([
    'dailyHunt/2026-01-05/scores/b',
    'explorers/2026-W02/players/c',
    'leaderboard/2025-W52/level3/a',
  ]);
  expect(steps).toEqual([0, AT_ONCE / (AT_ONCE + 3)]);
  const known = weeksOf(answer.value);
  expect(known).toEqual(['2026-W02', '2025-W52']);
  const again = desk();
  await rowsEverywhere(again.admin, QUERY, known, () => true);
  expect([asked(again), again.weeks.mock.calls.length]).toEqual([['2026-W02', '2025-W52'], 0]);
});

it('gives nothing when it is told to stop, or when a week cannot be read: half of all rows are not all', async () => {
  const one = desk();
  expect(await rowsEverywhere(one.admin, QUERY, undefined, ({ done }) => done < 1)).toBeUndefined();
  expect(asked(one)).toHaveLength(AT_ONCE);
  one.rows.mockResolvedValueOnce({ kind: 'offline' } as never);
  expect(await rowsEverywhere(one.admin, QUERY, undefined, () => true)).toEqual({ kind: 'offline' });
});

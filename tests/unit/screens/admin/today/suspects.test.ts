import { expect, it, vi } from 'vitest';
import type { Records } from '../../../../../src/records/port';
import { BOARDS_OF_WEEK, suspectsOf } from '../../../../../src/screens/admin/today/suspects';

const WEEK = '2026-W47';
const row = (id: string, doubt: string | undefined, waiting = false) => ({
  id,
  name: `Player ${id}`,
  doubt,
  waiting,
});

interface Places {
  readonly board?: readonly object[];
  readonly hunt?: readonly object[];
  readonly contest?: readonly object[];
}

/** The board of level 3, mode 4, Tuesday's hunt and the contest with these rows; all others are empty. */
function records({ board = [], hunt = [], contest = [] }: Places = {}) {
  const answer = (unproved: readonly object[]) => ({
    kind: 'ok',
    more: false,
    board: { rows: [], unproved },
  });
  return {
    board: vi.fn(async ({ level, mode }: { level: number; mode: number }) =>
      answer(level === 3 && mode === 4 ? board : []),
    ),
    huntBoard: vi.fn(async (day: string) => answer(day === '2026-11-17' ? hunt : [])),
    contestResults: vi.fn(async () => ({ kind: 'ok', more: false, rows: contest })),
  } as unknown as Pick<Records, 'board' | 'huntBoard' | 'contestResults'>;
}

it('names rows that their runs speak against, and no one whom a change of the game explains', async () => {
  const asked = records({
    board: [
      row('a', 'eyeTooFast'),
      row('b', 'beforeRuns'),
      row('c', 'otherEdition'),
      row('d', 'unchecked'),
      row('e', 'noRun'),
      row('f', 'copied', true),
    ],
    hunt: [row('g', 'copied')],
    contest: [row('h', 'noRun'), row('i', undefined)],
  });
  const steps: number[] = [];
  const answer = await suspectsOf(asked, WEEK, ({ done }) => steps.push(done) > 0);
  const board = { of: 'board', level: 3, mode: 4 };
  expect(answer).toEqual({
    kind: 'ok',
    found: [
      { id: 'a', name: 'Player a', doubt: 'eyeTooFast', place: board },
      { id: 'e', name: 'Player e', doubt: 'noRun', place: board },
      { id: 'g', name: 'Player g', doubt: 'copied', place: { of: 'hunt', day: '2026-11-17' } },
      { id: 'h', name: 'Player h', doubt: 'noRun', place: { of: 'contest' } },
    ],
  });
  expect(steps.at(-1)).toBe(BOARDS_OF_WEEK);
  expect(vi.mocked(asked.huntBoard).mock.calls.map(([day]) => day)).toHaveLength(7);
});

it('stops when it is told to', async () => {
  const asked = records();
  await suspectsOf(asked, WEEK, ({ done }) => done < 3);
  expect(asked.board).toHaveBeenCalledTimes(3);
});

it('says that the boards cannot be reached rather than that nothing was found', async () => {
  const huntBoard = vi.fn(async () => ({ kind: 'offline' })) as unknown as Records['huntBoard'];
  expect(await suspectsOf({ ...records(), huntBoard }, WEEK, () => true)).toEqual({ kind: 'offline' });
});

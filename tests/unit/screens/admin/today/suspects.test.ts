import { expect, it, vi } from 'vitest';
import type { Records } from '../../../../../src/records/port';
import { BOARDS_OF_WEEK, suspectsOf } from '../../../../../src/screens/admin/today/suspects';

const WEEK = '2026-W47';
const row = (id: string, doubt: string, waiting = false) => ({ id, name: `Player ${id}`, doubt, waiting });

/** A board of level 3, mode 4, with these rows below its line; all others are empty. */
function boards(...unproved: readonly object[]) {
  return vi.fn(async ({ level, mode }: { level: number; mode: number }) => ({
    kind: 'ok',
    more: false,
    board: { rows: [], unproved: level === 3 && mode === 4 ? unproved : [] },
  })) as unknown as Records['board'];
}

it('names rows that their runs speak against, and no one whom a change of the game explains', async () => {
  const board = boards(
    row('a', 'eyeTooFast'),
    row('b', 'beforeRuns'),
    row('c', 'otherEdition'),
    row('d', 'unchecked'),
    row('e', 'noRun'),
    row('f', 'copied', true),
  );
  const steps: number[] = [];
  const answer = await suspectsOf({ board }, WEEK, ({ done }) => steps.push(done) > 0);
  expect(answer).toEqual({
    kind: 'ok',
    found: [
      { id: 'a', name: 'Player a', doubt: 'eyeTooFast', level: 3, mode: 4 },
      { id: 'e', name: 'Player e', doubt: 'noRun', level: 3, mode: 4 },
    ],
  });
  expect(steps.at(-1)).toBe(BOARDS_OF_WEEK);
  expect(board).toHaveBeenCalledTimes(BOARDS_OF_WEEK);
});

it('stops when it is told to', async () => {
  const board = boards();
  await suspectsOf({ board }, WEEK, ({ done }) => done < 3);
  expect(board).toHaveBeenCalledTimes(3);
});

it('says that the boards cannot be reached rather than that nothing was found', async () => {
  const board = vi.fn(async () => ({ kind: 'offline' })) as unknown as Records['board'];
  expect(await suspectsOf({ board }, WEEK, () => true)).toEqual({ kind: 'offline' });
});

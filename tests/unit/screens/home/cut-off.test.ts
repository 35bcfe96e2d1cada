// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepValue } from '../../../../src/kept/kept';
import { cutOffOf, dropRun, foundRuns, lookForRuns } from '../../../../src/screens/home/cut-off';
import { cutOffRun } from '../../../support/cut-off-run';
import { holdLocks } from '../../../support/locks';

const KEPT_AT = 5_000_000;
const HOUR = 3_600_000;

const keep = (id: string, changes: Parameters<typeof cutOffRun>[0] = {}) =>
  keepValue(
    `run.${id}`,
    cutOffRun({ result: id, kept: { at: 9, epoch: KEPT_AT }, ...changes }),
    () => localStorage,
  );
const found = async (now = KEPT_AT + 1000) => (await lookForRuns(now)).map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  holdLocks([]);
});

describe('a game that was cut off', () => {
  it.each([
    ['/game/15?mode=2', 60_000, 'running'],
    ['/game/15?mode=2', 23 * HOUR, 'running'],
    ['/game/15?mode=2', 24 * HOUR, undefined],
    ['/game/15?mode=5&quest=quest4', 60_000, 'running'],
    ['/game/15?mode=3', 15_000, 'running'],
    ['/game/15?mode=3', 21_000, 'ended'],
    ['/game/15?mode=3', 90 * HOUR, 'ended'],
    ['/game/15?mode=2&ease=relaxed', 90 * HOUR, 'resting'],
    ['/game/15?mode=3&ease=large', 90 * HOUR, 'resting'],
    ['/game/15?mode=5&quest=quest4#duel=AAAA~L%C3%A9a~Tom', 60_000, 'running'],
    ['/game/15?mode=2#run=AAAA', 60_000, undefined],
    ['/game/99?mode=2', 0, undefined],
    ['/game/15?mode=9', 0, undefined],
    ['https://elsewhere.test/game/15?mode=2', 0, undefined],
    ['//elsewhere.test', 0, undefined],
  ])('at %s after %i ms is %s', (game, away, state) => {
    const run = cutOffRun({ game, kept: { at: 9, epoch: KEPT_AT } });
    expect(cutOffOf(run, KEPT_AT + away)?.state).toBe(state);
  });

  it('that was over waits with its result, however long', () => {
    const run = cutOffRun({ isOver: true, kept: { at: 9, epoch: KEPT_AT } });
    expect(cutOffOf(run, KEPT_AT + 90 * HOUR)).toEqual({
      id: 'r',
      address: '/game/15?mode=2',
      level: 'DEMON SLAYER',
      mode: 2,
      state: 'ended',
    });
  });
});

describe('the runs of a device', () => {
  it('are found where no tab plays them', async () => {
    keep('a');
    keep('b');
    holdLocks(['worldmaps.run.a']);
    expect(await found()).toEqual(['b']);
    expect(foundRuns().map(({ id }) => id)).toEqual(['b']);
    dropRun('b');
    expect(foundRuns()).toEqual([]);
    holdLocks([]);
    expect(await found()).toEqual(['a']);
  });

  it('are forgotten when nobody can go on with them', async () => {
    keep('a');
    localStorage.setItem('worldmaps.run.b', '{"game":');
    expect(await found(KEPT_AT + 25 * HOUR)).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('wait while the calendar stands before them: nobody knows how long their player was away', async () => {
    keep('a');
    expect(await found(KEPT_AT - 1)).toEqual([]);
    expect(await found(KEPT_AT)).toEqual(['a']);
  });

  it('are offered nowhere where no tab can tell what it plays', async () => {
    keep('a');
    holdLocks(undefined);
    expect(await found()).toEqual([]);
    holdLocks('refused');
    expect(await found()).toEqual([]);
    expect(localStorage).toHaveLength(1);
  });
});

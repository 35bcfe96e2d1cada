import { describe, expect, it } from 'vitest';
import { bestToday } from '../../../src/kiosk/today';

/** An hour of a day of this machine, epoch ms. */
const at = (hour: number, day = 21) => new Date(2026, 10, day, hour).getTime();
const NOW = at(18);

const quick = (id: string, found: number, ms: number, hour: number, day = 21) => ({
  id,
  at: at(hour, day),
  letters: 'LEA',
  found,
  ms,
  level: 1,
});
const score = (id: string, mode: 1 | 2 | 3 | 4, points: number, time: number, hour: number, day = 21) => ({
  kind: 'score' as const,
  id,
  at: at(hour, day),
  mode,
  level: 1,
  name: id,
  score: points,
  time,
});
const best = (rush: Parameters<typeof bestToday>[0], lines: readonly ReturnType<typeof score>[]) =>
  bestToday(rush, lines, NOW).map(({ id, game, isLast }) => [id, game, isLast]);

describe('the day’s best', () => {
  it('are the three best of the quick game, then who leads each mode', () => {
    const rush = [
      quick('a', 5, 40_000, 9),
      quick('b', 5, 30_000, 10),
      quick('c', 2, 9000, 11),
      quick('d', 1, 900, 12),
    ];
    const lines = [
      score('slow', 2, 10, 90, 9),
      score('fast', 2, 10, 60, 10),
      score('less', 3, 6, 20, 11),
      score('attack', 3, 7, 20, 12),
    ];
    expect(best(rush, lines)).toEqual([
      ['b', 'rush', false],
      ['a', 'rush', false],
      ['c', 'rush', false],
      ['fast', 'random', false],
      ['attack', 'timeAttack', true],
    ]);
  });

  it('are nobody who found nothing', () => {
    expect(best([quick('away', 0, 0, 9)], [])).toEqual([]);
    expect(best([quick('away', 0, 0, 9), quick('one', 1, 900, 8)], [])).toEqual([['one', 'rush', true]]);
  });

  it('are of this day alone', () => {
    const rush = [quick('yesterday', 5, 1000, 17, 20), quick('today', 1, 1000, 8)];
    const lines = [score('before', 4, 10, 10, 23, 20), score('after', 4, 1, 10, 0)];
    expect(best(rush, lines).map(([id]) => id)).toEqual(['today', 'after']);
    expect(best([], [])).toEqual([]);
  });

  it('tell who came last to lead, of all games', () => {
    expect(best([quick('a', 3, 1000, 15)], [score('b', 1, 3, 10, 14)])).toEqual([
      ['a', 'rush', true],
      ['b', 'duplicates', false],
    ]);
  });

  it('are told in seconds, by the letters or the name they left', () => {
    const [first] = bestToday([quick('a', 3, 12_340, 9)], [], NOW);
    expect(first).toEqual({ id: 'a', who: 'LEA', game: 'rush', score: 3, time: 12.3, isLast: true });
    const [other] = bestToday([], [score('b', 4, 8, 33.1, 9)], NOW);
    expect(other).toEqual({ id: 'b', who: 'b', game: 'mastery', score: 8, time: 33.1, isLast: true });
  });

  it('of two alike in a mode is the one who was there first', () => {
    expect(best([], [score('late', 4, 5, 20, 12), score('early', 4, 5, 20, 9)])[0]?.[0]).toBe('early');
  });
});

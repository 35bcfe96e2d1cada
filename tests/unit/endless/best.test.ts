import { describe, expect, it } from 'vitest';
import {
  bestOf,
  bestsOver,
  isBetter,
  isClose,
  mapKey,
  withRun,
  type EndlessBests,
} from '../../../src/endless/best';
import { NOTHING_FOUND, startedOver, withFind } from '../../../src/progress/progress';

const run = (score: number, time: number, at = 1) => ({ score, time, at });

describe('the best run on a map from a seed', () => {
  it('has more right answers, or as many in less time', () => {
    const first = withRun({}, 'E1-A', 2, run(7, 60_000));
    expect(bestOf(first, 'E1-A', 2)).toEqual(run(7, 60_000));
    expect(withRun(first, 'E1-A', 2, run(7, 60_000, 2))).toBe(first);
    expect(withRun(first, 'E1-A', 2, run(6, 10))).toBe(first);
    expect(withRun(first, 'E1-A', 3, run(0, 10))).toBe(first);
    expect(bestOf(withRun(first, 'E1-A', 2, run(7, 59_900)), 'E1-A', 2)?.time).toBe(59_900);
    expect(bestOf(withRun(first, 'E1-A', 3, run(1, 5)), 'E1-A', 2)).toEqual(run(7, 60_000));
    expect(isBetter(run(2, 9), run(2, 9))).toBe(false);
  });

  it.each([
    ['as good', run(7, 60_000), true],
    ['a tenth slower', run(7, 66_000), true],
    ['slower than that', run(7, 66_001), false],
    ['one find short', run(6, 10_000), true],
    ['two finds short', run(5, 10_000), false],
  ])('is close to a challenge where it is %s', (_, mine, close) => {
    expect(isClose(mine, run(7, 60_000))).toBe(close);
  });

  it('is close within two seconds of a short one, and never with nothing found', () => {
    expect(isClose(run(1, 7000), run(1, 5000))).toBe(true);
    expect(isClose(run(1, 7001), run(1, 5000))).toBe(false);
    expect([isClose(run(0, 1), run(1, 1)), isClose(run(1, 1), run(2, 1))]).toEqual([false, false]);
  });

  it('is remembered of the maps played last', () => {
    let bests: EndlessBests = {};
    for (let i = 0; i < 70; i++) bests = withRun(bests, `E1-${String(i)}`, 2, run(1, 1, i));
    expect(Object.keys(bests)).toHaveLength(60);
    expect(bestOf(bests, 'E1-9', 2)).toBeUndefined();
    expect(bestOf(bests, 'E1-69', 2)).toBeDefined();
  });

  it('is that of one edition of a map', () => {
    const [mine, theirs] = ['00112233aaaaaaaa', '00112234aaaaaaaa'].map((boxes) =>
      mapKey({ code: 'E1-A', boxes }),
    );
    const bests = withRun({}, mine ?? '', 2, run(7, 5));
    expect(bestOf(bests, mine ?? '', 2)).toEqual(run(7, 5));
    expect(bestOf(bests, theirs ?? '', 2)).toBeUndefined();
  });

  it('survives a reload, and what is malformed counts as none', () => {
    const kept = new Map<string, string>();
    const shelf = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    });
    bestsOver(shelf).change((bests) => withRun(bests, 'E1-A', 2, run(7, 5)));
    expect(bestsOver(shelf).get()).toEqual({ 'E1-A 2': run(7, 5) });
    for (const [key] of kept)
      kept.set(key, '{"E1-A 2":{"score":"all"},"E1-B 2":{"score":1,"time":2,"at":3}}');
    expect(bestsOver(shelf).get()).toEqual({ 'E1-B 2': run(1, 2, 3) });
  });
});

it('finds on a map from a seed stand in no stamp book', () => {
  const find = { at: 5, ms: 6 };
  expect(withFind(NOTHING_FOUND, 0, 'quest1', find)).toBe(NOTHING_FOUND);
  expect(startedOver(NOTHING_FOUND, 0, 7)).toBe(NOTHING_FOUND);
  expect(withFind(NOTHING_FOUND, 1, 'quest1', find)).not.toEqual(NOTHING_FOUND);
});

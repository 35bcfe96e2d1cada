import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mergeProgress,
  progressOf,
  progressOver,
  totalTime,
  withFound,
  withoutLevel,
} from '../../../../src/screens/catalogue/progress';
import { expectMergeLaws } from '../../../support/merge-laws';

const shelf = (content?: string): Pick<Storage, 'getItem' | 'setItem'> => {
  const kept = new Map(content === undefined ? [] : [['worldmaps.catalogue', content]]);
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
};
const blocked = (): Pick<Storage, 'getItem' | 'setItem'> => {
  throw new DOMException('blocked', 'SecurityError');
};

describe('progress', () => {
  it('keeps the first time of a quest and leaves other levels alone', () => {
    const first = withFound(withFound({}, 1, 'quest1', 1500), 2, 'quest1', 9);
    const again = withFound(first, 1, 'quest1', 300);
    expect(again).toBe(first);
    expect(progressOf(withFound(first, 1, 'quest2', 20), 1)).toEqual({ quest1: 1500, quest2: 20 });
    expect(progressOf(first, 3)).toEqual({});
  });

  it('forgets one level alone', () => {
    const both = withFound(withFound({}, 1, 'quest1', 1), 2, 'quest1', 2);
    const rest = withoutLevel(both, 1);
    expect(progressOf(rest, 1)).toEqual({});
    expect(progressOf(rest, 2)).toEqual({ quest1: 2 });
  });

  it('survives from one visit to the next', () => {
    const storage = shelf();
    progressOver(() => storage).change((before) => withFound(before, 15, 'quest3', 4321));
    expect(progressOf(progressOver(() => storage).get(), 15)).toEqual({ quest3: 4321 });
  });

  it('knows what was found before rounds were counted', () => {
    const store = progressOver(() => shelf('{"15":{"quest3":4321},"2":{"round":1,"found":{"quest1":7}}}'));
    expect(progressOf(store.get(), 15)).toEqual({ quest3: 4321 });
    expect(progressOf(store.get(), 2)).toEqual({ quest1: 7 });
  });

  it.each(['', 'not json', '[]', '{"1":{"quest1":-5}}', '{"1":7}', 'null'])(
    'starts empty when %j was kept',
    (content) => {
      expect(progressOver(() => shelf(content)).get()).toEqual({});
    },
  );

  it('lasts for the visit without a storage', () => {
    const store = progressOver(blocked);
    store.change((before) => withFound(before, 1, 'quest1', 9));
    expect(progressOf(store.get(), 1)).toEqual({ quest1: 9 });
  });
});

describe('two tabs', () => {
  const found = fc.dictionary(fc.constantFrom('quest1', 'quest2', 'quest3'), fc.nat(9));
  const progress = fc.dictionary(fc.constantFrom('1', '2'), fc.record({ round: fc.nat(2), found }));

  it('merge by the laws', () => {
    expectMergeLaws(mergeProgress, progress);
  });

  it('have together what each has found', () => {
    const [one, two] = [withFound({}, 1, 'quest1', 8), withFound({}, 1, 'quest2', 9)];
    expect(progressOf(mergeProgress(one, two), 1)).toEqual({ quest1: 8, quest2: 9 });
  });

  it('do not bring back what one of them started over', () => {
    const old = withFound({}, 1, 'quest1', 8);
    const fresh = withFound(withoutLevel(old, 1), 1, 'quest2', 9);
    expect(progressOf(mergeProgress(old, fresh), 1)).toEqual({ quest2: 9 });
    expect(progressOf(mergeProgress(fresh, old), 1)).toEqual({ quest2: 9 });
  });
});

describe('totalTime', () => {
  it('is the sum when all are found', () => {
    expect(totalTime({ quest1: 1500, quest2: 700, other: 9 }, ['quest1', 'quest2'])).toBe(2200);
  });

  it('is nothing while one is missing', () => {
    expect(totalTime({ quest1: 1500 }, ['quest1', 'quest2'])).toBeUndefined();
    expect(totalTime({ quest2: 1500 }, ['quest1', 'quest2'])).toBeUndefined();
  });
});

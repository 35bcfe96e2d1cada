import { describe, expect, it } from 'vitest';
import {
  keepProgress,
  progressOf,
  readProgress,
  totalTime,
  withFound,
  withoutLevel,
} from '../../../../src/screens/catalogue/progress';

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
    expect(withoutLevel(both, 1)).toEqual({ '2': { quest1: 2 } });
  });

  it('survives from one visit to the next', () => {
    const storage = shelf();
    const progress = withFound({}, 15, 'quest3', 4321);
    keepProgress(progress, () => storage);
    expect(readProgress(() => storage)).toEqual(progress);
  });

  it.each(['', 'not json', '[]', '{"1":{"quest1":-5}}', '{"1":7}', 'null'])(
    'starts empty when %j was kept',
    (content) => {
      expect(readProgress(() => shelf(content))).toEqual({});
    },
  );

  it('does without a storage', () => {
    expect(readProgress(blocked)).toEqual({});
    expect(() => keepProgress({}, blocked)).not.toThrow();
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

import { beforeEach, describe, expect, it } from 'vitest';
import { keepOwnBest, ownBestOf } from '../../../src/runs/own-bests';
import { playHonestly } from '../../support/played-run';

const kept = new Map<string, string>();
const shelf = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
});
beforeEach(() => kept.clear());

const GAME = { level: 1, mode: 2 } as const;
const keep = (ways: Parameters<typeof playHonestly>[0]) => {
  const { record, result } = playHonestly(ways);
  return { record, result, isKept: keepOwnBest(record, result, shelf) };
};

describe('the run of an own best', () => {
  it('is had for its game and its result alone, and without what a race does not need', () => {
    const { record, result } = keep({});
    const raced = ownBestOf(GAME, result, shelf);
    expect(raced?.record.run.events).toEqual(record.run.events);
    expect(raced?.record.views).toEqual([]);
    expect(raced?.code.length).toBeLessThan(700);
    expect(ownBestOf({ ...GAME, level: 2 }, result, shelf)).toBeUndefined();
    expect(ownBestOf({ ...GAME, mode: 3 }, result, shelf)).toBeUndefined();
    expect(ownBestOf(GAME, { ...result, time: result.time - 0.1 }, shelf)).toBeUndefined();
    expect(ownBestOf(GAME, { ...result, score: result.score - 1 }, shelf)).toBeUndefined();
  });

  it('takes the place of the earlier one of its game, and of no other', () => {
    const first = keep({ pace: 900 });
    const other = keep({ mode: 5, quest: 'quest3' });
    const second = keep({ pace: 800 });
    expect(ownBestOf(GAME, second.result, shelf)).toBeDefined();
    expect(ownBestOf(GAME, first.result, shelf)).toBeUndefined();
    expect(ownBestOf({ level: 1, mode: 5, quest: 'quest3' }, other.result, shelf)).toBeDefined();
    expect(ownBestOf({ level: 1, mode: 5, quest: 'quest4' }, other.result, shelf)).toBeUndefined();
  });

  it('is one of a hundred, the oldest of which go', () => {
    const { result } = keep({ mode: 5, quest: 'quest3' });
    for (let level = 1; level <= 100; level += 1) keep({ mode: 5, quest: 'quest4', level });
    expect(JSON.parse(kept.get('worldmaps.bests') ?? '')).toHaveLength(100);
    expect(ownBestOf({ level: 1, mode: 5, quest: 'quest3' }, result, shelf)).toBeUndefined();
  });

  it.each([
    '',
    '{}',
    '[1,{"game":"1 2 "}]',
    '[{"game":"1 2 ","run":"nonsense","score":10,"time":20}]',
    '[{"game":"1 2 ","run":7,"score":10,"time":20}]',
  ])('is absent where the text is %s, which is written over', (text) => {
    kept.set('worldmaps.bests', text);
    expect(ownBestOf(GAME, { score: 10, time: 20 }, shelf)).toBeUndefined();
    const { result } = keep({});
    expect(ownBestOf(GAME, result, shelf)).toBeDefined();
  });

  it('is not kept where the storage is full or blocked', () => {
    const { record, result } = playHonestly();
    const blocked = () => {
      throw new Error('blocked');
    };
    expect(keepOwnBest(record, result, blocked)).toBe(false);
    expect(ownBestOf(GAME, result, blocked)).toBeUndefined();
  });
});

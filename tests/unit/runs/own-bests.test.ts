import { beforeEach, describe, expect, it } from 'vitest';
import { bestsOn } from '../../../src/runs/kept-bests';
import { keepOwnBest, ownBestOf } from '../../../src/runs/own-bests';
import { playHonestly } from '../../support/played-run';

const kept = new Map<string, string>();
const shelf = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
});
beforeEach(() => kept.clear());

const GAME = { level: 1, mode: 2 } as const;
const MAP = 'pokemon/5cdf6454/level.json';
const keep = (ways: Parameters<typeof playHonestly>[0]) => {
  const { record, result } = playHonestly(ways);
  return { record, result, isKept: keepOwnBest(record, result, MAP, shelf) };
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
    expect(keepOwnBest(record, result, MAP, blocked)).toBe(false);
    expect(ownBestOf(GAME, result, blocked)).toBeUndefined();
  });
});

describe('the bests on a map as home knows it', () => {
  const DRAWN = { level: 1, data: MAP };
  const gamesOn = (map: typeof DRAWN) => bestsOn(map, shelf).map(({ game }) => game);

  it('are those of this very file of this level, the newest first, and are the games they were', () => {
    keep({ pace: 900 });
    keep({ mode: 5, quest: 'quest3' });
    keep({ mode: 4, level: 2 });
    expect(gamesOn(DRAWN)).toEqual([
      { level: 1, mode: 5, quest: 'quest3' },
      { level: 1, mode: 2, quest: undefined },
    ]);
    expect(gamesOn({ ...DRAWN, data: 'pokemon/00000000/level.json' })).toEqual([]);
    expect(gamesOn({ ...DRAWN, level: 2 })).toEqual([{ level: 2, mode: 4, quest: undefined }]);
  });

  it('are none that were kept before the file was noted, or that no game wrote', () => {
    const { record, result } = playHonestly();
    keepOwnBest(record, result, undefined, shelf);
    expect(gamesOn(DRAWN)).toEqual([]);
    const games = ['1 9 ', '1 2', ' 2 ', '1 2 quest3&mode=4', '1 2 '].map((game, index) => ({
      game,
      run: index === 4 ? 'a~b' : 'AAAA',
      score: 1,
      time: 1,
      map: MAP,
    }));
    kept.set('worldmaps.bests', JSON.stringify(games));
    expect(gamesOn(DRAWN)).toEqual([]);
  });
});

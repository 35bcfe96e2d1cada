import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { levelFaults } from '../../../src/levels/fault-log';
import { loadLevel, type LevelResult } from '../../../src/levels/load';
import { definitionOf } from '../../../src/maps/definition';
import { mapOf, mapOfQuest } from '../../../src/maps/maps';
import type { LevelData } from '../../../src/maps/schema';
import type { Manifest } from '../../../src/maps/manifest';
import type { Platform } from '../../../src/platform/platform';
import { box, quest } from '../../support/game-builders';
import { LEVEL, mapNamed } from '../../support/level';
import { manifestOf } from '../../support/screen';

const load = (level: () => Promise<unknown>, id = 1, manifest: Manifest = manifestOf(1, 2)) => {
  const platform: Platform = {
    kind: 'web',
    maps: { manifest: () => Promise.resolve(manifest), level, pictureUrl: (path) => path },
  };
  return loadLevel(platform, manifest, id);
};
const loadData = (changes: Partial<Record<keyof LevelData, unknown>>) =>
  load(() => Promise.resolve({ ...LEVEL, ...changes }));

describe('loadLevel', () => {
  it('gives a level that is what it should be', async () => {
    expect(await loadData({})).toEqual({ kind: 'ready', level: LEVEL });
  });

  it('asks the platform for the file the manifest names', async () => {
    const asked: unknown[] = [];
    const platform: Platform = {
      kind: 'web',
      maps: {
        manifest: () => Promise.resolve(undefined),
        level: (...args) => {
          asked.push(args);
          return Promise.resolve(LEVEL);
        },
        pictureUrl: (path) => path,
      },
    };
    await loadLevel(platform, manifestOf(1), 1);
    expect(asked).toEqual([[1, '1/level.json']]);
  });

  it('says that a level without a map is not open, and reads nothing', async () => {
    const read = () => Promise.reject(new Error('not to be asked for'));
    expect(await load(read, 7)).toEqual({ kind: 'notOpen' });
  });

  it('says that a file cannot be read now', async () => {
    expect(await load(() => Promise.reject(new TypeError('offline')))).toEqual({ kind: 'unreadable' });
  });

  it('says that a file is no JSON, which another try does not change', async () => {
    const result = await load(() => Promise.reject(new SyntaxError('Unexpected end of input')));
    expect(result).toEqual({ kind: 'corrupt', fault: 'Unexpected end of input' });
  });

  it.each([
    ['no quests', { quests: [] }],
    ['no maps', { maps: [] }],
    ['a box without an area', { quests: [{ ...quest(1), positions: [box(1, 1, 0, 5)] }] }],
    ['a quest of no kind', { quests: [{ ...quest(1), quest: 'quest0' }] }],
    ['another level', { level: 2 }],
    ['no main map', { maps: [mapNamed('dquest2')] }],
    ['two quests of one name', { quests: [quest(1), quest(1)] }],
    ['a quest on no map', { quests: [{ ...quest(1), image: 'dquest9' }] }],
    ['a quest beside its map', { quests: [{ ...quest(1), positions: [box(3830, 10)] }] }],
    ['a quest above its map', { quests: [{ ...quest(1), positions: [box(10, -1)] }] }],
    ['a quest below its map', { quests: [{ ...quest(1), positions: [box(10, 2700)] }] }],
  ])('finds a file with %s corrupt and says why', async (_, changes) => {
    const result = await loadData(changes);
    expect(result.kind).toBe('corrupt');
    expect(result.kind === 'corrupt' && result.fault.length > 0).toBe(true);
  });

  it.each([undefined, null, 'text', 7, []])('finds %j corrupt', async (raw) => {
    expect((await load(() => Promise.resolve(raw))).kind).toBe('corrupt');
  });
});

describe('a document of the database', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const loadWith = (definitions: (level: number) => Promise<unknown>) => {
    const maps = {
      manifest: () => Promise.resolve(undefined),
      level: () => Promise.resolve(LEVEL),
      pictureUrl: (path: string) => path,
    };
    return loadLevel({ kind: 'web', maps, definitions }, manifestOf(1), 1);
  };
  const newer = { ...definitionOf(LEVEL), updateDate: '2026-11-21T00:00:00Z', name: 'Fair of tomorrow' };

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', storage);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('wins when it is newer', async () => {
    const definitions = vi.fn(async (_level: number) => newer);
    expect(await loadWith(definitions)).toMatchObject({ kind: 'ready', level: { name: 'Fair of tomorrow' } });
    expect(definitions.mock.calls).toEqual([[1]]);
    expect(levelFaults(() => storage)).toEqual([]);
  });

  it.each([
    ['older', async () => ({ ...newer, updateDate: '2026-11-19T00:00:00Z' })],
    ['missing', async () => undefined],
    ['out of reach', () => Promise.reject(new TypeError('offline'))],
  ])('that is %s leaves the level as it was drawn', async (_, definitions) => {
    expect(await loadWith(definitions)).toEqual({ kind: 'ready', level: LEVEL });
    expect(levelFaults(() => storage)).toEqual([]);
  });

  it('that is damaged is noted for the owner until it is mended', async () => {
    expect(await loadWith(async () => ({ ...newer, quests: [] }))).toEqual({ kind: 'ready', level: LEVEL });
    expect(levelFaults(() => storage)).toMatchObject([{ level: 1 }]);
    await loadWith(async () => newer);
    expect(levelFaults(() => storage)).toEqual([]);
  });

  it('is waited for a second and a half, no longer', async () => {
    vi.useFakeTimers();
    const result = vi.fn<(result: LevelResult) => void>();
    void loadWith(() => new Promise(() => undefined)).then(result);
    await vi.advanceTimersByTimeAsync(1499);
    expect(result).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(result).toHaveBeenCalledWith({ kind: 'ready', level: LEVEL });
  });

  it('leaves no clock running once it came', async () => {
    vi.useFakeTimers();
    await loadWith(async () => newer);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('maps of a level', () => {
  it('are found by id', () => {
    expect(mapOf(LEVEL, 'dquest2')?.path).toBe('fair/dquest2');
    expect(mapOf(LEVEL, 'night')).toBeUndefined();
  });

  it('are the main map for a quest that names none', () => {
    expect(LEVEL.quests.map((each) => mapOfQuest(LEVEL, each)?.id)).toEqual(['main', 'dquest2']);
  });
});

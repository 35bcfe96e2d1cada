import { beforeEach, expect, test, vi } from 'vitest';
import { targetBox } from '../../../src/game/quest';
import type { LevelData } from '../../../src/maps/schema';
import type { ManifestLevel } from '../../../src/maps/manifest';
import { filesOf, keeperOver, MAPS_CACHE } from '../../../src/offline/keep';
import { openPromise } from '../../support/open-promise';

const SITE = 'https://game.test/worldmaps/';
const entry: ManifestLevel = {
  level: 1,
  data: 'pokemon/abc/level.json',
  thumbnails: [{ width: 320, height: 226, path: 'pokemon/abc/thumb-320.webp' }],
  placeholder: 'data:image/webp;base64,',
  normalQuests: 1,
  duplicateQuests: 0,
  updateDate: '2026-01-01',
  bytes: 1000,
};
const map = {
  id: 'main',
  width: 1000,
  height: 700,
  tileSize: 512,
  sizes: [500, 1000],
  path: 'pokemon/abc/main',
  placeholder: 'data:image/webp;base64,',
};
const data: LevelData = {
  level: 1,
  name: 'Pokemon Fair',
  translationSpace: 'pokemon',
  catalogOrder: 8,
  updateDate: '2026-01-01',
  quests: [{ quest: 'quest1', description: '', positions: [targetBox(0, 0, 9, 9)] }],
  maps: [
    map,
    { ...map, id: 'dquest2', path: 'pokemon/abc/dquest2', like: { path: map.path, own: ['1000/0-0'] } },
  ],
};

/** A cache that may run out of room. */
function device(
  room = Infinity,
  type = 'image/webp',
  travel = (_url: string): Promise<unknown> => Promise.resolve(),
) {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (url: string) => kept.get(url)?.clone(),
    put: async (url: string, response: Response) => {
      if (kept.size >= room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(url, response);
    },
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => kept.delete(url),
  };
  const listed: string[] = [];
  const listCache = { put: async (url: string) => void listed.push(url) };
  let online = true;
  const asked: string[] = [];
  const keeper = keeperOver({
    caches: { open: async (name) => (name === MAPS_CACHE ? cache : listCache) as unknown as Cache },
    url: (path) => `${SITE}maps/${path}`,
    fetch: async (url) => {
      if (!online) throw new TypeError('network');
      if (url.endsWith('manifest.json')) return Response.json({});
      asked.push(url);
      await travel(url);
      return url.endsWith('level.json')
        ? Response.json(data)
        : new Response('tile', { headers: { 'content-type': type } });
    },
  });
  return { keeper, kept, listed, asked, cut: () => (online = false), mend: () => (online = true) };
}

const signal = () => new AbortController().signal;
const silent = () => undefined;

beforeEach(() => {
  vi.stubGlobal('location', new URL(SITE));
});

test('all files of a level, shared tiles once', () => {
  const files = filesOf(entry, data);
  expect(new Set(files).size).toBe(files.length);
  expect(files).toContain('pokemon/abc/main/1000/1-1.webp');
  expect(files).toContain('pokemon/abc/dquest2/1000/0-0.webp');
  expect(files).not.toContain('pokemon/abc/dquest2/1000/1-1.webp');
  // 1000 px: 2 x 2 tiles and one of the picture's own; 500 px: 1 tile; the level and its thumbnail
  expect(files).toHaveLength(4 + 1 + 1 + 2);
});

test('a kept level is whole, told in shares, and not fetched twice', async () => {
  const { keeper, kept, asked } = device();
  const shares: number[] = [];
  expect(await keeper.isKept(entry)).toBe(false);
  expect(await keeper.keep(entry, (share) => shares.push(share), signal())).toBe('kept');
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(await keeper.isKept(entry)).toBe(true);
  expect(kept.size).toBe(filesOf(entry, data).length);
  const before = asked.length;
  expect(await keeper.keep(entry, silent, signal())).toBe('kept');
  expect(asked).toHaveLength(before);
});

test('a file beside the pictures is one of a level’s files', () => {
  const life = 'pokemon/abc/life-00000000.json';
  expect(filesOf({ ...entry, further: { life } }, data)).toEqual(expect.arrayContaining([life]));
  expect(filesOf({ ...entry, further: {} }, data)).toEqual(filesOf(entry, data));
});

test('a full device and a lost network are told, and a later try goes on', async () => {
  expect(await device(3).keeper.keep(entry, silent, signal())).toBe('full');
  const { keeper, cut, mend } = device();
  cut();
  expect(await keeper.keep(entry, silent, signal())).toBe('failed');
  mend();
  expect(await keeper.keep(entry, silent, signal())).toBe('kept');
});

test('nothing is told after the answer, whatever is still on its way', async () => {
  const others = openPromise<void>();
  const { keeper, kept } = device(Infinity, 'image/webp', async (url) => {
    if (url.includes('/500/')) throw new TypeError('network');
    if (url.includes('/1000/')) await others.promise;
  });
  const told: (number | string)[] = [];
  const answer = keeper.keep(entry, (share) => told.push(share), signal()).then((end) => told.push(end));
  await vi.waitFor(() => expect(kept.size).toBeGreaterThan(0));
  others.resolve();
  await answer;
  await vi.waitFor(() => expect(kept.size).toBeGreaterThan(4));
  expect(told.at(-1)).toBe('failed');
});

test('the list is kept with the maps, and no page in the place of a picture', async () => {
  const { keeper, listed } = device();
  await keeper.keep(entry, silent, signal());
  expect(listed).toEqual([`${SITE}maps/manifest.json`]);
  const portal = device(Infinity, 'text/html');
  expect(await portal.keeper.keep(entry, silent, signal())).toBe('failed');
  expect(portal.kept.size).toBe(1);
});

test('a stopped fetch says so', async () => {
  const { keeper } = device();
  const controller = new AbortController();
  controller.abort();
  expect(await keeper.keep(entry, silent, controller.signal)).toBe('stopped');
});

test('a level is forgotten alone, and what belongs to no level is tidied away', async () => {
  const { keeper, kept } = device();
  await keeper.keep(entry, silent, signal());
  kept.set(`${SITE}maps/pokemon/old/main/500/0-0.webp`, new Response('old'));
  await keeper.tidy([entry]);
  expect(kept.size).toBe(filesOf(entry, data).length);
  await keeper.forget(entry);
  expect(kept.size).toBe(0);
});

/** Downloads whole levels for offline play into the cache from which the service worker serves maps. */
import { wholeOf } from '../game/space';
import { levelDataSchema, type LevelData } from '../maps/schema';
import type { ManifestLevel } from '../maps/manifest';
import { isFile, keepList } from './list';
import { tilesIn } from '../viewer/tiles';

/** The service worker's cache of maps, see `scripts/pwa.ts`. */
export const MAPS_CACHE = 'worldmaps-maps';
/** Number of files fetched in parallel. */
const LANES = 6;

export type KeepResult = 'kept' | 'full' | 'failed' | 'stopped';

/** Paths of all files of a level, relative to the maps' root, without duplicates. */
export function filesOf(entry: ManifestLevel, { maps }: LevelData): readonly string[] {
  const tiles = maps.flatMap((map) =>
    map.sizes.flatMap((size) => tilesIn(map, size, wholeOf(map), 0).map(({ path }) => path)),
  );
  const further = Object.values(entry.further ?? {}).filter((path) => path !== undefined);
  return [...new Set([entry.data, ...further, ...entry.thumbnails.map(({ path }) => path), ...tiles])];
}

export interface Keeper {
  /** Whether all of a level's files are on the device. */
  isKept(entry: ManifestLevel): Promise<boolean>;
  /** Downloads a level; `progress` gets the share done, from 0 to 1. */
  keep(entry: ManifestLevel, progress: (share: number) => void, signal: AbortSignal): Promise<KeepResult>;
  forget(entry: ManifestLevel): Promise<void>;
  /** Deletes cached files that belong to no listed level. */
  tidy(entries: readonly ManifestLevel[]): Promise<void>;
}

export interface KeeperDevice {
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Address of a file from its path relative to the maps' root. */
  readonly url: (path: string) => string;
}

const folderOf = ({ data }: ManifestLevel) => data.slice(0, data.lastIndexOf('/') + 1);

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

export function keeperOver({ caches, fetch, url }: KeeperDevice): Keeper {
  const open = () => caches.open(MAPS_CACHE);

  const levelData = async (cache: Cache, entry: ManifestLevel, mayFetch: boolean) => {
    const address = url(entry.data);
    const known = await cache.match(address);
    if (!known && !mayFetch) return undefined;
    const response = known ?? (await fetch(address));
    if (!known && !isFile(entry.data, response)) return undefined;
    if (!known) await cache.put(address, response.clone());
    const parsed = levelDataSchema.safeParse(await response.json());
    return parsed.success ? parsed.data : undefined;
  };

  const missing = async (cache: Cache, files: readonly string[]): Promise<readonly string[]> => {
    const known = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
    const pathOf = (file: string) => new URL(url(file), globalThis.location.href).pathname;
    return files.filter((file) => !known.has(pathOf(file)));
  };

  return {
    isKept: async (entry) => {
      const cache = await open();
      const data = await levelData(cache, entry, false);
      return data !== undefined && (await missing(cache, filesOf(entry, data))).length === 0;
    },

    keep: async (entry, progress, signal) => {
      try {
        const cache = await open();
        const data = await levelData(cache, entry, true);
        if (!data) return 'failed';
        const files = filesOf(entry, data);
        const wanted = [...(await missing(cache, files))];
        let done = files.length - wanted.length;
        progress(done / files.length);
        const lane = async (): Promise<void> => {
          for (let file = wanted.pop(); file !== undefined && !signal.aborted; file = wanted.pop()) {
            const response = await fetch(url(file), { signal });
            if (!isFile(file, response)) throw new Error(file);
            await cache.put(url(file), response);
            done += 1;
            progress(done / files.length);
          }
        };
        // the answer is the last word: no lane tells of progress after it
        const lanes = Array.from({ length: LANES }, () => lane().finally(() => wanted.splice(0)));
        const ends = await Promise.allSettled([keepList({ caches, fetch, url }), ...lanes]);
        for (const end of ends) if (end.status === 'rejected') throw end.reason;
        return signal.aborted ? 'stopped' : 'kept';
      } catch (error) {
        if (signal.aborted) return 'stopped';
        return isFull(error) ? 'full' : 'failed';
      }
    },

    forget: async (entry) => {
      const cache = await open();
      for (const request of await cache.keys())
        if (request.url.includes(`/maps/${folderOf(entry)}`)) await cache.delete(request);
    },

    tidy: async (entries) => {
      const folders = entries.map((entry) => `/maps/${folderOf(entry)}`);
      const cache = await open();
      for (const request of await cache.keys())
        if (folders.every((folder) => !request.url.includes(folder))) await cache.delete(request);
    },
  };
}

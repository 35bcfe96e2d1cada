/** Keeps the maps drawn last on this device, so that they open at once and without a network. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { overviewOf, parseDrawn, type DrawnMap } from './drawn-map';

/** How many maps are kept: about 5 MB each. */
export const MOST_KEPT = 10;

export interface KeptMap {
  readonly code: string;
  /** When it was last drawn or opened, epoch ms. */
  readonly at: number;
  readonly overview: Blob;
}

interface Schema extends DBSchema {
  /** What lists show, apart from the maps, which are large. */
  shelf: { key: string; value: KeptMap };
  maps: { key: string; value: unknown };
}

/** The codes of those that must go so that the newest `MOST_KEPT` stay. */
export const outOf = (kept: readonly Pick<KeptMap, 'code' | 'at'>[]): readonly string[] =>
  kept
    .toSorted((a, b) => b.at - a.at || a.code.localeCompare(b.code))
    .slice(MOST_KEPT)
    .map(({ code }) => code);

export interface KeptMaps {
  /** The newest first. */
  list(): Promise<readonly KeptMap[]>;
  /** A kept map, which is the newest from now on; undefined when it is not kept or cannot be read. */
  open(code: string, at: number): Promise<DrawnMap | undefined>;
  /** Keeps a map; the oldest goes. False when the device keeps nothing, and the map can be played all the same. */
  keep(map: DrawnMap, at: number): Promise<boolean>;
}

/** Maps in the IndexedDB database `name`, which the shell has as well; caches of answers it has not. Nothing rejects. */
export function keptMapsIn(name: string): KeptMaps {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const database = () => {
    opening ??= openDB<Schema>(name, 1, {
      upgrade: (db) => {
        db.createObjectStore('shelf', { keyPath: 'code' });
        db.createObjectStore('maps');
      },
      terminated: () => {
        opening = undefined;
      },
    });
    return opening;
  };

  return {
    list: async () => {
      try {
        const kept = await (await database()).getAll('shelf');
        return kept.toSorted((a, b) => b.at - a.at);
      } catch {
        return [];
      }
    },

    open: async (code, at) => {
      try {
        const db = await database();
        const map = parseDrawn(await db.get('maps', code));
        const entry = await db.get('shelf', code);
        if (!map || !entry) return undefined;
        await db.put('shelf', { ...entry, at });
        return map;
      } catch {
        return undefined;
      }
    },

    keep: async (map, at) => {
      const overview = map.pictures.get(overviewOf(map.code));
      if (!overview) return false;
      try {
        const all = (await database()).transaction(['shelf', 'maps'], 'readwrite');
        const [shelf, maps] = [all.objectStore('shelf'), all.objectStore('maps')];
        await Promise.all([shelf.put({ code: map.code, at, overview }), maps.put(map, map.code)]);
        const gone = outOf(await shelf.getAll());
        await Promise.all(gone.flatMap((code) => [shelf.delete(code), maps.delete(code)]));
        await all.done;
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** The maps of this page. */
export const keptMaps = keptMapsIn('worldmaps-endless');

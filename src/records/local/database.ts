/** Opens the device's tables in IndexedDB; falls back to memory when IndexedDB is missing or full. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Storage, Change, Handle, Row, Shelves, Table } from '../shelves';

interface Schema extends DBSchema {
  documents: { key: string; value: unknown };
  outbox: { key: string; value: unknown };
}

type Database = IDBPDatabase<Schema>;

const VERSION = 1;
const TABLES = ['documents', 'outbox'] as const;

/** Milliseconds to wait for IndexedDB to open; another tab or a broken browser profile can block it forever. */
const OPEN_PATIENCE = 4000;

/** Rows and removals that IndexedDB could not store; they take precedence over what it holds. */
class Memory {
  private readonly rows = new Map<string, Row>();
  private readonly removed = new Set<string>();

  put(row: Row): void {
    this.rows.set(`${row.table}:${row.key}`, row);
  }

  remove(table: Table, key: string): void {
    this.rows.delete(`${table}:${key}`);
    this.removed.add(`${table}:${key}`);
  }

  /** Drops a key after IndexedDB has stored its change. */
  forget(table: Table, key: string): void {
    this.removed.delete(`${table}:${key}`);
    this.rows.delete(`${table}:${key}`);
  }

  has({ table, key }: Handle): boolean {
    return this.rows.has(`${table}:${key}`);
  }

  get(table: Table, key: string): unknown {
    return this.rows.get(`${table}:${key}`)?.value;
  }

  isEmpty(): boolean {
    return this.rows.size === 0 && this.removed.size === 0;
  }

  isRemoved(table: Table, key: string): boolean {
    return this.removed.has(`${table}:${key}`);
  }

  list(table: Table, prefix: string): readonly (readonly [string, unknown])[] {
    return [...this.rows.values()]
      .filter((row) => row.table === table && row.key.startsWith(prefix))
      .map(({ key, value }) => [key, value] as const);
  }
}

/** The keys that begin so. */
const rangeOf = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Tables in the IndexedDB database `name`. Never rejects: what IndexedDB refuses is kept in memory. */
export function openShelves(name: string): Shelves {
  const memory = new Memory();
  let place: Storage = 'device';
  let opening: Promise<Database | undefined> | undefined;

  const open = (): Promise<Database | undefined> => {
    opening ??= connect(name, () => {
      opening = undefined;
    }).then((database) => {
      if (!database) place = 'memory';
      return database;
    });
    return opening;
  };

  const keepInMemory = (rows: readonly Row[]): Storage => {
    for (const row of rows) memory.put(row);
    place = 'memory';
    return place;
  };

  const entries: Shelves['entries'] = async (table, prefix) => {
    const found = new Map<string, unknown>();
    try {
      const range = rangeOf(prefix);
      const store = (await open())?.transaction(table).store;
      // two questions in all: a step of a cursor for each of a contest's 25,000 rows takes a minute
      const [keys, values] = store
        ? await Promise.all([store.getAllKeys(range), store.getAll(range)])
        : [[], []];
      for (const [index, key] of keys.entries())
        if (!memory.isRemoved(table, key)) found.set(key, values[index]);
    } catch {
      // when IndexedDB cannot be read, only the rows in memory count
      place = 'memory';
    }
    for (const [key, value] of memory.list(table, prefix)) found.set(key, value);
    return [...found].toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  };

  const isInMemory = ({ table, key }: Handle): boolean =>
    memory.has({ table, key }) || memory.isRemoved(table, key);

  const change: Shelves['change'] = async ({ absent, same = [], put, remove = [] }) => {
    const inMemory = (): { met: Handle | undefined; storage: Storage } => {
      for (const { table, key } of remove) memory.remove(table, key);
      return { met: undefined, storage: keepInMemory(put) };
    };
    const met =
      absent.find((handle) => memory.has(handle)) ??
      same.find((row) => isInMemory(row) && !isAlike(memory.get(row.table, row.key), row.value));
    if (met) return { met, storage: 'memory' };
    try {
      const database = await open();
      if (!database) return inMemory();
      const found = await changeAll(database, {
        // a row whose removal is only in memory counts as absent
        absent: absent.filter(({ table, key }) => !memory.isRemoved(table, key)),
        same: same.filter((row) => !isInMemory(row)),
        put,
        remove,
      });
      if (!found) for (const { table, key } of [...put, ...remove]) memory.forget(table, key);
      return { met: found, storage: 'device' };
    } catch {
      return inMemory();
    }
  };

  return {
    storage: () => place,

    put: async (row) => {
      try {
        const database = await open();
        if (!database) return keepInMemory([row]);
        await database.put(row.table, row.value, row.key);
        memory.forget(row.table, row.key);
        return 'device';
      } catch {
        return keepInMemory([row]);
      }
    },

    create: async (first, ...others) => {
      const { met, storage } = await change({ absent: [first], put: [first, ...others] });
      return { created: met === undefined, storage };
    },

    change,

    get: async (table, key) => {
      if (memory.has({ table, key })) return memory.get(table, key);
      if (memory.isRemoved(table, key)) return undefined;
      try {
        return await (await open())?.get(table, key);
      } catch {
        place = 'memory';
        return undefined;
      }
    },

    count: async (table, prefix) => {
      if (memory.isEmpty()) {
        try {
          return (await (await open())?.count(table, rangeOf(prefix))) ?? 0;
        } catch {
          place = 'memory';
        }
      }
      return (await entries(table, prefix)).length;
    },

    entries,

    all: async (table, prefix) => (await entries(table, prefix)).map(([, value]) => value),

    remove: async (table, key) => {
      memory.remove(table, key);
      try {
        await (await open())?.delete(table, key);
        memory.forget(table, key);
      } catch {
        place = 'memory';
      }
    },
  };
}

/** Whether two documents are the same, as they are kept: the order of fields stays. */
const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

async function changeAll(
  database: Database,
  { absent, same = [], put, remove = [] }: Change,
): Promise<Handle | undefined> {
  const transaction = database.transaction(TABLES, 'readwrite');
  for (const handle of absent) {
    if ((await transaction.objectStore(handle.table).getKey(handle.key)) === undefined) continue;
    await transaction.done;
    return handle;
  }
  for (const { table, key, value } of same) {
    if (isAlike(await transaction.objectStore(table).get(key), value)) continue;
    await transaction.done;
    return { table, key };
  }
  const removals = remove.map(({ table, key }) => transaction.objectStore(table).delete(key));
  const puts = put.map(({ table, key, value }) => transaction.objectStore(table).put(value, key));
  await Promise.all([...removals, ...puts, transaction.done]);
  return undefined;
}

/** Opens the database; undefined when that fails. `lost` is called when the connection closes. */
async function connect(name: string, lost: () => void): Promise<Database | undefined> {
  if (!('indexedDB' in globalThis)) return undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    patience = setTimeout(() => {
      resolve(undefined);
    }, OPEN_PATIENCE);
  });
  try {
    const opened = openDB<Schema>(name, VERSION, {
      upgrade: (database) => {
        for (const table of TABLES)
          if (!database.objectStoreNames.contains(table)) database.createObjectStore(table);
      },
      // closes, so that a newer version of the game in another tab can upgrade the database
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        lost();
      },
      terminated: lost,
    });
    return await Promise.race([opened, tooLong]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(patience);
  }
}

/** The port to the device's tables, which hold the embedded store's documents and the outbox. */

/** Where a row is kept: `memory` is lost with the page; used when IndexedDB is missing or full. */
export type Storage = 'device' | 'memory';

/** `documents`: the embedded store, keyed by document path. `outbox`: unsent writes, keyed by the same path. */
export type Table = 'documents' | 'outbox';

export interface Row {
  readonly table: Table;
  readonly key: string;
  readonly value: unknown;
}

export type Handle = Pick<Row, 'table' | 'key'>;

/** Several changes made in one transaction. */
export interface Change {
  /** If any of these rows exists, nothing is changed. */
  readonly absent: readonly Handle[];
  /**
   * If any of these rows holds another value by now, nothing is changed; `undefined` stands for a row that was not
   * there.
   */
  readonly same?: readonly Row[];
  readonly put: readonly Row[];
  readonly remove?: readonly Handle[];
}

export interface Shelves {
  /** `memory` once a row could not be stored on the device. */
  storage(): Storage;
  /** Stores a row, replacing any with the same key. */
  put(row: Row): Promise<Storage>;
  /** Stores all rows, or none when the first row's key exists. Atomic in IndexedDB. */
  create(
    first: Row,
    ...others: readonly Row[]
  ): Promise<{ readonly created: boolean; readonly storage: Storage }>;
  /** Applies the whole change, or nothing when a row of `absent` exists or one of `same` differs; that row is `met`. Atomic in IndexedDB. */
  change(change: Change): Promise<{ readonly met: Handle | undefined; readonly storage: Storage }>;
  /** The value of a key, not parsed; undefined when there is none. */
  get(table: Table, key: string): Promise<unknown>;
  /** How many keys start with the prefix. */
  count(table: Table, prefix: string): Promise<number>;
  /** Values whose key starts with the prefix, in key order, not parsed. */
  all(table: Table, prefix: string): Promise<readonly unknown[]>;
  /** Like `all`, with the keys. */
  entries(table: Table, prefix: string): Promise<readonly (readonly [key: string, value: unknown])[]>;
  remove(table: Table, key: string): Promise<void>;
}

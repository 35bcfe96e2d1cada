/** Where documents and the outbox are kept on a device, whatever keeps them. */
import type { Storage } from './port';

/** `documents`: the embedded store, keyed by document path. `outbox`: writes on their way, keyed the same. */
export type Table = 'documents' | 'outbox';

export interface Row {
  readonly table: Table;
  readonly key: string;
  readonly value: unknown;
}

export type Handle = Pick<Row, 'table' | 'key'>;

/** Several rows changed as one. */
export interface Change {
  /** When any of these is there, nothing is changed. */
  readonly absent: readonly Handle[];
  readonly put: readonly Row[];
  readonly remove?: readonly Handle[];
}

export interface Shelves {
  /** `memory` as soon as anything could not be kept on the device. */
  storage(): Storage;
  /** Keeps the row, replacing what has its key. */
  put(row: Row): Promise<Storage>;
  /** Keeps all rows or, when the first one's key is there already, none. Atomic on the device. */
  create(
    first: Row,
    ...others: readonly Row[]
  ): Promise<{ readonly created: boolean; readonly storage: Storage }>;
  /** Makes the whole change or, when one of `absent` is there, none of it; atomic on the device. `met` is the row in the way. */
  change(change: Change): Promise<{ readonly met: Handle | undefined; readonly storage: Storage }>;
  /** The value of a key as it came; undefined when there is none. */
  get(table: Table, key: string): Promise<unknown>;
  /** Values whose key starts with the prefix, in key order, as they came: not parsed. */
  all(table: Table, prefix: string): Promise<readonly unknown[]>;
  /** Keys and values, see `all`. */
  entries(table: Table, prefix: string): Promise<readonly (readonly [key: string, value: unknown])[]>;
  remove(table: Table, key: string): Promise<void>;
}

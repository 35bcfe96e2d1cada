/** A stored value that screens subscribe to; it is read again at each access, since another tab may have changed it. */
import {
  keepText,
  keyOf,
  parseText,
  putAside,
  readText,
  type KeptName,
  type Parse,
  type Shelf,
} from './kept';
import type { Merge } from './merge';

export interface KeptStore<Value> {
  /** The value; the same object until it changes, here or in another tab. */
  get(): Value;
  /** Updates the value; returning the same object changes nothing and notifies nobody. */
  change(change: (value: Value) => Value): void;
  /** Calls `listener` on every change, also on one from another tab; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Calls `listener` when another tab has changed or emptied a stored value. */
export type Hear = (name: KeptName, listener: () => void) => void;

const hearOtherTabs: Hear = (name, listener) => {
  if (!('addEventListener' in globalThis)) return;
  globalThis.addEventListener('storage', ({ key }) => {
    // a storage that is emptied as a whole names no key
    if (key === null || key === keyOf(name)) listener();
  });
};

/** Without a merge of their own, values follow the last writer. */
const lastWriter = <Value>(_ours: Value, theirs: Value): Value => theirs;

/**
 * A store of one stored value; when storage is blocked the value lasts for this visit. `merge` joins what this tab
 * knows with what another tab has written over it; a storage that was emptied is never filled again. What merges was won
 * by somebody: a text of it that is damaged, or a newer game's, is put aside before it is written over.
 */
export function keptStore<Value>(
  name: KeptName,
  parse: Parse<Value>,
  shelf: Shelf<'getItem' | 'setItem'>,
  merge: Merge<Value> = lastWriter,
  hear: Hear = hearOtherTabs,
): KeptStore<Value> {
  const listeners = new Set<() => void>();
  let text: string | undefined;
  let value = parse(undefined);
  let isKept = true;
  /** Another tab has overwritten something of ours. */
  let isOwing = false;
  /** What is stored, where not all of it could be read. */
  let unread: string | undefined;

  const get = (): Value => {
    const found = isKept ? readText(name, shelf) : text;
    if (found === text) return value;
    const theirs = parseText(found, parse);
    value = text === undefined || found === undefined ? theirs : merge(value, theirs);
    text = found;
    // what is parsed is shorter by what it lacks: the game writes no spaces
    unread = found !== undefined && JSON.stringify(theirs).length < found.length ? found : undefined;
    isOwing = value !== theirs;
    return value;
  };

  const keep = (): void => {
    if (unread !== undefined && merge !== lastWriter) putAside(name, unread, shelf);
    unread = undefined;
    text = JSON.stringify(value);
    isKept = keepText(name, text, shelf);
    isOwing = false;
  };

  hear(name, () => {
    get();
    if (isOwing) keep();
    // also when the change was read before it was heard of
    for (const listener of listeners) listener();
  });

  return {
    get,
    change: (change) => {
      const before = get();
      const after = change(before);
      if (after === before && !isOwing) return;
      value = after;
      keep();
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

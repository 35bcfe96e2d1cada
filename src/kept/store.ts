/** A stored value that screens subscribe to; it is read again at each access, since another tab may have changed it. */
import { keepText, parseText, readText, type KeptName, type Parse, type Shelf } from './kept';

export interface KeptStore<Value> {
  /** The value; the same object until it changes. */
  get(): Value;
  /** Updates the value; returning the same object changes nothing and notifies nobody. */
  change(change: (value: Value) => Value): void;
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** A store of one stored value; when storage is blocked the value lasts for this visit. */
export function keptStore<Value>(
  name: KeptName,
  parse: Parse<Value>,
  shelf: Shelf<'getItem' | 'setItem'>,
): KeptStore<Value> {
  const listeners = new Set<() => void>();
  let text: string | undefined;
  let value = parse(undefined);
  let isKept = true;

  const get = (): Value => {
    const found = isKept ? readText(name, shelf) : text;
    if (found === text) return value;
    text = found;
    value = parseText(found, parse);
    return value;
  };

  return {
    get,
    change: (change) => {
      const before = get();
      const after = change(before);
      if (after === before) return;
      value = after;
      text = JSON.stringify(after);
      isKept = keepText(name, text, shelf);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

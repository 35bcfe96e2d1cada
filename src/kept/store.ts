/** A kept value that screens follow: it is read anew at each look, for another tab may have changed it. */
import { keepText, parseText, readText, type KeptName, type Parse, type Shelf } from './kept';

export interface KeptStore<Value> {
  /** The same object until it changes. */
  get(): Value;
  /** A change that gives back the very same value changes nothing and tells nobody. */
  change(change: (value: Value) => Value): void;
  /** Gives back how to stop. */
  subscribe(listener: () => void): () => void;
}

/** The value over a storage; where nothing can be kept it holds for this visit. */
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

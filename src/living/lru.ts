/** A least-recently-used cache of fixed size, so that a picture that stays alive does not grow in memory. */

export class LruCache<Key, Value> {
  readonly #kept = new Map<Key, Value>();
  readonly #most: number;

  /** Holds at most `most` values. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The value of a key; one that is missing is made by `make` and kept. */
  of(key: Key, make: () => Value): Value {
    const kept = this.#kept.get(key);
    const value = kept ?? make();
    // to the end: the first key is then the one not asked for longest
    this.#kept.delete(key);
    this.#kept.set(key, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    return value;
  }

  has(key: Key): boolean {
    return this.#kept.has(key);
  }

  clear(): void {
    this.#kept.clear();
  }
}

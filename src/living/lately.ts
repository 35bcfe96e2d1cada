/** Keeps what was made last, and forgets what was not asked for longest: the picture lives on, its memory does not grow. */

export class Lately<Key, Value> {
  readonly #kept = new Map<Key, Value>();
  readonly #most: number;

  /** `most` are kept. */
  constructor(most: number) {
    this.#most = most;
  }

  /** What is kept, else what `make` gives. */
  of(key: Key, make: () => Value): Value {
    const kept = this.#kept.get(key);
    const value = kept ?? make();
    // the one asked for last is the last
    this.#kept.delete(key);
    this.#kept.set(key, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    return value;
  }

  clear(): void {
    this.#kept.clear();
  }
}

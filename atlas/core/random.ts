/** Seeded randomness, so that the same seed gives the same picture: nothing in the atlas calls Math.random. */
import { nth } from './geometry';

export class Random {
  readonly seed: string;
  #state: number;

  constructor(seed: string) {
    this.seed = seed;
    let hash = 2166136261;
    for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
    this.#state = hash >>> 0;
    this.next();
  }

  /** A number in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** An independent stream: drawing more from one never shifts another. */
  fork(name: string): Random {
    return new Random(`${this.seed}/${name}`);
  }

  range(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A whole number in [low, high], both ends included. */
  int(low: number, high: number): number {
    return Math.floor(this.range(low, high + 1));
  }

  /** Symmetric jitter in [-size, size], denser near 0. */
  jitter(size = 1): number {
    return (this.next() + this.next() - 1) * size;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of a list. Throws when the list is empty. */
  pick<T>(list: readonly T[]): T {
    return nth(list, Math.floor(this.next() * list.length));
  }

  /** A key of { key: weight }. Throws when there is none. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const isKey = (key: string): key is K => key in weights;
    const keys = Object.keys(weights).filter(isKey);
    let rest = this.next() * keys.reduce((sum, key) => sum + weights[key], 0);
    for (const key of keys) if ((rest -= weights[key]) < 0) return key;
    return nth(keys, -1);
  }

  /** The list in a random order. */
  shuffled<T>(list: readonly T[]): T[] {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      [out[i], out[j]] = [nth(out, j), nth(out, i)];
    }
    return out;
  }
}

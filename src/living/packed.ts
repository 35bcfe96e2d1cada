/**
 * Keeps the shape of a thing as two lists of numbers: as rows of runs, the shapes of a map would be two hundred
 * thousand small lists.
 */
import type { Mask, Run } from '../game/outline';

export class Packed implements Mask {
  readonly top: number;
  /** Where each run begins and ends, natural pixels; row after row. */
  readonly #bounds: Uint16Array;
  /** Where in the bounds each row ends. */
  readonly #ends: Uint32Array;

  constructor({ top, rows }: Mask) {
    this.top = top;
    this.#bounds = Uint16Array.from(rows.flat(2));
    let end = 0;
    this.#ends = Uint32Array.from(rows, (row) => (end += 2 * row.length));
  }

  /** Made anew on each reading: read it once for all that is done with it. */
  get rows(): readonly (readonly Run[])[] {
    let at = 0;
    return Array.from(this.#ends, (end) => {
      const row: Run[] = [];
      for (; at < end; at += 2) row.push([this.#bounds[at] ?? 0, this.#bounds[at + 1] ?? 0]);
      return row;
    });
  }
}

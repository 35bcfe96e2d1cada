/** Where something may be drawn without covering anybody: a coarse map of the pixels that figures, or all things, show. */
import type { MapPx, MapSize } from '../../game/space';
import type { Box, LivingThing } from '../things';

/** Side of a cell, natural pixels. A cell counts as taken when one pixel of it is. */
const CELL: MapPx = 4;

export class Clear {
  readonly #columns: number;
  readonly #rows: number;
  readonly #taken: Uint8Array;

  constructor({ width, height }: MapSize, things: readonly Pick<LivingThing, 'shape'>[]) {
    this.#columns = Math.ceil(width / CELL);
    this.#rows = Math.ceil(height / CELL);
    this.#taken = new Uint8Array(this.#columns * this.#rows);
    for (const { shape } of things)
      for (const [index, row] of shape.rows.entries()) {
        const start = Math.floor((shape.top + index) / CELL) * this.#columns;
        for (const [from, to] of row)
          this.#taken.fill(1, start + Math.floor(from / CELL), start + Math.floor((to - 1) / CELL) + 1);
      }
  }

  /** Whether no pixel of a box is taken. */
  isClear({ left, top, right, bottom }: Box): boolean {
    const first = Math.max(0, Math.floor(left / CELL));
    const last = Math.min(this.#columns - 1, Math.floor(right / CELL));
    const end = Math.min(this.#rows - 1, Math.floor(bottom / CELL));
    for (let row = Math.max(0, Math.floor(top / CELL)); row <= end; row++)
      for (let column = first; column <= last; column++)
        if (this.#taken[row * this.#columns + column] === 1) return false;
    return true;
  }

  /** Whether no pixel around a point is. */
  isClearAround(x: MapPx, y: MapPx, reach: MapPx): boolean {
    return this.isClear({ left: x - reach, top: y - reach, right: x + reach, bottom: y + reach });
  }
}

/**
 * Knows where something may be drawn without covering a figure: a coarse map of the pixels that figures, or all things,
 * show.
 */
import type { MapPx, MapSize } from '../../game/space';
import type { Box, LivingThing } from '../things';

/** Side of a cell, natural pixels. A cell counts as taken when one pixel of it is. */
const CELL: MapPx = 4;
/** How many things are looked at between two pauses. */
const AT_ONCE = 40;

type Shaped = Pick<LivingThing, 'shape'>;

export class Clear {
  readonly #columns: number;
  readonly #rows: number;
  /** A bit a cell: maps of bytes were more than a megabyte of a picture that lives. */
  readonly #taken: Uint8Array;

  /** `known`: what is taken already. */
  constructor({ width, height }: MapSize, things: readonly Shaped[], known?: Clear) {
    this.#columns = Math.ceil(width / CELL);
    this.#rows = Math.ceil(height / CELL);
    this.#taken = known ? known.#taken.slice() : new Uint8Array(Math.ceil((this.#columns * this.#rows) / 8));
    this.#take(things);
  }

  /**
   * Looks at a few things at a time and awaits `rest` in between: all at once would block a slow phone for a tenth of a
   * second.
   */
  static async inSlices(
    map: MapSize,
    things: readonly Shaped[],
    rest: () => Promise<void>,
    known?: Clear,
  ): Promise<Clear> {
    const clear = new Clear(map, [], known);
    for (let from = 0; from < things.length; from += AT_ONCE) {
      await rest();
      clear.#take(things.slice(from, from + AT_ONCE));
    }
    return clear;
  }

  #take(things: readonly Shaped[]): void {
    for (const { shape } of things)
      for (const [index, row] of shape.rows.entries()) {
        const start = Math.floor((shape.top + index) / CELL) * this.#columns;
        for (const [from, to] of row) {
          const last = start + Math.floor((to - 1) / CELL);
          for (let cell = start + Math.floor(from / CELL); cell <= last; cell++) this.#note(cell);
        }
      }
  }

  #note(cell: number): void {
    this.#taken[cell >> 3] = (this.#taken[cell >> 3] ?? 0) | (1 << (cell & 7));
  }

  #isTaken(cell: number): boolean {
    return (((this.#taken[cell >> 3] ?? 0) >> (cell & 7)) & 1) === 1;
  }

  /** Whether no pixel of a box is taken. */
  isClear({ left, top, right, bottom }: Box): boolean {
    const first = Math.max(0, Math.floor(left / CELL));
    const last = Math.min(this.#columns - 1, Math.floor(right / CELL));
    const end = Math.min(this.#rows - 1, Math.floor(bottom / CELL));
    for (let row = Math.max(0, Math.floor(top / CELL)); row <= end; row++)
      for (let column = first; column <= last; column++)
        if (this.#isTaken(row * this.#columns + column)) return false;
    return true;
  }

  /** Whether no pixel within `reach` of a point is taken. */
  isClearAround(x: MapPx, y: MapPx, reach: MapPx): boolean {
    return this.isClear({ left: x - reach, top: y - reach, right: x + reach, bottom: y + reach });
  }
}

/** Where nothing would cover a figure, and where nothing would cover any thing. */
export interface Grounds {
  readonly figures: Clear;
  readonly all: Clear;
}

/** The clear places of a picture; `rest` is awaited between pieces of the work. */
export async function groundsOf(
  map: MapSize,
  things: readonly LivingThing[],
  rest: () => Promise<void>,
): Promise<Grounds> {
  const people = things.filter(({ figure }) => figure);
  const others = things.filter(({ figure }) => !figure);
  const figures = await Clear.inSlices(map, people, rest);
  return { figures, all: await Clear.inSlices(map, others, rest, figures) };
}

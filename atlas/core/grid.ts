/** Finds the boxes near a box without asking all of them: laying out a map asks a hundred thousand times. */
import type { Box } from './geometry';

/** Side of a cell, picture pixels: about as wide as a figure and its neighbours. */
const CELL = 128;
/** More columns than any picture has cells. */
const COLUMNS = 1 << 12;

interface Entry<T> {
  readonly item: T;
  readonly box: Box;
  readonly serial: number;
  /** Number of the query that found it last, so that an item in several cells is found once. */
  found: number;
}

const cellOf = (value: number) => Math.floor(value / CELL);

/** Items by their boxes. */
export class Grid<T> {
  readonly #cells = new Map<number, Entry<T>[]>();
  #serial = 0;
  #question = 0;

  add(item: T, box: Box): void {
    const entry = { item, box, serial: this.#serial++, found: 0 };
    for (const key of keysOf(box)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push(entry);
      else this.#cells.set(key, [entry]);
    }
  }

  /** Takes away every item that `isGone`. */
  remove(isGone: (item: T) => boolean): void {
    for (const [key, cell] of this.#cells)
      if (cell.some(({ item }) => isGone(item)))
        this.#cells.set(
          key,
          cell.filter(({ item }) => !isGone(item)),
        );
  }

  /** All items whose boxes touch a box, in the order they were added. */
  near(box: Box): T[] {
    const question = ++this.#question;
    const found: Entry<T>[] = [];
    for (const key of keysOf(box))
      for (const entry of this.#cells.get(key) ?? []) {
        if (entry.found === question) continue;
        entry.found = question;
        const { x0, y0, x1, y1 } = entry.box;
        if (x0 <= box.x1 && x1 >= box.x0 && y0 <= box.y1 && y1 >= box.y0) found.push(entry);
      }
    return found.sort((a, b) => a.serial - b.serial).map(({ item }) => item);
  }
}

/** The cells a box lies in; an empty box lies in none. */
function keysOf({ x0, y0, x1, y1 }: Box): number[] {
  const keys: number[] = [];
  for (let row = cellOf(y0); row <= cellOf(y1); row++)
    for (let column = cellOf(x0); column <= cellOf(x1); column++) keys.push(row * COLUMNS + column);
  return keys;
}

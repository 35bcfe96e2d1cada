/** Painter's order for things standing on the ground. */
import { nth } from './geometry';
import type { Box, Points } from './geometry';

/** The part of a thing that the order needs. */
export interface Sortable {
  readonly footprint: Points;
  /** Box of the footprint. */
  readonly box: Box;
  readonly inked: { readonly inkBox: Box };
  readonly options: { readonly layer?: number; readonly sortY?: number };
}

/** Middle of the picture heights a convex footprint covers at abscissa x. */
function middleAt(footprint: Points, x: number): number {
  let near = -Infinity;
  let far = Infinity;
  footprint.forEach(([x2, y2], i) => {
    const [x1, y1] = nth(footprint, i - 1);
    if (!((x1 <= x && x <= x2) || (x2 <= x && x <= x1))) return;
    const y = x1 === x2 ? Math.max(y1, y2) : y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
    near = Math.max(near, y);
    far = Math.min(far, y);
  });
  return (near + far) / 2;
}

/** Is a nearer than b? undefined when their footprints share no column. */
function inFront(a: Sortable, b: Sortable): boolean | undefined {
  const x0 = Math.max(a.box.x0, b.box.x0);
  const x1 = Math.min(a.box.x1, b.box.x1);
  if (x0 > x1) return undefined;
  const x = (x0 + x1) / 2;
  return middleAt(a.footprint, x) > middleAt(b.footprint, x);
}

const baseLine = ({ options, box }: Sortable) => (options.layer ?? 0) * 1e5 + (options.sortY ?? box.y1);

/** Does b, whose base line is not farther than a's, have to be drawn before a all the same? */
function swaps(a: Sortable, b: Sortable): boolean {
  if (a.options.layer !== b.options.layer) return false;
  if (a.options.sortY !== undefined || b.options.sortY !== undefined) return false;
  return inFront(a, b) === true;
}

/** Pairs of places in the list whose ink boxes touch, the smaller place first. Coordinates lie in one block of memory:
 * a large scene asks half a million times. */
function touching(list: readonly Sortable[]): [number, number][] {
  const sides = Float64Array.from(
    list.flatMap(({ inked: { inkBox } }) => [inkBox.x0, inkBox.y0, inkBox.x1, inkBox.y1]),
  );
  const side = (i: number) => sides[i] ?? NaN;
  const found: [number, number][] = [];
  for (let i = 0; i < list.length; i++) {
    const [x0, y0, x1, y1] = [side(4 * i), side(4 * i + 1), side(4 * i + 2), side(4 * i + 3)];
    for (let j = i + 1, at = 4 * j; j < list.length; j++, at += 4)
      if (x1 >= side(at) && side(at + 2) >= x0 && y1 >= side(at + 1) && side(at + 3) >= y0)
        found.push([i, j]);
  }
  return found;
}

/** Inserts a number into a list sorted from high to low. */
function insert(falling: number[], value: number): void {
  let low = 0;
  let high = falling.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (nth(falling, middle) > value) low = middle + 1;
    else high = middle;
  }
  falling.splice(low, 0, value);
}

/**
 * Far to near. Comparing base lines alone fails next to long buildings, so things whose footprints share a column
 * are compared there, and the partial order is sorted topologically, by base line where it leaves a choice. A cycle
 * (crossed footprints) falls back to the base line.
 */
export function depthOrder<T extends Sortable>(things: readonly T[]): T[] {
  const list = [...things].sort((a, b) => baseLine(a) - baseLine(b));
  const after: number[][] = list.map(() => []);
  const waiting = list.map(() => 0);
  const before = (first: number, second: number) => {
    nth(after, first).push(second);
    waiting[second] = nth(waiting, second) + 1;
  };
  for (const [i, j] of touching(list)) {
    if (swaps(nth(list, i), nth(list, j))) before(j, i);
    else before(i, j);
  }
  const done = list.map(() => false);
  const ready = list.flatMap((_, i) => (waiting[i] === 0 ? i : [])).reverse();
  const out: T[] = [];
  while (out.length < list.length) {
    const next = ready.pop() ?? done.indexOf(false);
    if (done[next]) continue;
    done[next] = true;
    out.push(nth(list, next));
    for (const i of nth(after, next)) {
      waiting[i] = nth(waiting, i) - 1;
      if (waiting[i] === 0) insert(ready, i);
    }
  }
  return out;
}

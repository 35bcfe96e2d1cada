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

const apart = (a: Box, b: Box) => a.x1 < b.x0 || b.x1 < a.x0 || a.y1 < b.y0 || b.y1 < a.y0;
const baseLine = ({ options, box }: Sortable) => (options.layer ?? 0) * 1e5 + (options.sortY ?? box.y1);

/** Does b, whose base line is not farther than a's, have to be drawn before a all the same? */
function swaps(a: Sortable, b: Sortable): boolean {
  if (a.options.layer !== b.options.layer) return false;
  if (a.options.sortY !== undefined || b.options.sortY !== undefined) return false;
  return inFront(a, b) === true;
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
  list.forEach((a, i) => {
    for (let j = i + 1; j < list.length; j++) {
      const b = nth(list, j);
      if (apart(a.inked.inkBox, b.inked.inkBox)) continue;
      if (swaps(a, b)) before(j, i);
      else before(i, j);
    }
  });
  const done = list.map(() => false);
  const ready = list.map((_, i) => i).filter((i) => waiting[i] === 0);
  const out: T[] = [];
  while (out.length < list.length) {
    ready.sort((a, b) => b - a);
    const next = ready.pop() ?? done.indexOf(false);
    if (done[next]) continue;
    done[next] = true;
    out.push(nth(list, next));
    for (const i of nth(after, next)) {
      waiting[i] = nth(waiting, i) - 1;
      if (waiting[i] === 0) ready.push(i);
    }
  }
  return out;
}

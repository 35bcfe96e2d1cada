/** How light a thing looks to somebody who squints: what shows of its colours on a coarse grid. */
import { toLab } from '../core/colour';
import { bounds, inside } from '../core/geometry';
import type { Box, Point } from '../core/geometry';
import { SOLID } from '../core/svg';
import type { Inked } from '../core/thing';

/** Points of a thing's ink box that are looked at, across and down. */
const GRID = 13;

export interface Mass {
  /** Mean lightness and chroma in OKLab. */
  readonly light: number;
  readonly chroma: number;
  /** Picture pixels that it fills, roughly. */
  readonly size: number;
}

interface Outline {
  readonly points: readonly Point[];
  readonly box: Box;
}

/** Outlines of path data with absolute points, each curve as its end point: nobody sees the difference when squinting. */
function outlinesOf(d: string): Outline[] {
  return d.split('M').flatMap((part) => {
    const points: Point[] = [];
    for (const piece of part.split(/(?=[LC])/)) {
      const numbers = piece.match(/-?[\d.]+/g) ?? [];
      const step = piece.startsWith('C') ? 6 : 2;
      for (let i = step - 1; i < numbers.length; i += step)
        points.push([Number(numbers[i - 1]), Number(numbers[i])]);
    }
    return points.length > 2 ? [{ points, box: bounds(points) }] : [];
  });
}

const covers = (outlines: readonly Outline[], [x, y]: Point): boolean =>
  outlines.some(
    ({ points, box: { x0, x1, y0, y1 } }) =>
      x >= x0 && x <= x1 && y >= y0 && y <= y1 && inside([x, y], points),
  );

type Shown = Pick<Inked, 'nodes' | 'inkBox'>;

/** A thing is looked at several times, and each of its marks is held against every cell. */
const known = new WeakMap<Shown, Mass>();

/** What shows of a thing; lines, gradients and figures are left out, as they change no mass. */
export function massOf({ inked }: { readonly inked: Shown }): Mass {
  const mass = known.get(inked) ?? reckoned(inked);
  known.set(inked, mass);
  return mass;
}

function reckoned({ nodes, inkBox }: Shown): Mass {
  const { x0, x1, y0, y1 } = inkBox;
  const cells = Array.from({ length: GRID * GRID }, (_, i): Point => [
    x0 + ((x1 - x0) * ((i % GRID) + 0.5)) / GRID,
    y0 + ((y1 - y0) * (Math.floor(i / GRID) + 0.5)) / GRID,
  ]);
  const shown = new Map<number, string>();
  for (const node of nodes) {
    if (!('d' in node) || !node.fill?.startsWith('#') || (node.opacity ?? 1) < SOLID) continue;
    const outlines = outlinesOf(node.d);
    const clip = node.clip === undefined ? undefined : outlinesOf(node.clip);
    for (const [i, at] of cells.entries())
      if (covers(outlines, at) && (!clip || covers(clip, at))) shown.set(i, node.fill);
  }
  const labs = [...shown.values()].map(toLab);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    light: mean(labs.map(([light]) => light)),
    chroma: mean(labs.map(([, a, b]) => Math.sqrt(a * a + b * b))),
    size: ((x1 - x0) * (y1 - y0) * shown.size) / cells.length,
  };
}

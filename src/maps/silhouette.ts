/** The shape of a target as a path of its own, with its left top corner at the origin: it tells what to look for, not where. */
import { boxOfMask, parseOutline, type Mask, type Run } from '../game/outline';
import type { Target } from '../game/quest';

export interface Silhouette {
  readonly width: number;
  readonly height: number;
  /** SVG path data, with the shape's left top corner at the origin. */
  readonly path: string;
}

function silhouette(
  { outline }: Target,
  pathOf: (shape: Mask, left: number, top: number) => string,
): Silhouette | undefined {
  const shape = outline === undefined ? undefined : parseOutline(outline)?.shape;
  if (!shape) return undefined;
  const { left, top, right, bottom } = boxOfMask(shape);
  return { width: right - left, height: bottom - top, path: pathOf(shape, left, top) };
}

/** All of the shape, to be filled; undefined for a target that is known by its box alone. */
export const silhouetteOf = (target: Target): Silhouette | undefined => silhouette(target, filled);

/** The edge of the shape, to be stroked: what it shows stays in sight. Undefined as for `silhouetteOf`. */
export const edgeOf = (target: Target): Silhouette | undefined => silhouette(target, edge);

function filled(shape: Mask, left: number, top: number): string {
  return shape.rows
    .flatMap((row, index) =>
      row.map(
        ([start, end]) =>
          `M${String(start - left)} ${String(shape.top + index - top)}h${String(end - start)}v1h${String(start - end)}z`,
      ),
    )
    .join('');
}

/** Where one of two rows shows the shape and the other does not. */
function between(above: readonly Run[], below: readonly Run[]): Run[] {
  const bounds = [...above, ...below].flat().toSorted((one, other) => one - other);
  return bounds.flatMap((start, index): Run[] => {
    const end = bounds[index + 1] ?? start;
    return index % 2 === 0 && start < end ? [[start, end]] : [];
  });
}

function edge({ top: first, rows }: Mask, left: number, top: number): string {
  const sides = rows.flatMap((row, index) =>
    row.flat().map((x) => `M${String(x - left)} ${String(first + index - top)}v1`),
  );
  const levels = [...rows, []].flatMap((row, index) =>
    between(rows[index - 1] ?? [], row).map(
      ([start, end]) => `M${String(start - left)} ${String(first + index - top)}h${String(end - start)}`,
    ),
  );
  return [...sides, ...levels].join('');
}

/** The shape of somebody who is not found yet, as a path: it tells what to look for, not where. */
import { parseOutline, boxOfMask } from '../../game/outline';
import type { Target } from '../../game/quest';

export interface Silhouette {
  readonly width: number;
  readonly height: number;
  /** SVG path data, with the shape's left top corner at the origin. */
  readonly path: string;
}

/** Undefined for a target that is known by its box alone. */
export function silhouetteOf({ outline }: Target): Silhouette | undefined {
  const shape = outline === undefined ? undefined : parseOutline(outline)?.shape;
  if (!shape) return undefined;
  const { left, top, right, bottom } = boxOfMask(shape);
  const path = shape.rows
    .flatMap((row, index) =>
      row.map(
        ([start, end]) =>
          `M${String(start - left)} ${String(shape.top + index - top)}h${String(end - start)}v1h${String(start - end)}z`,
      ),
    )
    .join('');
  return { width: right - left, height: bottom - top, path };
}

/** A mask of an outline as the path of an SVG, for whoever wants to see it. */
import type { Mask } from '../game/outline';

/** Every run as a rectangle, in natural pixels; `unit` is the side of what the mask counts in. */
export function maskPath({ top, rows }: Mask, unit: number): string {
  return rows
    .flatMap((row, index) =>
      row.map(([start, end]) => {
        const width = (end - start) * unit;
        return `M${start * unit} ${(top + index) * unit}h${width}v${unit}h${-width}z`;
      }),
    )
    .join('');
}

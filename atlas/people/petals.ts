/** Five petals round a point, for flowers in hair and hands. */
import { oval, reach } from '../core/knots';
import type { Knots } from '../core/knots';

/** Petals of radius `size`, their middles `distance` away from (0, y). */
export function petals(distance: number, size: number, y = 0): readonly Knots[] {
  return [0, 72, 144, 216, 288].map((degrees) => {
    const [px, py] = reach([0, y], degrees + 180, distance);
    return oval(px, py, size);
  });
}

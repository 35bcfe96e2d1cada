/** Rows of buttons and bows, which many garments have. */
import type { Sketch } from '../../core/sketch';
import { knots, oval, stretch } from '../../core/knots';
import type { Swatch } from '../../core/swatches';

export function buttons(s: Sketch, x: number, ys: readonly number[], colour: Swatch): void {
  for (const y of ys) s.tint(oval(x, y, 1.9), s.lit(colour));
}

/** A bow tied at (x, y), k times the ordinary size. */
export function bow(s: Sketch, x: number, y: number, k: number, colour: Swatch): void {
  s.at({ x, y, scale: k }, () => {
    const wing = knots`0 0!, 9 -8, 15 -5!, 14 6!, 8 5`;
    const tail = knots`1 0!, 8 15!, 2 13!`;
    for (const o of [-1, 1]) s.shape(stretch(tail, o), colour, { contour: false, line: 2.2 });
    s.shape([stretch(wing, -1), wing], colour, { contour: k > 1.2, line: 2.4, light: [-2, -2.4] });
    s.shape(oval(0, 0, 3.6, 3.4), colour, { contour: false, line: 2, light: 0 });
  });
}

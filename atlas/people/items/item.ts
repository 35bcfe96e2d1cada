/** What can be held. The grip is at (0, 0) and the item points up (towards -y). */
import type { Sketch } from '../../core/sketch';
import { knots, tube } from '../../core/knots';
import type { Swatch } from '../../core/swatches';

export interface Item {
  /** Degrees it leans away from the body. */
  readonly rot: number;
  /** Drawn over the hand. */
  readonly front?: boolean;
  /** Hangs straight down from the hand. */
  readonly swing?: boolean;
  draw(s: Sketch, colour?: Swatch): void;
}

/** A straight stick along the item's axis. */
export function shaft(s: Sketch, from: number, to: number, colour: Swatch = 'wood', width = 5): void {
  const line = knots`0 ${from}, 0 ${(from + to) / 2}, 0 ${to}`;
  s.shape(tube(line, width, { start: 'flat', end: 'flat' }), colour, { light: [-1.6, 0] });
}

/** Creatures are symmetric before the hand wobbles: what is drawn on one side is drawn on the other. */

export type Side = -1 | 1;

/** Draws the same thing on both sides; `o` is -1 on the left, 1 on the right. */
export function both(draw: (o: Side) => void): void {
  draw(-1);
  draw(1);
}

/** A box that grows round what is drawn. */
import type { Box, Point } from './geometry';
import { EMPTY_BOX, union } from './geometry';

const STILL: Point = [0, 0];

export class Reach {
  #box: Box = EMPTY_BOX;

  get isEmpty(): boolean {
    return this.#box.x0 > this.#box.x1;
  }

  include({ x0, y0, x1, y1 }: Box, margin = 0, [dx, dy]: Point = STILL): void {
    this.#box = union(this.#box, {
      x0: x0 - margin + dx,
      y0: y0 - margin + dy,
      x1: x1 + margin + dx,
      y1: y1 + margin + dy,
    });
  }

  /** Throws when nothing was included. */
  box(): Box {
    if (this.isEmpty) throw new Error('nothing was drawn');
    return this.#box;
  }
}

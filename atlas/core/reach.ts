/** A box that grows round what is drawn. */
import type { FigureBox } from './figure';
import { EMPTY_BOX, union } from './geometry';
import type { Spot } from './sprite-shapes';

export class Reach {
  #box: FigureBox = EMPTY_BOX;

  get isEmpty(): boolean {
    return this.#box.x0 > this.#box.x1;
  }

  include({ x0, y0, x1, y1 }: FigureBox, margin = 0, [dx, dy]: Spot = [0, 0]): void {
    this.#box = union(this.#box, {
      x0: x0 - margin + dx,
      y0: y0 - margin + dy,
      x1: x1 + margin + dx,
      y1: y1 + margin + dy,
    });
  }

  /** Throws when nothing was included. */
  box(): FigureBox {
    if (this.isEmpty) throw new Error('nothing was drawn');
    return this.#box;
  }
}

/** The eyes of those who led the village: one glance tells which of them is meant. */
import { arc } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { HeadStyle } from './stone-crowns';

/** From a head's own plane to the picture. */
export type Carve = (points: Points) => Point[];

/** What tells one leader's look from the next: how wide the eyes are open, how the brows slant and how heavy they lie. */
const LOOKS: Readonly<
  Record<
    HeadStyle,
    { readonly open: number; readonly inner: number; readonly outer: number; readonly brow: number }
  >
> = {
  loops: { open: 0, inner: 0.44, outer: 0.4, brow: 7 },
  beard: { open: 0.62, inner: 0.4, outer: 0.22, brow: 22 },
  stern: { open: 0.5, inner: 0.2, outer: 0.56, brow: 15 },
  bald: { open: 1.3, inner: 0.5, outer: 0.46, brow: 12 },
  rough: { open: 1, inner: 0.42, outer: 0.36, brow: 9 },
};

/** Eyes that have closed over a smile. */
function asleep(pen: Pen, on: Carve, stone: string): void {
  for (const side of [-1, 1]) {
    const x = 0.36 * side;
    pen.tint(on(arc(x, 0.2, 0.3, 0.22, 0, Math.PI * 2, 12)), stone, { tone: -0.34 });
    const lid: Points = [
      [x - 0.25, 0.2],
      [x - 0.12, 0.08],
      [x + 0.12, 0.08],
      [x + 0.25, 0.2],
    ];
    pen.stroke(on(lid), 9, { from: 0.3, to: 0.3 });
    for (const k of [-0.14, 0.14])
      pen.stroke(
        on([
          [x + k, 0.08],
          [x + k * 1.3, -0.02],
        ]),
        5,
      );
    pen.stroke(
      on([
        [x - 0.28 * side, 0.46],
        [x, 0.54],
        [x + 0.3 * side, 0.42],
      ]),
      8,
    );
  }
}

export function eyes(pen: Pen, on: Carve, stone: string, style: HeadStyle): void {
  const { open, inner, outer, brow } = LOOKS[style];
  if (open === 0) {
    asleep(pen, on, stone);
    return;
  }
  for (const side of style === 'rough' ? [-1] : [-1, 1]) {
    const x = 0.36 * side;
    pen.tint(on(arc(x, 0.22, 0.32, 0.26, 0, Math.PI * 2, 12)), stone, { tone: -0.34 });
    pen.tint(
      on([
        [x - 0.16, -0.06],
        [x + 0.2 * side, -0.02],
        [x + 0.06 * side, -0.3],
      ]),
      stone,
      { tone: 0.8, opacity: 0.7 },
    );
    pen.tint(
      on([
        [x - 0.24, 0.12],
        [x, 0.12 + 0.14 * open],
        [x + 0.24, 0.12],
        [x, 0.12 - 0.1 * open],
      ]),
      stone,
      { tone: 0.9 },
    );
    pen.tint(on(arc(x + 0.02, 0.13, 0.08, 0.085 * Math.min(1, open + 0.2), 0, Math.PI * 2, 12)), stone, {
      tone: -1.5,
    });
    pen.tint(on(arc(x - 0.01, 0.17, 0.025, 0.025, 0, Math.PI * 2, 8)), stone, { tone: 1 });
    pen.stroke(
      on([
        [x - 0.26, 0.13],
        [x, 0.13 + 0.15 * open],
        [x + 0.26, 0.13],
      ]),
      6,
    );
    pen.stroke(
      on([
        [x - 0.28 * side, inner],
        [x, (inner + outer) / 2 + 0.06],
        [x + 0.3 * side, outer],
      ]),
      brow,
    );
  }
}

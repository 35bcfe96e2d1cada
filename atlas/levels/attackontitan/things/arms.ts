/** The walled city's arms, on cloth of every size: a swallow, and the tower over which it flies. */
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

type At = (u: number, v: number) => Point;

const LIGHT = '#f6ebcc';
const DARK = '#2f5a40';

/** Half a swallow seen from above, from its beak round a wing to the notch of its tail. */
const HALF: readonly (readonly [number, number])[] = [
  [0, 26],
  [5, 18],
  [8, 12],
  [20, 14],
  [31, 7],
  [39, -9],
  [25, -2],
  [12, 0],
  [6, -5],
  [5, -13],
  [13, -34],
  [0, -19],
];

/** A swallow that flies up: wings like sickles, a forked tail. */
export function swallow(pen: Pen, at: At, k: number): void {
  const half = (side: number): Point[] => HALF.map(([u, v]) => at(u * side * k, v * k));
  pen.shape([...half(1), ...half(-1).toReversed()], LIGHT, { ink: 0.5, contour: false, wobble: 0 });
}

/** A tower with three merlons, its door and a window: its foot at the origin. */
export function towerArms(pen: Pen, at: At): void {
  pen.shape(
    [
      at(-24, 0),
      at(24, 0),
      at(24, 8),
      at(17, 8),
      at(17, 48),
      at(24, 54),
      at(24, 72),
      at(12, 72),
      at(12, 63),
      at(6, 63),
      at(6, 72),
      at(-6, 72),
      at(-6, 63),
      at(-12, 63),
      at(-12, 72),
      at(-24, 72),
      at(-24, 54),
      at(-17, 48),
      at(-17, 8),
      at(-24, 8),
    ],
    LIGHT,
    { ink: 0.5, contour: false, wobble: 0 },
  );
  pen.tint([at(-7, 0), at(-7, 14), at(0, 21), at(7, 14), at(7, 0)], DARK, { edge: 'straight' });
  pen.tint([at(-4, 32), at(-4, 42), at(4, 42), at(4, 32)], DARK, { edge: 'straight' });
}

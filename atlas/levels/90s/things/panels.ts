/** What the machines of the nineties are made of: rounded panels, discs, pictures of dots, bulbs. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Material } from '../../../core/light';
import type { Pen } from '../../../core/pen';
import type { Surface } from '../../../core/solids';

type ShapeOptions = NonNullable<Parameters<Pen['shape']>[2]>;

/** A rectangle with round corners on a surface. */
export function roundRect(on: Surface, s0: number, z0: number, s1: number, z1: number, r: number): Point[] {
  const corner = (s: number, z: number, from: number): Point[] =>
    arc(s, z, r, r, from, from + Math.PI / 2, 6).map(([x, y]) => on.at(x, y));
  return [
    ...corner(s1 - r, z0 + r, -Math.PI / 2),
    ...corner(s1 - r, z1 - r, 0),
    ...corner(s0 + r, z1 - r, Math.PI / 2),
    ...corner(s0 + r, z0 + r, Math.PI),
  ];
}

/** A circle on a surface. */
export const discOn = (on: Surface, s: number, z: number, r: number, count = 22): Point[] =>
  arc(s, z, r, r, 0, Math.PI * 2, count).map(([x, y]) => on.at(x, y));

/** A form on a surface that belongs to it: no outline of its own. */
export const inlay = (pen: Pen, points: readonly Point[], material: Material, options: ShapeOptions = {}) =>
  pen.shape(points, material, { ink: 0.8, contour: false, wobble: 0, ...options });

/** A picture of dots, centred on `s`, standing on `z`; a digit chooses the colour, any other sign is empty. */
export function pixels(
  pen: Pen,
  on: Surface,
  rows: readonly string[],
  {
    s,
    z,
    size,
    colours,
  }: { readonly s: number; readonly z: number; readonly size: number; readonly colours: readonly Material[] },
): void {
  const left = s - (nth(rows, 0).length * size) / 2;
  rows.forEach((row, j) => {
    const top = z + (rows.length - j) * size;
    for (const run of row.matchAll(/(\d)\1*/g)) {
      const [a, b] = [left + run.index * size, left + (run.index + run[0].length) * size];
      inlay(
        pen,
        [on.at(a, top), on.at(b, top), on.at(b, top - size * 1.06), on.at(a, top - size * 1.06)],
        nth(colours, Number(run[1])),
        { ink: 0 },
      );
    }
  });
}

/** A row of bulbs along a line of a surface, two colours by turns. */
export function bulbs(
  pen: Pen,
  on: Surface,
  [s0, z0]: Point,
  [s1, z1]: Point,
  count: number,
  r: number,
  colours: readonly Material[],
): void {
  for (const k of range(count)) {
    const t = k / Math.max(1, count - 1);
    inlay(pen, discOn(on, s0 + (s1 - s0) * t, z0 + (z1 - z0) * t, r, 8), nth(colours, k % colours.length), {
      edge: 'smooth',
      ink: 0.5,
    });
  }
}

/** Squiggles and shapes of the time, strewn over a panel. */
export function confetti(
  pen: Pen,
  on: Surface,
  [s0, z0, s1, z1]: readonly [number, number, number, number],
  colours: readonly string[],
  count: number,
): void {
  const { random } = pen;
  for (const k of range(count)) {
    const [s, z] = [random.range(s0, s1), random.range(z0, z1)];
    const colour = nth(colours, k % colours.length);
    if (k % 3 === 0)
      inlay(pen, [on.at(s - 11, z - 9), on.at(s + 12, z - 7), on.at(s, z + 13)], colour, { ink: 0.6 });
    else if (k % 3 === 1) inlay(pen, discOn(on, s, z, 9, 9), colour, { edge: 'smooth', ink: 0.6 });
    else
      pen.line(
        range(6).map((i) => on.at(s - 25 + i * 10, z + (i % 2 ? 7 : -7))),
        2.2,
        { colour },
      );
  }
}

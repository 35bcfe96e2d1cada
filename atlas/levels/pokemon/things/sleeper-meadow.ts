/** What has grown on the sleeper in the meantime: grass along its back, with its fur over the foot, and flowers. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

/** Stretches of its back that have gone green: middle, half width, and how the back slopes there. */
const MEADOW: readonly (readonly [u: number, z: number, wide: number, lean: number])[] = [
  [-52, 270, 46, 0.42],
  [30, 284, 58, 0.02],
  [140, 258, 50, -0.5],
  [216, 204, 34, -1],
];

interface Stretch {
  readonly u: number;
  readonly z: number;
  readonly wide: number;
  readonly lean: number;
  readonly coat: string;
}

function grass(
  pen: Pen,
  p: (u: number, z: number) => Point,
  s: number,
  { u, z, wide, lean, coat }: Stretch,
): void {
  const on = (k: number, up: number): Point => p(u + k * wide, z + k * wide * lean + up - k * k * 6);
  const blades = range(13).flatMap((i): Point[] => {
    const k = (i / 12) * 2 - 1;
    const tall = (16 + 22 * (1 - k * k)) * (i % 3 === 0 ? 1.25 : i % 2 ? 0.8 : 1);
    return [on(k - 0.06, 6), on(k + 0.1 * (i % 2 ? 1 : -1), tall), on(k + 0.06, 7)];
  });
  pen.shape([on(-1.15, -6), ...blades, on(1.15, -6), on(0.6, -20), on(0, -16), on(-0.6, -22)], '#7fb04c', {
    wobble: 0,
    ink: 0.7,
    contour: false,
  });
  pen.tint(
    [on(-1, -6), on(-0.4, 4), on(0.2, 0), on(1, 2), on(0.6, -17), on(0, -13), on(-0.6, -18)],
    '#5f9440',
  );
  for (const i of range(5))
    pen.tint([on(i * 0.4 - 0.84, 2), on(i * 0.4 - 0.76, 24), on(i * 0.4 - 0.7, 2)], '#a8d068', {
      edge: 'straight',
    });
  // fur over the foot of the grass
  for (const i of range(9)) {
    const k = (i / 8) * 2 - 1;
    pen.shape([on(k - 0.14, -24), on(k + 0.02, -3 - (i % 3) * 5), on(k + 0.14, -24)], coat, {
      contour: false,
      ink: 0,
      tone: u > 120 ? -1 : 0,
    });
    pen.line([on(k - 0.06, -14), on(k + 0.02, -4 - (i % 3) * 5), on(k + 0.07, -12)], 0.6, { opacity: 0.6 });
  }
  pen.tint(arc(...on(0.3, -8), 5 * s, 4 * s), '#f3f0d8');
}

/** Draws it on a body whose points `p` gives, `s` picture pixels a world unit. */
export function overgrown(pen: Pen, p: (u: number, z: number) => Point, s: number, coat: string): void {
  for (const [u, z, wide, lean] of MEADOW) grass(pen, p, s, { u, z, wide, lean, coat });
  for (const [u, z, c] of [
    [-44, 330, '#f3c64e'],
    [26, 352, '#f2a0b8'],
    [72, 338, '#ffffff'],
    [152, 306, '#f2a0b8'],
    [218, 244, '#ffffff'],
  ] as const) {
    pen.line([p(u, z), p(u - 3, z - 40)], 1.4, { colour: '#5f8f3c' });
    pen.shape(arc(...p(u, z), 11 * s, 11 * s, 0, 6.28, 6), c, { edge: 'scallop' });
    pen.shape(arc(...p(u, z), 5 * s, 5 * s), '#e0a83a', { edge: 'smooth', ink: 0.6, contour: false });
  }
}

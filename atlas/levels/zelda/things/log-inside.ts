/** What one sees in a hollow log: ring behind ring of old wood, the woods at the far end, and somebody who peeps out. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';

/** The rings inward: size, how far they have moved to the far end, colour. */
const RINGS = [
  [0.74, 0.06, '#5a3d32'],
  [0.65, 0.12, '#4c332c'],
  [0.56, 0.18, '#402a28'],
  [0.47, 0.24, '#362326'],
] as const;

/** Fills the opening of a log of radius r whose front is at depth h. */
export function lookIn(pen: Pen, frame: Frame, r: number, h: number): void {
  const s = frame.scale;
  const floor = r * 0.62;
  const at = (k: number, a: number, on: number): Point =>
    frame.at(Math.cos(a) * r * k + on * r, h, Math.max(r * 0.1, floor + Math.sin(a) * r * k));
  const ring = (k: number, on: number): Point[] =>
    range(26).map((i) => at(k, (i / 25) * Math.PI * 1.3 - Math.PI * 0.15, on));
  for (const [k, on, colour] of RINGS) {
    pen.shape(ring(k, on), colour, { edge: 'straight', ink: 0.7, wobble: 3 });
    // the grain of the wall, from ring to ring
    for (const i of range(9)) {
      const a = 0.2 + i * 0.34;
      pen.line([at(k - 0.02, a, on), at(k - 0.07, a + 0.03, on + 0.03)], 0.9);
    }
  }
  // the clearing at the far end: light, a path, two trunks
  pen.shape(ring(0.33, 0.3), pen.light.night ? { emit: '#3f7a5a' } : '#dff0a0', {
    edge: 'straight',
    wobble: 2,
  });
  const [lx, ly] = frame.at(0.3 * r, h, floor * 0.98);
  for (const [dx, w] of [
    [-26, 7],
    [20, 9],
  ] as const)
    pen.bars(
      [
        [
          [lx + dx * s, ly + 18 * s],
          [lx + dx * s, ly - 34 * s],
        ],
      ],
      w * s,
      '#6a8a4a',
    );
  const [px, py] = frame.at(-0.2 * r, h, floor * 0.5);
  mole(pen, px, py, s * 1.25);
}

/** A mole up to its chest, with a miner's lamp: the log is its house. */
function mole(pen: Pen, x: number, y: number, s: number): void {
  const round = (dx: number, dy: number, w: number, t: number): Point[] =>
    arc(x + dx * s, y + dy * s, w * s, t * s, 0, TAU, 18);
  const smooth = { edge: 'smooth' } as const;
  pen.shape(round(0, 4, 34, 40), '#8a7590', smooth);
  pen.shape(round(0, 20, 19, 22), '#e8d4c4', { ...smooth, contour: false });
  for (const k of [-1, 1]) {
    pen.shape(round(k * 13, -10, 7.5, 9), '#ffffff', { ...smooth, ink: 0.6 });
    pen.shape(round(k * 12, -9, 4, 5.5), '#2a2030', { ...smooth, contour: false });
    pen.shape(round(k * 11, -11, 1.5, 2), '#ffffff', { ...smooth, contour: false });
    pen.shape(round(k * 27, 30, 12, 9), '#f0a8a8', smooth);
  }
  pen.shape(round(0, 3, 9, 7), '#f08a9a', smooth);
  pen.shape(arc(x, y - 18 * s, 31 * s, 24 * s, Math.PI, TAU, 14), '#e9b93f', { edge: 'straight' });
  pen.shape(round(0, -30, 9, 9), { emit: '#fff6c0' }, { ...smooth, ink: 0.8 });
}

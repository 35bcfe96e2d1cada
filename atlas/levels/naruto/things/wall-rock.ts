/** The rock of the cliff of faces: its beds and columns, its ledges with ivy, and the marks of the chisel on what was cut. */
import { arc, lerp, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { puff } from '../../../things/nature/tree';
import type { Carve } from './stone-eyes';

/** Half the width and the height of the wall, in its own u and z: beyond the frame on three sides. */
export const HALF = 1300;
export const TOP = 640;

/** An uneven level across the wall. */
const bed = (z: number, swing: number): Point[] =>
  range(41).map((i): Point => [
    -HALF + (2 * HALF * i) / 40,
    z + swing * Math.sin(i * 0.9 + z) + (i % 2 ? swing * 0.5 : -swing * 0.4),
  ]);

/** The bare rock: beds of two tones, columns with a dark flank each, cracks and what has fallen out of them. */
export function rock(pen: Pen, at: Carve, stone: string): void {
  const { random } = pen;
  const outline = at([
    [-HALF - 60, -10],
    [-HALF - 60, TOP + 4],
    [HALF + 60, TOP + 4],
    [HALF + 60, -10],
  ]);
  pen.shape(outline, stone, { tone: -0.1, wobble: 0 });
  for (const [low, high, tone] of [
    [60, 150, -0.35],
    [230, 290, 0.35],
    [380, 470, -0.3],
    [540, 600, 0.3],
  ] as const)
    pen.tint(at([...bed(low, 10), ...bed(high, 8).toReversed()]), stone, {
      tone,
      edge: 'straight',
      opacity: 0.7,
    });
  for (let u = -HALF; u < HALF;) {
    const wide = random.range(70, 130);
    const lean = random.jitter(20);
    const flank: Point[] = [
      [u + wide * 0.6, 0],
      [u + wide * 0.56 + lean * 0.5, 300],
      [u + wide * 0.6 + lean, TOP],
      [u + wide + lean, TOP],
      [u + wide * 0.94 + lean * 0.5, 320],
      [u + wide, 0],
    ];
    pen.tint(at(flank), stone, { tone: -0.9, edge: 'straight', opacity: 0.8 });
    pen.hatch(at(flank), { angle: 1.1, gap: 13, cover: 0.55, width: 0.6, opacity: 0.4 });
    pen.stroke(at(flank.slice(0, 3)), 4, { from: 0.4, to: 0.2, opacity: 0.8 });
    pen.tint(
      at([
        [u + 6, 0],
        [u + 16 + lean * 0.5, 320],
        [u + 10 + lean, TOP],
        [u + 28 + lean, TOP],
        [u + 30, 0],
      ]),
      stone,
      { tone: 0.7, edge: 'straight', opacity: 0.5 },
    );
    u += wide * 1.3;
  }
  for (const z of [70, 150, 226, 292, 384, 468, 548]) pen.line(at(bed(z, 9)), 0.8, { opacity: 0.5 });
  for (const _ of range(54)) {
    const [u, z] = [random.range(-HALF, HALF), random.range(10, 560)];
    const r = random.range(8, 24);
    pen.shape(
      at([
        [u - r, z],
        [u - r * 0.2, z + r * 0.7],
        [u + r, z + r * 0.2],
        [u + r * 0.5, z - r * 0.5],
      ]),
      stone,
      { tone: random.chance(0.5) ? -0.8 : 0.5, ink: 0.6, contour: false },
    );
  }
}

/** Strokes of the chisel on a face: shade on the cheek away from the sun, and marks that follow its roundness. */
export function chiselled(pen: Pen, at: Carve, u: number, z: number, r: number): void {
  const { random } = pen;
  const on = (points: readonly Point[]) => at(points.map(([x, y]): Point => [u + x * r, z + y * r]));
  const cheek: Point[] = [
    [0.4, 0.7],
    [0.46, 0.1],
    [0.34, -0.5],
    [0.16, -0.94],
    [0.46, -0.78],
    [0.7, -0.4],
    [0.78, 0.1],
    [0.7, 0.6],
  ];
  pen.hatch(on(cheek), { angle: 1, gap: 12, cover: 0.6, width: 0.7, opacity: 0.42 });
  const marks = range(46).map((): Point[] => {
    const a = random.range(0, Math.PI * 2);
    const k = random.range(0.5, 0.74);
    const [x, y] = [Math.cos(a) * k, Math.sin(a) * k - 0.1];
    const long = random.range(0.03, 0.09);
    return on([
      [x, y],
      [x - Math.sin(a) * long, y + Math.cos(a) * long],
    ]);
  });
  pen.scratches(marks, { width: 1, opacity: 0.34 });
}

/** A ledge with its shade, tufts on it, and ivy that hangs from it in strands of uneven length. */
export function ledge(
  pen: Pen,
  at: Carve,
  [u, z, wide]: readonly [number, number, number],
  stone: string,
  leaf: string,
): void {
  const { random } = pen;
  pen.tint(
    at([
      [u - wide, z - 14],
      [u + wide, z - 12],
      [u + wide * 0.5, z - 60],
      [u - wide * 0.4, z - 70],
    ]),
    '#5a2f3a',
    { opacity: 0.34, edge: 'straight' },
  );
  pen.shape(
    at([
      [u - wide, z],
      [u - wide * 0.3, z + 12],
      [u + wide, z + 5],
      [u + wide * 0.8, z - 16],
      [u + wide * 0.1, z - 26],
      [u - wide * 0.7, z - 20],
    ]),
    stone,
    { tone: 0.5, ink: 0.9, contour: false },
  );
  for (const _ of range(5)) {
    const v = u + wide * random.range(-0.85, 0.85);
    const long = random.range(24, 90);
    const strand = range(6).map((i): Point => [v + Math.sin(i * 1.4 + v) * 5, z - 8 - (long * i) / 5]);
    pen.line(at(strand), 1, { smooth: true, colour: leaf, tone: -1 });
    for (const [i, [x, y]] of at(strand).entries()) {
      const side = i % 2 ? 9 : -9;
      pen.shape(arc(x + side * 0.7, y, 7, 6, 0, Math.PI * 2, 6), leaf, {
        edge: 'smooth',
        ink: 0.5,
        contour: false,
        tone: i % 3 ? 0 : -0.7,
      });
    }
  }
  // tufts of every size that lean on each other, never a row of balls
  for (const [k, big] of [
    [0.06, 0.6],
    [0.3, 1.25],
    [0.16, 0.85],
    [0.52, 0.8],
    [0.94, 0.62],
    [0.8, 1.05],
  ] as const) {
    const [[x, y] = [0, 0]] = at([[u + wide * (lerp(-0.8, 0.76, k) + random.jitter(0.06)), z + 6 + big * 8]]);
    puff(pen, [x, y], 25 * big + random.jitter(4), 19 * big + random.jitter(3), leaf, random.jitter(0.5));
  }
}

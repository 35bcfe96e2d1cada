/** The face in the rock: sockets with a light in each, a nose, and a cave behind worn teeth. */
import { arc, pairs, range, spline } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Point, Points } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

/** A flat outline on the rock's front, as points of the picture. */
export type On = (points: Points) => Point[];

const HOLE = '#33233c';
const GOLD = '#f7cf52';

export function sockets(pen: Pen, frame: Frame, on: On, stone: string): void {
  for (const [u, k] of [
    [-124, 1],
    [122, 0.94],
  ] as const) {
    const ring = (grow: number, drop = 0): Points =>
      pairs([-84, 318, -62, 378, 10, 392, 72, 350, 76, 286, 34, 240, -34, 232, -78, 264]).map(([a, z]) => [
        u + a * k * grow,
        312 + (z - 312) * grow - drop,
      ]);
    pen.tint(on(ring(1.2, 6)), stone, { tone: -1 });
    pen.tint(on(ring(1.12, 12)), stone, { tone: 0.9 });
    pen.shape(on(ring(1)), HOLE, { edge: 'smooth', ink: 1.4, contour: false });
    const hole = spline(on(ring(0.97)), true, 6);
    pen.within(hole, () => {
      pen.tint(on(ring(0.84, 26)), HOLE, { tone: 0.8 });
      pen.tint(on(ring(0.72, 4)), HOLE, { tone: -1.2 });
      pen.line(
        on([
          [u - 50, 262],
          [u - 16, 250],
          [u + 34, 256],
        ]),
        1.2,
        { colour: stone, opacity: 0.5, smooth: true },
      );
    });
    const s = frame.scale;
    pen.shape(arc(...frame.at(u + 6, 62, 306), 17 * s, 17 * s, 0, 6.2832, 12), GOLD, {
      edge: 'smooth',
      contour: false,
    });
    pen.tint(arc(...frame.at(u + 1, 62, 311), 6 * s, 6 * s, 0, 6.2832, 8), '#fff6c8');
    pen.glow(...frame.at(u + 6, 62, 306), 90 * s, 'amber', 0.7);
  }
  for (const k of [-1, 1] as const)
    pen.shape(
      on([
        [k * 3, 246],
        [k * 26, 204],
        [k * 34, 178],
        [k * 20, 168],
        [k * 5, 184],
      ]),
      HOLE,
      { edge: 'smooth', ink: 1.1, contour: false },
    );
  pen.line(on(pairs([-44, 176, -40, 208, -10, 262])), 1.1, { smooth: true, opacity: 0.8 });
}

export function mouth(pen: Pen, frame: Frame, on: On, stone: string): void {
  const s = frame.scale;
  const cave: Points = pairs([
    -152, 122, -70, 150, 0, 154, 80, 150, 156, 118, 150, 50, 134, -4, -130, -4, -150, 50,
  ]);
  pen.shape(on(cave), HOLE, { edge: 'smooth', ink: 1.4, contour: false });
  pen.within(spline(on(cave), true, 6), () => {
    pen.tint(on(pairs([-150, 40, -60, 84, 70, 84, 150, 30, 150, -20, -150, -20])), HOLE, { tone: 0.7 });
    pen.shape(on(pairs([-96, -8, -50, 36, 8, 54, 64, 34, 108, -8])), GOLD, { ink: 0.9, contour: false });
    for (const k of range(13)) {
      const [x, y] = frame.at(-76 + k * 13, 66, 8 + ((k * 7) % 4) * 10);
      pen.shape(arc(x, y, 10 * s, 6 * s, 0, 6.2832, 10), GOLD, {
        edge: 'smooth',
        ink: 0.7,
        contour: false,
        tone: k % 3 ? 0.7 : -0.5,
      });
    }
  });
  // teeth in both jaws, grown from the stone and worn
  for (const k of range(7)) {
    const u = -126 + k * 42;
    const z = 146 - Math.abs(k - 3) * 6;
    if (k === 5) continue;
    const long = [40, 52, 46, 50, 60, 0, 38][k] ?? 40;
    const tooth = on([
      [u - 19, z + 6],
      [u + 18, z + 7],
      [u + 16, z - long + 8],
      [u + 4, z - long],
      [u - 13, z - long + (k % 2) * 9],
    ]);
    pen.shape(tooth, '#efe6d2', { ink: 1, contour: false });
    pen.tint(
      on([
        [u + 4, z + 6],
        [u + 18, z + 7],
        [u + 16, z - long + 8],
        [u + 6, z - long + 4],
      ]),
      '#efe6d2',
      { tone: -1, edge: 'straight' },
    );
    pen.line(
      on([
        [u - 22, z + 10],
        [u - 20, z + 34],
      ]),
      0.8,
      { opacity: 0.6 },
    );
  }
  for (const k of [0, 1, 3, 5])
    pen.shape(
      on([
        [-124 + k * 46, -6],
        [-84 + k * 46, -6],
        [-88 + k * 46, 20 + (k % 2) * 8],
        [-116 + k * 46, 26],
      ]),
      stone,
      { tone: 0.5, ink: 1, contour: false },
    );
}

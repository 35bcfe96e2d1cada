/** The washing of the colony: a line between two arms that are screwed to a drum's wall, and what dries on it. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Random } from '../../../core/random';

export interface WashLine {
  /** A point of the wall by its angle, its height and its distance from the middle. */
  readonly on: (angle: number, z: number, k?: number) => Point;
  /** How high the wall is. */
  readonly top: number;
  readonly r: number;
  readonly s: number;
  readonly braced: boolean;
  readonly cloth: readonly string[];
}

export function hangWashing(pen: Pen, { on, top, r, s, braced, cloth }: WashLine, random: Random): void {
  const line = range(7).map((i): Point =>
    on(0.2 + i * 0.16, top - 2 - Math.sin((i / 6) * Math.PI) * 12, r * 1.18),
  );
  for (const i of [0, 6]) {
    const arm = (z: number, k: number) => on(0.2 + i * 0.16, top + z, r * k);
    if (braced) {
      const plate = on(0.2 + i * 0.16, top - 44, r * 0.955);
      pen.shape(arc(...plate, 9 * s, 26 * s, 0, 6.3, 12), '#5f4a3c', {
        edge: 'smooth',
        contour: false,
        ink: 0.8,
      });
      pen.bars([[arm(-62, 0.95), arm(-9, 1.1)]], 4 * s, '#7a5a42');
    }
    pen.bars([[arm(-22, braced ? 0.95 : 0.98), arm(2, 1.2)]], 5 * s, '#7a5a42');
  }
  pen.line(line, 1.1, { smooth: true });
  for (const i of range(4)) {
    const [x, y] = nth(line, i + 1);
    const w = random.range(13, 17) * s;
    const q = (a: number, b: number): Point => [x + a * w, y + b * s];
    const cut = [
      // a shirt, trousers, a sheet, a skirt
      [
        q(-0.6, 0),
        q(0.6, 0),
        q(1.25, 12),
        q(0.95, 20),
        q(0.62, 15),
        q(0.6, 38),
        q(-0.6, 38),
        q(-0.62, 15),
        q(-0.95, 20),
        q(-1.25, 12),
      ],
      [q(-0.6, 0), q(0.6, 0), q(0.74, 42), q(0.18, 42), q(0, 16), q(-0.18, 42), q(-0.74, 42)],
      [q(-1, 0), q(1, 0), q(0.94, 30), q(0.3, 36), q(-0.4, 31), q(-0.96, 36)],
      [q(-0.5, 0), q(0.5, 0), q(0.95, 30), q(0.3, 34), q(-0.3, 31), q(-0.95, 34)],
    ];
    pen.shape(nth(cut, i), nth(cloth, i % cloth.length), { ink: 0.8 });
    for (const k of [-0.5, 0.5]) pen.bars([[q(k, -4), q(k, 5)]], 2.6 * s, '#e0c48a', { edge: 0.8 });
  }
}

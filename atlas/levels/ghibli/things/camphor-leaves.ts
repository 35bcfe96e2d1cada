/** What breaks the camphor's crown up: sprays of single leaves, hollows that show its boughs, and who lives in them. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Random } from '../../../core/random';

interface Crown {
  readonly middle: Point;
  readonly s: number;
  readonly leaf: string;
  readonly bark: string;
}

/** Openings in the leaves, from the crown's middle: where, how wide, whether somebody looks out. */
const HOLLOWS: readonly (readonly [u: number, v: number, r: number, eyes: boolean])[] = [
  [-330, 60, 74, true],
  [-60, -170, 62, false],
  [210, 40, 84, true],
  [60, 200, 70, false],
  [440, 130, 58, false],
  [-190, 230, 60, true],
];

/** Leaves of one spray, turned by `turn` radians. */
function spray(pen: Pen, [x, y]: Point, size: number, turn: number, leaf: string, tone: number): void {
  for (const [i, a] of [-1.1, -0.45, 0.15, 0.8].entries()) {
    const dir = turn + a;
    const far = size * (i % 2 ? 1 : 0.8);
    const p = (k: number, side: number): Point => [
      x + Math.cos(dir) * far * k - Math.sin(dir) * side * far,
      y + Math.sin(dir) * far * k + Math.cos(dir) * side * far,
    ];
    pen.shape([p(0.08, 0), p(0.45, -0.22), p(1, 0), p(0.45, 0.22)], leaf, {
      edge: 'smooth',
      tone: tone + (i % 2 ? 0.35 : -0.1),
      ink: 0.5,
      contour: false,
      wobble: 0,
    });
  }
}

export function dressCrown(pen: Pen, { middle: [cx, cy], s, leaf, bark }: Crown, random: Random): void {
  const at = (u: number, v: number): Point => [cx + u * s, cy + v * s];
  for (const [u, v, r, eyes] of HOLLOWS) {
    const rim = arc(...at(u, v), r * s, r * 0.56 * s, 0, TAU, 13);
    pen.shape(rim, '#24463c', { edge: 'scallop', ink: 0.5, contour: false });
    pen.within(rim, () => {
      const bough = [
        at(u - r * 1.1, v + r * 0.1),
        at(u - r * 0.3, v + r * 0.3),
        at(u + r * 1.1, v + r * 0.14),
      ];
      pen.bars([bough], 13 * s, bark, { smooth: true, tone: -1.2, edge: 1.2 });
    });
    if (eyes)
      for (const k of [-11, 11]) {
        pen.shape(arc(...at(u - 18 + k, v - 12), 8.5 * s, 9.5 * s, 0, TAU, 12), '#fff6d8', {
          edge: 'smooth',
          contour: false,
          ink: 0.5,
        });
        pen.tint(arc(...at(u - 16 + k, v - 11), 3.6 * s, 4.6 * s, 0, TAU, 8), '#2b1a2e');
      }
  }
  for (const i of range(64)) {
    const a = i * 2.39996 + 0.4;
    const k = Math.sqrt((i + 0.5) / 64) * 1.06;
    const [u, v] = [Math.cos(a) * 640 * k, Math.sin(a) * 330 * k - 10];
    const lit = -u / 900 - v / 420;
    spray(pen, at(u, v), random.range(34, 58) * s, random.range(0.2, 2.6), leaf, 0.2 + lit);
  }
}

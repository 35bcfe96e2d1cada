/** Who is on duty in a watchtower's cabin, and what he does instead: no two towers tell the same. */
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

export type Guard = 'asleep' | 'tea' | 'glass';

const SKIN = { asleep: '#f0c8a0', tea: '#b98058', glass: '#f6d3b4' } as const;
const CAP = { asleep: '#5f7a58', tea: '#c8593a', glass: '#3f5f92' } as const;
const DARK = '#3a3348';

/** A head, shoulders and two hands above the sill, `[x, y]` its middle on the picture. */
export function lookout(pen: Pen, [x, y]: Point, s: number, guard: Guard): void {
  const p = (u: number, z: number): Point => [x + u * s, y - z * s];
  const lean = guard === 'asleep' ? -8 : 0;
  pen.shape([p(-34, -4), p(-30, 16), p(-14, 24), p(14, 24), p(30, 16), p(34, -4)], CAP[guard], {
    tone: -0.4,
    ink: 1,
    edge: 'smooth',
    contour: false,
  });
  const [hx, hy] = p(lean, 34);
  pen.shape(arc(hx, hy, 25 * s, 22 * s, 0, TAU, 18), SKIN[guard], { edge: 'smooth', ink: 1, contour: false });
  const q = (u: number, z: number): Point => [hx + u * s, hy - z * s];
  pen.shape([q(-27, 3), q(-24, 17), q(-10, 28), q(10, 28), q(24, 17), q(27, 3), q(0, 9)], CAP[guard], {
    edge: 'smooth',
    ink: 1,
    contour: false,
  });
  pen.shape(arc(...q(0, 29), 7 * s, 7 * s, 0, TAU, 10), '#f4efe4', {
    edge: 'smooth',
    ink: 0.9,
    contour: false,
  });
  for (const k of [-1, 1])
    pen.tint(arc(...q(k * 16, -8), 5 * s, 3.4 * s, 0, TAU, 10), '#f0907c', { opacity: 0.6 });
  if (guard === 'asleep') {
    for (const k of [-1, 1]) pen.line([q(k * 15, -1), q(k * 10, -4), q(k * 5, -1)], 1.2, { smooth: true });
    pen.tint(arc(...q(0, -13), 4 * s, 5 * s, 0, TAU, 10), '#7a3f44');
    for (const [u, z, r] of [
      [34, 10, 6],
      [46, 22, 9],
    ] as const)
      pen.line([q(u - r, z + r), q(u + r, z + r), q(u - r, z - r), q(u + r, z - r)], 1.5);
  } else if (guard === 'tea') {
    for (const k of [-1, 1]) pen.line([q(k * 14, -2), q(k * 9, 2), q(k * 4, -2)], 1.3, { smooth: true });
    pen.line([q(-5, -11), q(0, -14), q(5, -11)], 1.2, { smooth: true });
    pen.shape([p(22, 2), p(24, 24), p(46, 24), p(48, 2)], '#f4efe4', { ink: 1, contour: false });
    pen.tint([p(22, 10), p(47, 10), p(47, 16), p(23, 16)], '#e8702c', { edge: 'straight' });
    for (const u of [30, 40])
      pen.line([p(u, 30), p(u + 4, 36), p(u - 2, 43), p(u + 2, 50)], 1, { smooth: true });
    pen.shape(arc(...p(24, 8), 8 * s, 7 * s, 0, TAU, 12), SKIN.tea, {
      edge: 'smooth',
      ink: 0.9,
      contour: false,
    });
  } else {
    // the wrong end to the eye: what he sees is very far away
    pen.line([q(-12, -1), q(-7, -3), q(-3, -1)], 1.3, { smooth: true });
    pen.tint(arc(...q(2, -13), 4 * s, 3 * s, 0, TAU, 10), '#7a3f44');
    pen.shape([q(6, 7), q(6, -9), q(30, -6), q(50, -3), q(50, 3), q(30, 5)], '#c79a4c', {
      ink: 1,
      contour: false,
    });
    pen.shape(arc(...q(7, -1), 5 * s, 9 * s, 0, TAU, 12), DARK, { edge: 'smooth', ink: 0.9, contour: false });
    pen.shape(arc(...q(30, -12), 8 * s, 7 * s, 0, TAU, 12), SKIN.glass, {
      edge: 'smooth',
      ink: 0.9,
      contour: false,
    });
  }
}

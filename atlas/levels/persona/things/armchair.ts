/** An armchair for the guests of the velvet cell, its back buttoned with gold. */
import type { Frame } from '../../../core/frame';
import { arc } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

export function armchair(pen: Pen, frame: Frame, blue: string, gold: string): void {
  const s = frame.scale;
  const p = (u: number, z: number) => frame.at(u, 0, z);
  pen.shape([p(-44, 20), p(-40, 108), p(0, 122), p(40, 108), p(44, 20)], '#24367f', {
    edge: 'straight',
    tone: 0.2,
  });
  for (const [u, z] of [
    [-18, 96],
    [0, 102],
    [18, 96],
    [-9, 80],
    [9, 80],
  ] as const)
    pen.shape(arc(...p(u, z), 3 * s, 3 * s, 0, 6.2832, 6), gold, {
      edge: 'smooth',
      ink: 0.4,
      contour: false,
    });
  pen.shape([p(-36, 8), p(36, 8), p(36, 44), p(-36, 44)], blue, { contour: false, tone: 0.5 });
  for (const o of [-1, 1])
    pen.shape([p(o * 36, 0), p(o * 52, 0), p(o * 54, 54), p(o * 46, 64), p(o * 36, 56)], '#24367f', {
      tone: o < 0 ? 0.4 : -0.6,
    });
}

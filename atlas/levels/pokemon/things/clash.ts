/** The moment both fighters hit: a flash of light, sparks, and dust along the floor of the ring. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export const clash: ThingKind<object> = {
  name: 'clash',
  footprint: () => disc(30),
  height: 40,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => [frame.x + u * s, frame.y - z * s];
    const star = (long: number, short: number): Point[] =>
      range(22).map((i): Point => {
        const a = (i / 22) * 6.2832 + 0.1;
        const reach = i % 2 ? short : long * (i % 4 ? 1 : 0.78);
        return p(Math.cos(a) * reach, 70 + Math.sin(a) * reach * 0.86);
      });
    for (const [u, z, r] of [
      [-96, 6, 24],
      [-62, 0, 30],
      [-20, -4, 26],
      [30, -4, 30],
      [74, 2, 26],
      [104, 8, 18],
    ] as const)
      pen.shape(arc(...p(u, z), r * s, r * 0.72 * s, 0, 6.2832, 8), '#fdf3de', { edge: 'scallop', ink: 0.8 });
    pen.shape(star(104, 46), '#f0a03c', { wobble: 0 });
    pen.shape(star(80, 36), '#ffe27a', { contour: false, ink: 0, wobble: 0 });
    pen.tint(star(48, 24), '#fffdf0', { edge: 'straight' });
    for (const [u, z, r] of [
      [-112, 128, 11],
      [118, 118, 12],
      [-70, 168, 9],
      [74, 172, 8],
      [4, 190, 11],
    ] as const)
      pen.shape([p(u - r, z), p(u, z + r * 1.5), p(u + r, z), p(u, z - r * 1.5)], '#ffe27a', { ink: 0.8 });
  },
};

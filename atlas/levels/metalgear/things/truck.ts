/** A truck of the supply run: canvas on hoops, chains on the wheels, somebody's laundry under the tarpaulin. */
import { bevel } from '../../../core/bevel';
import { TAU, arc, range } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { snowOn, stripes, wheel } from './parts';

export interface TruckOptions {
  readonly face?: 1 | -1;
  readonly paint?: string;
  readonly canvas?: string;
}

export const truck: ThingKind<TruckOptions> = {
  name: 'truck',
  footprint: () => block(390, 150),
  height: 190,
  draw(pen, frame, { face = 1, paint = '#6f8a7e', canvas = '#b8a878' }, random) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u * face, w, z);
    const plate = (points: Points, tone: number, material = paint) => {
      pen.shape(points, material, { tone, ink: 1.1 });
      bevel(pen, points, material, tone);
    };
    for (const u of [-130, -60, 140]) wheel(pen, p(u, 32, -60), 33 * s);
    plate([p(-200, 44, 60), p(190, 44, 60), p(190, 66, 60), p(-200, 66, 60)], -0.8, '#454d60');
    // the load
    plate([p(-200, 64, 64), p(56, 64, 64), p(56, 116, 64), p(-200, 116, 64)], 0, paint);
    for (const u of range(5)) pen.line([p(-176 + u * 52, 66, 64), p(-176 + u * 52, 114, 64)], 0.9);
    const hoop: Point[] = [
      p(-204, 112, 66),
      p(-198, 196, 60),
      p(-190, 238, 10),
      p(44, 238, 10),
      p(56, 196, 60),
      p(60, 112, 66),
    ];
    plate(hoop, 0.2, canvas);
    plate(
      [
        p(-198, 196, 60),
        p(-190, 238, 10),
        p(-190, 240, -50),
        p(40, 240, -50),
        p(44, 238, 10),
        p(56, 196, 60),
      ],
      0.9,
      canvas,
    );
    for (const u of [-130, -66, -4]) pen.line([p(u, 114, 66), p(u + 4, 196, 60), p(u + 8, 238, 10)], 0.9);
    pen.tint([p(-20, 116, 66), p(58, 116, 66), p(54, 196, 60), p(-14, 190, 60)], canvas, {
      tone: -0.8,
      edge: 'straight',
    });
    for (const u of [-190, -100, 0]) pen.line([p(u, 118, 66), p(u + 12, 96, 66)], 1.4);
    snowOn(pen, [p(-196, 240, 0), p(46, 240, 0)], 22 * s, random);
    // cab and bonnet
    plate(
      [p(66, 64, 62), p(146, 64, 62), p(142, 136, 62), p(126, 208, 50), p(72, 210, 50), p(66, 136, 62)],
      0.2,
    );
    plate([p(72, 210, 50), p(126, 208, 50), p(124, 212, -46), p(72, 214, -46)], 0.9);
    pen.shape([p(80, 140, 62), p(132, 138, 62), p(120, 194, 52), p(84, 195, 52)], '#bfe4ee', {
      ink: 1,
      contour: false,
    });
    pen.tint([p(88, 150, 61), p(104, 150, 61), p(98, 188, 54), p(88, 188, 54)], '#ffffff', {
      edge: 'straight',
      opacity: 0.7,
    });
    pen.line([p(110, 124, 62), p(128, 124, 62)], 1.4);
    plate([p(146, 64, 62), p(200, 62, 54), p(198, 118, 50), p(143, 134, 58)], 0);
    plate([p(143, 134, 58), p(198, 118, 50), p(198, 118, -44), p(143, 136, -46)], 0.8);
    for (const z of [76, 88, 100]) pen.line([p(160, z, 60), p(194, z - 2, 56)], 1);
    pen.shape(arc(...p(204, 92, 44), 12 * s, 14 * s, 0, TAU, 12), '#ffe39a', { edge: 'smooth' });
    stripes(pen, [p(146, 44, 66), p(206, 42, 58), p(206, 62, 58), p(146, 64, 66)], 4);
    snowOn(pen, [p(70, 212, 20), p(126, 210, 20)], 16 * s, random);
    snowOn(pen, [p(146, 136, 30), p(198, 120, 30)], 11 * s, random);
    for (const u of [-134, -62, 142]) {
      wheel(pen, p(u, 34, 70), 36 * s, '#aab4c0');
      pen.shape(arc(...p(u, 38, 68), 43 * s, 40 * s, Math.PI * 1.06, Math.PI * 1.94, 10), paint, {
        tone: -0.4,
        ink: 0.9,
      });
    }
  },
};

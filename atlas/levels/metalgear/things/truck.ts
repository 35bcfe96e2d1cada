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
    // the frame goes on under cab and bonnet, the load stands a hand away from them
    pen.tint([p(56, 64, 62), p(70, 64, 62), p(70, 150, 62), p(56, 150, 62)], '#333a4c', { edge: 'straight' });
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
    // door, handle, step, mirror
    pen.line([p(76, 70, 63), p(74, 136, 63), p(142, 136, 63), p(144, 70, 63), p(76, 70, 63)], 1.1);
    pen.line([p(114, 120, 63), p(132, 120, 63)], 2.4);
    plate([p(78, 48, 70), p(120, 48, 70), p(120, 56, 70), p(78, 56, 70)], 0.4, '#59637a');
    pen.line([p(138, 150, 64), p(156, 158, 78)], 1.8);
    pen.shape([p(150, 146, 80), p(164, 146, 80), p(164, 184, 80), p(150, 184, 80)], '#cfe6ee', { ink: 1.1 });
    plate([p(146, 64, 62), p(200, 62, 54), p(198, 118, 50), p(143, 134, 58)], 0);
    plate([p(143, 134, 58), p(198, 118, 50), p(198, 118, -44), p(143, 136, -46)], 0.8);
    for (const z of [100, 110]) pen.line([p(156, z, 60), p(184, z - 2, 56)], 1);
    plate([p(196, 66, 54), p(206, 66, 46), p(206, 112, 44), p(197, 118, 50)], -0.8, '#454d60');
    pen.shape(arc(...p(190, 92, 54), 13 * s, 14 * s, 0, TAU, 12), '#ffe39a', { edge: 'smooth' });
    stripes(pen, [p(146, 44, 66), p(206, 42, 58), p(206, 62, 58), p(146, 64, 66)], 4);
    snowOn(pen, [p(70, 212, 20), p(126, 210, 20)], 16 * s, random);
    snowOn(pen, [p(146, 136, 30), p(198, 120, 30)], 11 * s, random);
    for (const u of [-134, -62, 142]) {
      const guard = (r: number) => arc(...p(u, 36, 70), r * s, r * 0.94 * s, Math.PI, Math.PI * 2, 12);
      pen.shape(guard(50), '#333a4c', { ink: 0 });
      wheel(pen, p(u, 32, 72), 38 * s, '#aab4c0');
      pen.shape([...guard(52), ...guard(43).reverse()], paint, { tone: -0.3, ink: 1 });
    }
  },
};

/** Fins round a boat: what swims under it is as long as it is. */
import { arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { foamBed } from './surf';

export interface FinsOptions {
  readonly skin?: string;
}

export const fins: ThingKind<FinsOptions> = {
  name: 'fins',
  footprint: () => disc(10),
  height: 0,
  shadow: false,
  draw(pen, frame, { skin = '#6f7f9c' }) {
    const s = frame.scale;
    for (const [u, w, size, way] of [
      [-236, -30, 1, 1],
      [214, -90, 0.8, -1],
      [250, 120, 1.15, -1],
      [-190, 150, 0.9, 1],
    ] as const) {
      const p = (a: number, z: number): Point => frame.at(u + a * size * way, w, z * size);
      pen.shape([p(-34, 0), p(-14, 44), p(22, 74), p(18, 34), p(36, 0)], skin, { edge: 'smooth' });
      pen.tint([p(4, 2), p(14, 40), p(20, 66), p(18, 34), p(34, 2)], skin, { tone: -0.9 });
      const [x, y] = p(0, 0);
      foamBed(pen, frame.moved(u, w), { u: size * 9, z: -2, reach: 58 * size, tall: 12 * size });
      for (const k of [1.5, 2])
        pen.line(arc(x - way * 20 * s, y + 4 * s, 48 * k * size * s, 13 * k * size * s, 0.4, 2.7, 9), 1.2, {
          smooth: true,
          colour: '#d6f2fb',
          opacity: 0.8,
        });
    }
  },
};

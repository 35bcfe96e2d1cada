/** Where the fall from the island in the sky meets the sea: it comes down in one piece and throws up foam. */
import { lerp, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';
import { foamBed } from './surf';

const TALL = 168;

export const plunge: ThingKind<object> = {
  name: 'plunge',
  footprint: () => disc(10),
  height: 0,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    /** How wide the fall is, from where it is still whole down to the sea. */
    const half = (t: number): number => lerp(21, 40, t ** 1.6);
    const side = (way: number, k = 1): Point[] =>
      range(8).map((i): Point => {
        const t = i / 7;
        return frame.at(-12 * (1 - t) + way * half(t) * k, 0, TALL * (1 - t));
      });
    const whole = [...side(-1), ...side(1).toReversed()];
    pen.tint(whole, '#8fdcf0', { edge: 'straight' });
    for (const way of [-1, 1]) pen.line(side(way), 1, { smooth: true });
    for (const [k, from, to] of [
      [-0.5, 0, 5],
      [0.1, 1, 7],
      [0.6, 0, 6],
    ] as const)
      pen.stroke(side(k).slice(from, to + 1), 5 * s, { colour: '#ffffff', opacity: 0.85, to: 2 });
    foamBed(pen, frame, { z: 2, reach: 82, tall: 22 });
    foamBed(pen, frame, { u: 4, z: 16, reach: 46, tall: 20 });
    for (const [u, z, r] of [
      [-74, 44, 6],
      [-56, 62, 4],
      [66, 52, 5],
      [82, 36, 4],
      [48, 66, 3],
    ] as const)
      pen.shape(
        range(8).map((i): Point => frame.at(u + Math.cos(i * 0.785) * r, 0, z + Math.sin(i * 0.785) * r)),
        '#eefbfd',
        { edge: 'smooth', ink: 0.7, contour: false },
      );
  },
};

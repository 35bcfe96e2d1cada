/** The arch among the rocks, without the shade of one broad block: each of its two pillars stands in its own. */
import { arc } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { C } from '../places';
import { mesa } from './mesa';

type Options = typeof mesa extends ThingKind<infer O> ? O : never;

export const archRock: ThingKind<Options> = {
  ...mesa,
  shadow: false,
  draw(pen, frame, options, random) {
    const { width = 260 } = options;
    const s = frame.scale;
    const feet = [-0.85 * width, 0.85 * width] as const;
    // aslant to the right and softer toward its end, as the sun of this picture throws it
    for (const u of feet)
      for (const [du, w, rx, ry, opacity] of [
        [0.34, 26, 0.62, 0.15, 0.16],
        [0.22, 18, 0.52, 0.13, 0.2],
      ] as const) {
        const [x, y] = frame.at(u + du * width, w, 0);
        pen.tint(arc(x, y, rx * width * s, ry * width * s), '#6a3f8a', { edge: 'smooth', opacity });
      }
    mesa.draw(pen, frame, options, random);
    // sand has blown against the stones at its foot, which stood on a ruled line
    for (const u of feet)
      for (const [du, half, high] of [
        [-0.34, 0.22, 9],
        [0.02, 0.26, 12],
        [0.36, 0.2, 8],
      ] as const) {
        const at = (t: number, z: number) => frame.at(u + (du + t * half) * width, 12, z - 8);
        pen.tint(
          [at(-1.2, -2), at(-0.5, high * 0.7), at(0.1, high), at(0.7, high * 0.5), at(1.2, -2), at(0, -8)],
          C.waste,
          {
            edge: 'smooth',
          },
        );
      }
  },
};

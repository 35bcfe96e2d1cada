/** The slabs at both ends of the hall's terrace, the right end in its own shade: bare, they would be taken for the sand. */
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

/** Width of the hall, world units. */
export interface HallPavingOptions {
  readonly width?: number;
}

export const hallPaving: ThingKind<HallPavingOptions> = {
  name: 'hall-paving',
  footprint: () => disc(10),
  height: 0,
  shadow: false,
  draw(pen, frame, { width = 900 }) {
    const h = width / 2;
    const slab = (u: number, w: number): Point => frame.at(u, w, 40);
    for (const k of [-1, 1])
      // the pole of the flag stands between the two
      for (const [from, to] of [
        [0.85, 0.938],
        [0.962, 0.996],
      ] as const) {
        pen.tint(
          [slab(k * h * from, -146), slab(k * h * to, -146), slab(k * h * to, 146), slab(k * h * from, 146)],
          k > 0 ? '#6a4a7a' : '#b0604a',
          { edge: 'straight', opacity: k > 0 ? 0.42 : 0.2 },
        );
        for (const w of [-96, -46, 4, 54, 104]) pen.line([slab(k * h * from, w), slab(k * h * to, w)], 0.7);
      }
  },
};

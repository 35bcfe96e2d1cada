/** A bar with more iron on it than anybody should lift. */
import { block } from '../../../core/footprint';
import { arc } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';

export interface BarbellOptions {
  /** Radius of its largest disc, world units. */
  readonly r?: number;
  readonly iron?: string;
}

export const barbell: ThingKind<BarbellOptions> = {
  name: 'barbell',
  footprint: ({ r = 40 }) => block(200, r),
  height: 30,
  draw(pen, frame, { r = 40, iron = '#5f5a78' }) {
    const s = frame.scale;
    pen.bars([[frame.at(-118, 0, 0), frame.at(118, 0, 0)]], 8 * s, '#b9b2c4');
    for (const side of [-1, 1])
      for (const [u, k] of [
        [108, 0.7],
        [92, 1],
        [74, 0.8],
      ] as const) {
        const at = frame.at(side * u, 0, 0);
        pen.shape(arc(...at, 9 * s, r * k * s), iron, { edge: 'smooth', tone: side < 0 ? 0.4 : -0.2 });
        pen.tint(arc(at[0] - 2 * s, at[1] - r * k * 0.3 * s, 3 * s, r * k * 0.4 * s), '#ffffff', {
          opacity: 0.35,
        });
        pen.line(arc(...at, 5 * s, r * k * 0.66 * s), 0.7, { smooth: true });
      }
  },
};

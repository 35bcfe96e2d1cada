/** The water around somebody who is in it up to the waist: it hides what is below, in the water's own colour. */
import { disc } from '../../core/footprint';
import { arc } from '../../core/geometry';
import type { ThingKind } from '../../core/thing';

export interface RippleOptions {
  readonly water: string;
  readonly foam: string;
}

export const ripple: ThingKind<RippleOptions> = {
  name: 'ripple',
  footprint: () => disc(40),
  height: 4,
  shadow: false,
  draw(pen, frame, { water, foam }) {
    const s = frame.scale;
    const [x, y] = frame.at(0, 0, 0);
    pen.tint(arc(x, y + 30 * s, 46 * s, 34 * s, 0, Math.PI * 2, 20), water);
    for (const [r, width] of [
      [42, 2.4],
      [60, 1.6],
    ] as const)
      pen.line(arc(x, y + 4 * s, r * s, r * 0.34 * s, 0.1, Math.PI - 0.1, 12), width, {
        smooth: true,
        colour: foam,
      });
  },
};

/** Smoke of something that burned yesterday and will burn again tomorrow. */
import { TAU, arc, range } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface SmokeOptions {
  readonly height?: number;
  /** Where the wind takes it, world units. */
  readonly drift?: number;
  readonly colour?: string;
}

export const smoke: ThingKind<SmokeOptions> = {
  name: 'smoke',
  footprint: () => disc(20),
  height: 10,
  shadow: false,
  draw(pen, frame, { height = 760, drift = 240, colour = '#5a2c40' }, random) {
    const s = frame.scale;
    const count = 16;
    for (const i of range(count)) {
      const t = 1 - i / (count - 1);
      const r = (14 + 104 * t ** 1.1) * random.range(0.75, 1.25);
      const [x, y] = frame.at(drift * t ** 1.4 + random.jitter(10 + 50 * t), 0, 16 + height * t);
      pen.shape(arc(x, y, r * s, r * 0.84 * s, random.range(0, 1), 7.2, 9), colour, {
        edge: 'scallop',
        ink: 0.45,
        tone: -0.3,
        contour: false,
      });
      pen.tint(arc(x - r * 0.2 * s, y - r * 0.2 * s, r * 0.66 * s, r * 0.52 * s, 0, TAU, 8), colour, {
        edge: 'scallop',
        tone: 0.5,
      });
    }
  },
};

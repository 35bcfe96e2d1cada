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
  draw(pen, frame, { height = 760, drift = 240, colour = '#6a4a5a' }, random) {
    const s = frame.scale;
    const count = 13;
    const puffs = range(count).map((i) => {
      const t = 1 - i / (count - 1);
      const r = (24 + 54 * t) * random.range(0.86, 1.12) * s;
      const [x, y] = frame.at(drift * t ** 1.4 + random.jitter(8 + 26 * t), 0, 16 + height * t);
      const ring = (k: number, dx: number, dy: number, points = 9) =>
        arc(x + dx * r, y + dy * r, r * k, r * k * 0.8, 0.7 * i, 0.7 * i + TAU, points);
      return { ring, t };
    });
    // as the clouds and the chimney's smoke: puffs with an inked edge, the nearer the fire the darker, each before the next
    for (const { ring, t } of puffs) {
      const tone = -0.5 + 0.75 * t;
      pen.shape(ring(1, 0, 0), colour, { edge: 'scallop', tone, contour: false, ink: 0.9 });
      pen.tint(ring(0.66, 0.16, -0.14, 8), colour, { edge: 'scallop', tone: tone + 0.4 });
      pen.tint(ring(0.34, 0.26, -0.26, 7), colour, { edge: 'scallop', tone: tone + 0.75 });
    }
  },
};

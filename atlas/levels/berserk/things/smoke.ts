/** Smoke of something that burned yesterday and will burn again tomorrow. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
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
    const puffs = range(count).map((i) => {
      const t = 1 - i / (count - 1);
      const r = (14 + 104 * t ** 1.1) * random.range(0.75, 1.2) * s;
      const [x, y] = frame.at(drift * t ** 1.4 + random.jitter(10 + 50 * t), 0, 16 + height * t);
      const ring = (k: number, dx: number, dy: number, points = 9) =>
        arc(x + dx * r, y + dy * r, r * k, r * k * 0.84, 0.3 * i, 0.3 * i + TAU, points);
      return { ring, t, x, y, r };
    });
    /** Smoke has no edge: dense over the fire, it thins and is blown to pieces on its way up. */
    const thin = (t: number): number => 0.86 - 0.62 * t ** 1.2;
    for (const { ring, t } of puffs)
      pen.tint(ring(1.1, 0, 0), colour, { edge: 'scallop', tone: -0.45, opacity: thin(t) * 0.7 });
    for (const { ring, t } of puffs)
      pen.tint(ring(0.78, -0.08, -0.1), colour, { edge: 'scallop', tone: -0.2, opacity: thin(t) });
    for (const { ring, t } of puffs)
      if (t > 0.12)
        pen.tint(ring(0.44, 0.3, -0.3, 7), colour, {
          edge: 'scallop',
          tone: 0.5,
          opacity: 0.4 * thin(t) + 0.1,
        });
    // what the wind has torn off
    for (const [i, { x, y, r, t }] of puffs.entries())
      if (t > 0.5 && i % 3 !== 1)
        pen.tint(
          arc(x + Math.sign(drift) * r * (1.1 + (i % 2) * 0.5), y - r * 0.5, r * 0.34, r * 0.26),
          colour,
          {
            edge: 'scallop',
            tone: -0.2,
            opacity: 0.4,
          },
        );
    for (const [i, { x, y, r, t }] of puffs.entries())
      if (i % 2 === 0 && t < 0.6)
        pen.line(
          range(7).map((k): Point => {
            const a = Math.PI * (1.05 + k * 0.11);
            return [x + Math.cos(a) * r * 0.62, y + Math.sin(a) * r * 0.5];
          }),
          0.7,
          { smooth: true, opacity: 0.6 },
        );
  },
};

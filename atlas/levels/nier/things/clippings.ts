/** What was somebody's pride a minute ago: locks of hair round a stool. */
import { arc, range, TAU } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export const clippings: ThingKind<{ readonly hair?: string }> = {
  name: 'clippings',
  footprint: () => disc(40),
  height: 16,
  shadow: false,
  draw(pen, frame, { hair = '#e8b04a' }, random) {
    const s = frame.scale;
    for (const i of range(9)) {
      const a = (i / 9) * TAU;
      const r = random.range(18, 58);
      const [x, y] = frame.at(Math.cos(a) * r, Math.sin(a) * r * 0.8, 4);
      const turn = random.range(0, 3);
      pen.shape(
        arc(0, 0, random.range(13, 21), random.range(6, 9), 0, TAU, 9).map(([u, v]) => [
          x + (u * Math.cos(turn) - v * Math.sin(turn)) * s,
          y + (u * Math.sin(turn) + v * Math.cos(turn)) * s * 0.7,
        ]),
        hair,
        { edge: 'smooth', ink: 0.9, tone: random.jitter(0.5) },
      );
    }
  },
};

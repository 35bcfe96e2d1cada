/** What an angler has caught so far. */
import { disc } from '../../../core/footprint';
import { TAU, arc } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';

/** A bucket, tails out of it. */
export const bucket: ThingKind<{ readonly tin?: string }> = {
  name: 'catch',
  footprint: () => disc(24),
  height: 44,
  draw(pen, frame, { tin = '#9fb0c4' }) {
    drum(pen, frame, { r: 18, r1: 24, z1: 40 }, tin, { topMaterial: '#4f8fa4' });
    for (const [u, lean] of [
      [-8, -8],
      [8, 10],
    ] as const) {
      pen.shape(
        [
          frame.at(u - 7, 0, 36),
          frame.at(u + 7, 0, 36),
          frame.at(u + 4 + lean, 0, 62),
          frame.at(u - 4 + lean, 0, 62),
        ],
        '#f08a6a',
        { edge: 'smooth' },
      );
      pen.shape(
        [
          frame.at(u + lean, 0, 58),
          frame.at(u + 14 + lean, 0, 76),
          frame.at(u + lean, 0, 70),
          frame.at(u - 14 + lean, 0, 76),
        ],
        '#f08a6a',
      );
    }
    pen.line(arc(...frame.at(0, 0, 40), 24 * frame.scale, 30 * frame.scale, 0.2, Math.PI - 0.2, 10), 1.4, {
      smooth: true,
    });
    pen.line(arc(...frame.at(0, 0, 40), 24 * frame.scale, 12 * frame.scale, 0, TAU / 2, 10), 1, {
      smooth: true,
    });
  },
};

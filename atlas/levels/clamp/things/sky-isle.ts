/** An island that drifts over the city: crystal below, a small white castle above, no way up. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum, stripedCone } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface SkyIsleOptions {
  readonly crystal?: string;
}

export const skyIsle: ThingKind<SkyIsleOptions> = {
  name: 'skyIsle',
  footprint: () => disc(200),
  height: 0,
  shadow: false,
  draw(pen, frame, { crystal = '#a9b8ec' }) {
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    const s = frame.scale;
    for (const [u, half, low, tone] of [
      [-170, 60, -160, 0.3],
      [170, 56, -180, -0.8],
      [-90, 76, -290, 0.1],
      [96, 72, -300, -0.5],
      [0, 90, -420, 0],
    ] as const) {
      pen.shape(
        [
          p(u - half, 0),
          p(u - half * 0.8, low * 0.5),
          p(u, low),
          p(u + half * 0.8, low * 0.5),
          p(u + half, 0),
        ],
        crystal,
        { tone },
      );
      pen.tint([p(u + half * 0.2, 0), p(u, low), p(u + half * 0.8, low * 0.5), p(u + half, 0)], crystal, {
        tone: tone - 0.9,
        edge: 'straight',
      });
      pen.line([p(u + half * 0.2, 0), p(u, low)], 0.9);
      pen.tint(
        [
          p(u - half * 0.8, -10),
          p(u - half * 0.62, low * 0.46),
          p(u - half * 0.5, low * 0.4),
          p(u - half * 0.55, -10),
        ],
        '#f4f6ff',
        { edge: 'straight', opacity: 0.7 },
      );
    }
    drum(pen, frame, { r: 236, z0: -16, z1: 14 }, '#a8c07a');
    for (const i of range(11))
      pen.shape(
        arc(...frame.at(-220 + i * 44, 90 - Math.abs(i - 5) * 14, 6), 34 * s, 20 * s, i, i + 6.28, 8),
        i % 3 ? '#9ab86a' : '#f4b6c8',
        { edge: 'scallop', ink: 0.8 },
      );
    for (const [u, w, r, z] of [
      [-90, -40, 34, 150],
      [100, -30, 30, 130],
      [0, -50, 46, 230],
      [-46, 30, 26, 110],
      [56, 34, 28, 120],
    ] as const) {
      drum(pen, frame, { u, w, r, z0: 12, z1: z }, '#fdf6f8', { top: false });
      stripedCone(pen, frame, { u, w, r: r * 1.2, z0: z, z1: z + r * 2.6, sectors: 12 }, [
        '#e8809c',
        '#e8809c',
      ]);
      const [x, y] = frame.at(u, w + r, z * 0.66);
      pen.shape(
        [
          [x - 7 * s, y + 12 * s],
          [x - 7 * s, y - 8 * s],
          [x, y - 16 * s],
          [x + 7 * s, y - 8 * s],
          [x + 7 * s, y + 12 * s],
        ],
        '#8a7ab8',
        { ink: 0.8, contour: false },
      );
    }
    pen.shape(arc(...frame.at(-160, 40, 60), 44 * s, 36 * s, 0, 6.28, 9), '#f4b6c8', { edge: 'scallop' });
    pen.shape(arc(...frame.at(170, 30, 54), 40 * s, 32 * s, 1, 7.28, 9), '#f4b6c8', {
      edge: 'scallop',
      tone: -0.4,
    });
  },
};

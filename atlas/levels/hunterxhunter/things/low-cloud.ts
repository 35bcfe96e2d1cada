/** A cloud below the airship, looked down upon: no flat base, heads that rise towards the eye. */
import { disc } from '../../../core/footprint';
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';

export interface LowCloudOptions {
  readonly body?: string;
}

/** Where a head is from the cloud's middle, and its radius; world units. */
const HEADS = [
  [-170, 34, 62],
  [150, 52, 70],
  [-96, -34, 66],
  [96, -26, 74],
  [190, -16, 48],
  [-210, -4, 46],
  [-20, 46, 84],
  [10, -52, 58],
  [-70, 20, 76],
  [60, 22, 86],
  [0, 0, 70],
] as const;

export const lowCloud: ThingKind<LowCloudOptions> = {
  name: 'lowCloud',
  footprint: () => disc(20),
  height: 0,
  shadow: false,
  draw(pen, frame, { body = '#fffdf2' }, random) {
    const s = frame.scale;
    const round = (u: number, z: number, r: number): Point[] => {
      const from = random.range(0, 1);
      return arc(...frame.at(u, 0, z), r * 1.1 * s, r * 0.86 * s, from, from + TAU, 11).map(
        ([x, y]): Point => [x + random.jitter(r * 0.06 * s), y + random.jitter(r * 0.06 * s)],
      );
    };
    // from the back to the front, each with its own shade, so that its rim stands out before the next
    for (const [u, z, r] of [...HEADS].toSorted((a, b) => b[1] - b[2] * 0.5 - a[1] + a[2] * 0.5)) {
      pen.shape(round(u, z, r), { emit: '#8fc2cc' }, { edge: 'scallop', ink: 0.8 });
      for (const [by, share, light] of [
        [0.05, 0.94, '#b9dcdc'],
        [0.12, 0.84, '#dcefe8'],
        [0.2, 0.68, body],
        [0.34, 0.34, '#ffffff'],
      ] as const)
        pen.tint(round(u - r * by * 0.7, z + r * by, r * share), { emit: light }, { edge: 'scallop' });
    }
  },
};

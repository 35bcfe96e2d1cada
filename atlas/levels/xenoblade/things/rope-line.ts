/** A rope from point to point, for those who climb or are lowered. */
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export interface RopeLineOptions {
  /** Local [u, z] from its upper end to the lower one. */
  readonly through: readonly (readonly [u: number, z: number])[];
}

export const ropeLine: ThingKind<RopeLineOptions> = {
  name: 'ropeLine',
  footprint: () => disc(8),
  height: 10,
  shadow: false,
  draw(pen, frame, { through }) {
    const s = frame.scale;
    const points = through.map(([u, z]): Point => frame.at(u, 0, z));
    pen.bars([points], 3.4 * s, '#e0c48a', { smooth: true, edge: 1.2 });
    const first = points[0];
    if (first)
      pen.bars(
        [
          [
            [first[0] - 9 * s, first[1]],
            [first[0] + 9 * s, first[1]],
          ],
        ],
        6 * s,
        '#7a5238',
        { edge: 1.2 },
      );
  },
};

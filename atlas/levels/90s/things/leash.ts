/** The leash between somebody's hand and a dog's collar, taut. */
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface LeashOptions {
  /** How far on the right the collar is, world units. */
  readonly reach: number;
}

export const leash: ThingKind<LeashOptions> = {
  name: 'leash',
  footprint: () => disc(4),
  height: 0,
  shadow: false,
  draw(pen, frame, { reach }) {
    pen.bars(
      [[frame.at(0, 0, 66), frame.at(reach * 0.6, 0, 48), frame.at(reach, 0, 40)]],
      4 * frame.scale,
      '#e8447f',
      {
        smooth: true,
      },
    );
  },
};

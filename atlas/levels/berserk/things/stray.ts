/** One animal that turns up in several places of the war: no figure of the crowd, so that it may be the same everywhere. */
import { weightFor } from '../../../core/sketch';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { creature } from '../../../creatures/creature';
import type { CreatureSpec } from '../../../creatures/creature';
import { litPaint } from './lit-paint';

export interface StrayOptions {
  readonly spec: CreatureSpec;
  /** Times the size of an animal of the crowd. */
  readonly times?: number;
}

const FIGURE = 0.86;

export const stray: ThingKind<StrayOptions> = {
  name: 'stray',
  footprint: () => disc(32),
  height: 60,
  shadow: false,
  draw(pen, frame, { spec, times = 1 }) {
    const scale = frame.scale * FIGURE * times;
    pen.figure(creature({ ...spec, weight: weightFor(Math.min(1, scale)) }, litPaint(pen)), {
      at: frame.at(0, 0, 0),
      scale,
    });
  },
};

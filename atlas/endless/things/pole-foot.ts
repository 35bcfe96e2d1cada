/** What a pole of a string of flags stands in: a pot of flowers in its place seemed to hang. */
import { disc } from '../../core/footprint';
import { drum } from '../../core/solids';
import type { ThingKind } from '../../core/thing';

export interface PoleFootOptions {
  readonly stone?: string;
}

export const poleFoot: ThingKind<PoleFootOptions> = {
  name: 'poleFoot',
  footprint: () => disc(24),
  height: 30,
  draw(pen, frame, { stone = '#b8aca0' }) {
    drum(pen, frame, { r: 24, r1: 21, z0: 0, z1: 12 }, stone);
    drum(pen, frame, { r: 15, r1: 11, z0: 12, z1: 30 }, stone);
  },
};

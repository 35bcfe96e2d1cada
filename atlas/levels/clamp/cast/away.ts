/** Who of level 21's crowd goes home. */
import type { CrowdRule } from '../../../stage/place';

/** Who hides a neighbour's face or is cut by a thing where they stand, by where their feet are. */
export const AWAY: NonNullable<CrowdRule['away']> = [
  // the moon of a roof or an aerial between the legs, a line of flags across the forehead
  [426, 1617],
  [185, 931],
  [2992, 1325],
  // under somebody's curls or sleeve, or behind hanging blossom
  [1598, 1803],
  [509, 1560],
  [271, 2387],
  // before the face of somebody who eats, waits or hauls
  [2125, 2420],
  [3475, 2507],
  [1006, 2345],
  [634, 2418],
  // cut by a wing, a ring, a roof or a crown of leaves
  [3009, 2163],
  [3069, 2057],
  [1098, 1227],
  [396, 963],
  [3228, 862],
  [3498, 909],
  [2006, 811],
  [2271, 2540],
  // who stood behind one of those
  [152, 1005],
  [3572, 896],
  [2186, 2507],
  // behind a broad white hat, and one from behind whom the frame cuts
  [1392, 1520],
  [186, 2713],
];

/** Who of level 4's crowd goes home. */
import type { CrowdRule } from '../../../stage/place';

/** Who stands before the face of an animal, behind a ridge or a treetop, or is cut by the frame; by where their feet are. */
export const AWAY: NonNullable<CrowdRule['away']> = [
  [3894, 699],
  [1840, 1192],
  [1304, 2448],
  // before the fire bird and the cow
  [534, 2182],
  [3418, 2537],
  // over a sleeping guard, behind a ridge, cut by the frame
  [1677, 1220],
  [3551, 2072],
  [3015, 2734],
  // before the mouth of the lava
  [3244, 935],
  [3202, 952],
  [3340, 1033],
];

/** Who of level 22's crowd goes home. */
import type { CrowdRule } from '../../../stage/place';

/** Of whom nothing was seen but hair, an ear or a hat over somebody else; by where their feet are. */
export const AWAY: NonNullable<CrowdRule['away']> = [
  // hair between the horns of the beast, and beside the smith
  [3619, 1418],
  [957, 1362],
  // an ear and a cut face beside the cook
  [3449, 2514],
  [3521, 2467],
  // a chin lost behind the boy who points at the one below
  [3205, 1540],
  // cut in two by the sails of the mill
  [879, 1382],
  [604, 1399],
  // a hat behind the one with the torch
  [1741, 1394],
];

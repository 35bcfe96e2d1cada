/** Who of level 6's crowd goes home. */
import type { CrowdRule } from '../../../stage/place';

/** Who hides a neighbour's face, stands behind a lamp or a dome, or is a back without a face; by where their feet are. */
export const AWAY: NonNullable<CrowdRule['away']> = [
  // in the queue before the rocket, where heads lay over each other
  [1634, 1421],
  [1762, 1459],
  [1818, 1481],
  [1599, 1546],
  // at the bend of the pavement
  [1545, 1699],
  [1512, 1861],
  [1420, 1830],
  // before the third eye of somebody, and before a green scarf
  [1555, 1187],
  [2383, 2619],
  // behind a lamp, a dome, leaves, a wreath of light
  [2389, 1198],
  [1445, 1305],
  [2984, 1442],
  [3595, 2454],
  [1744, 2476],
  [856, 1294],
  // nothing but hair from behind
  [39, 941],
  [2971, 1557],
  [3032, 1829],
  [2986, 1779],
  [2113, 2373],
];

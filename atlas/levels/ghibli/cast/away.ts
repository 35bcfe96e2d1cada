/** Who on level 2 goes home, so that the walking house and the faces round it are seen. */
import type { Points } from '../../../core/geometry';

export const AWAY: Points = [
  // the lawn beside the walking house is quiet
  [1699, 1117],
  [1765, 970],
  [1753, 856],
  [1624, 1148],
  [1494, 1120],
  [2262, 976],
  // her hair lay over the next one's chest
  [1043, 864],
  // she stood on the sleeper's legs
  [1625, 1647],
  // nothing of her but skirts under an umbrella
  [433, 2598],
  // it stood on a paw of the bus
  [829, 2553],
];

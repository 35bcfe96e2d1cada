/**
 * For each thing that a quest's words name: the part of the figure that shows it. `told` lists what the words say and
 * no part shows.
 */
import type { Shown } from '../../../truth/shown';

export const SHOWN: Shown = {};

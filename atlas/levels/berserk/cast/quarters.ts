/** The quarters of the war, and who comes dressed for each. */
import type { Point } from '../../../core/geometry';
import type { Quarter } from '../../../stage/cast';
import { quarterOf } from '../../../stage/quarter';
import type { Dress } from '../../../stage/quarter';
import { beast } from './crowd';
import { BESIEGERS, GARRISON, MOURNERS, SAILORS, VETERANS, WOODFOLK } from './quarter-clothes';
import { WAR } from './wardrobe';

/** Share of animals among those who come to a quarter. */
const BEASTS = 0.06;

const dressed = (wear: Dress): Quarter['extra'] => quarterOf(WAR, wear, { share: BEASTS, animal: beast });

const LEAVES: readonly Point[] = [
  [-80, 900],
  [500, 900],
  [880, 1060],
  [960, 1400],
  [800, 1720],
  [420, 1860],
  [-80, 1900],
];
const FIRES: readonly Point[] = [
  [-80, 1900],
  [500, 1850],
  [860, 1880],
  [1240, 1960],
  [1600, 2160],
  [1740, 2520],
  [1600, 2860],
  [-80, 2860],
];
const BEHIND: readonly Point[] = [
  [500, 760],
  [2400, 760],
  [2300, 1240],
  [1800, 1300],
  [1120, 1300],
  [880, 1060],
];
const GATE: readonly Point[] = [
  [2300, 760],
  [3940, 760],
  [3940, 1700],
  [3300, 1740],
  [2520, 1740],
  [2100, 1640],
  [2080, 1320],
];
const HARBOUR: readonly Point[] = [
  [2500, 2860],
  [2470, 2400],
  [2640, 1960],
  [3000, 1790],
  [3300, 1740],
  [3940, 1700],
  [3940, 2860],
];
const ROAD: readonly Point[] = [
  [700, 1240],
  [2520, 1240],
  [2800, 1900],
  [2640, 2860],
  [1100, 2860],
  [700, 1880],
];

export const QUARTERS: readonly Quarter[] = [
  { within: LEAVES, extra: dressed(WOODFOLK) },
  { within: FIRES, extra: dressed(BESIEGERS) },
  { within: BEHIND, extra: dressed(VETERANS) },
  { within: GATE, extra: dressed(GARRISON) },
  { within: HARBOUR, extra: dressed(SAILORS) },
  { within: ROAD, extra: dressed(MOURNERS) },
];

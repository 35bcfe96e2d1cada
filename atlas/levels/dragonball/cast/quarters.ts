/** The quarters of the wasteland, and who comes dressed for each. */
import type { Point } from '../../../core/geometry';
import type { Quarter } from '../../../stage/cast';
import { quarterOf } from '../../../stage/quarter';
import { beastFolk } from './crowd';
import { BEACH, DIGGERS, DOMES, MARKET, PILGRIMS, VISITORS } from './quarter-clothes';
import type { Dress } from './quarter-clothes';
import { FIRE, WAVE } from './school-clothes';
import { FIGHTERS } from './wardrobe';

/** Share of animals among those who come to a quarter. */
const BEASTS = 0.14;

const dressed = ({ coats, ...wear }: Dress): Quarter['extra'] =>
  quarterOf(FIGHTERS, wear, { share: BEASTS, animal: (random) => beastFolk(random, coats) });

const LEAVES: readonly Point[] = [
  [-80, 1080],
  [440, 1060],
  [1010, 1110],
  [1150, 1300],
  [1090, 1480],
  [1080, 1660],
  [700, 1780],
  [-80, 1760],
];
const LEFT_STAND: readonly Point[] = [
  [1060, 1240],
  [1600, 1180],
  [2040, 1180],
  [2040, 1960],
  [1300, 1960],
  [1080, 1800],
];
const RIGHT_STAND: readonly Point[] = [
  [2040, 1180],
  [2440, 1180],
  [3080, 1360],
  [3080, 1720],
  [2820, 1960],
  [2040, 1960],
];
const LANDING: readonly Point[] = [
  [3080, 1360],
  [3900, 1240],
  [3900, 1990],
  [3300, 1980],
  [2990, 1860],
  [3080, 1720],
];
const CRATER: readonly Point[] = [
  [2500, 2010],
  [2860, 1920],
  [3300, 1980],
  [3900, 1990],
  [3900, 2780],
  [2700, 2780],
  [2420, 2440],
];
const SHORE: readonly Point[] = [
  [-80, 1960],
  [360, 1920],
  [790, 2030],
  [1100, 2240],
  [1290, 2500],
  [1370, 2820],
  [-80, 2820],
];
const ROAD: readonly Point[] = [
  [-80, 1740],
  [700, 1780],
  [1090, 1660],
  [1300, 1960],
  [2820, 1960],
  [2500, 2010],
  [2420, 2440],
  [2700, 2820],
  [-80, 2820],
];
const FAR: readonly Point[] = [
  [-80, 640],
  [3920, 640],
  [3920, 1400],
  [3080, 1360],
  [2440, 1180],
  [1600, 1180],
  [1150, 1300],
  [-80, 1200],
];

export const QUARTERS: readonly Quarter[] = [
  { within: LEAVES, extra: dressed(DOMES) },
  { within: SHORE, extra: dressed(BEACH) },
  { within: LEFT_STAND, extra: dressed(FIRE) },
  { within: RIGHT_STAND, extra: dressed(WAVE) },
  { within: LANDING, extra: dressed(VISITORS) },
  { within: CRATER, extra: dressed(DIGGERS) },
  { within: ROAD, extra: dressed(MARKET) },
  { within: FAR, extra: dressed(PILGRIMS) },
];

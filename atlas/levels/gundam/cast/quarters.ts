/** The quarters of the colony, and who comes dressed for each. */
import type { Point } from '../../../core/geometry';
import type { Random } from '../../../core/random';
import type { Quarter } from '../../../stage/cast';
import type { FigureSpec } from '../../../stage/figure';
import { quarterOf } from '../../../stage/quarter';
import type { Wardrobe } from '../../../stage/wardrobe';
import { COLONY_PETS } from './crowd';
import { PICNICKERS, PUPILS, VISITORS, WINDOW_SIDE } from './day-clothes';
import { CREW, MECHANICS } from './work-clothes';

const PET_SHARE = 0.05;

const pet = (random: Random): FigureSpec => ({ ...random.pick(COLONY_PETS), flip: random.chance(0.5) });

const dressed = (wear: Wardrobe): Quarter['extra'] => quarterOf(wear, {}, { share: PET_SHARE, animal: pet });

const YARD: readonly Point[] = [
  [-80, 1100],
  [700, 900],
  [1420, 1090],
  [1500, 1420],
  [1300, 1800],
  [1040, 2250],
  [960, 2860],
  [-80, 2860],
];
const CAP: readonly Point[] = [
  [-80, 600],
  [2660, 600],
  [2560, 1230],
  [2100, 1290],
  [1500, 1290],
  [1420, 1090],
  [700, 900],
  [-80, 1100],
];
const PORT: readonly Point[] = [
  [2620, 600],
  [3940, 600],
  [3940, 1900],
  [3220, 1830],
  [2940, 1700],
  [2760, 1560],
  [2480, 1330],
];
const PARK: readonly Point[] = [
  [2080, 2080],
  [2440, 1930],
  [2960, 1960],
  [3220, 1830],
  [3940, 1880],
  [3940, 2860],
  [2000, 2860],
  [1880, 2500],
];
const PLAZA: readonly Point[] = [
  [2020, 1290],
  [2560, 1230],
  [2960, 1700],
  [2960, 1980],
  [2440, 1950],
  [2060, 2000],
  [1930, 1800],
];
const WINDOW: readonly Point[] = [
  [-80, 600],
  [3940, 600],
  [3940, 2860],
  [-80, 2860],
];

export const QUARTERS: readonly Quarter[] = [
  { within: PLAZA, extra: dressed(VISITORS) },
  { within: PORT, extra: dressed(CREW) },
  { within: CAP, extra: dressed(PUPILS) },
  { within: YARD, extra: dressed(MECHANICS) },
  { within: PARK, extra: dressed(PICNICKERS) },
  { within: WINDOW, extra: dressed(WINDOW_SIDE) },
];

/** The quarters of the walled city, and who comes dressed for each. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Random } from '../../../core/random';
import type { PersonSpec } from '../../../people/spec';
import type { Quarter } from '../../../stage/cast';
import { dressPerson } from '../../../stage/wardrobe';
import { angleAt, onWall } from '../places';
import { STRAYS } from './crowd';
import type { Dress } from './dress';
import { DOCKERS, REFUGEES } from './edge-clothes';
import { GARRISON, RECRUITS, SCOUTS } from './soldier-clothes';
import { LANES, MARKET } from './town-clothes';

const STRAY_SHARE = 0.08;
const CAPED = 0.6;
const LADEN_BACK = 0.3;
const MARKED = 0.34;

const dressed = ({ capes, packs, faces, ...wear }: Dress): Quarter['extra'] => {
  const back = (random: Random): PersonSpec => {
    if (capes && random.chance(CAPED)) return { back: [['cape', random.pick(capes)]] };
    return packs && random.chance(LADEN_BACK) ? { back: [random.pick(packs)] } : {};
  };
  return (random: Random) => {
    if (random.chance(STRAY_SHARE)) return { ...random.pick(STRAYS), flip: random.chance(0.5) };
    const somebody = { ...dressPerson(random, wear), ...back(random) };
    return faces && random.chance(MARKED) ? { ...somebody, face: [random.pick(faces)] } : somebody;
  };
};

/** Up to its foot the wall is the garrison's. */
const WALL: readonly Point[] = [
  ...range(40).map((i): Point => {
    const [x, y] = onWall(angleAt(-250 + (i * 4250) / 39));
    return [x, y + 36];
  }),
  [4100, -400],
  [-350, -400],
];
const BREACH: readonly Point[] = [
  [-80, 640],
  [900, 640],
  [900, 1290],
  [1010, 1330],
  [960, 1500],
  [870, 1720],
  [420, 1750],
  [-80, 1650],
];
const GATE: readonly Point[] = [
  [900, 640],
  [2640, 640],
  [2560, 1500],
  [960, 1500],
];
const WOOD: readonly Point[] = [
  [2640, 640],
  [3940, 640],
  [3940, 2860],
  [2760, 2860],
  [2690, 2400],
  [2700, 1900],
  [2690, 1500],
];
const GARDENS: readonly Point[] = [
  [-80, 1650],
  [420, 1750],
  [870, 1720],
  [1280, 1700],
  [1200, 2060],
  [900, 2190],
  [380, 2080],
  [-80, 2100],
];
const YARD: readonly Point[] = [
  [-80, 2100],
  [380, 2060],
  [900, 2190],
  [1190, 2430],
  [1270, 2860],
  [-80, 2860],
];
const QUAY: readonly Point[] = [
  [1930, 2250],
  [2680, 2200],
  [2760, 2860],
  [1880, 2860],
];
const TOWN: readonly Point[] = [
  [-80, 640],
  [3940, 640],
  [3940, 2860],
  [-80, 2860],
];

export const QUARTERS: readonly Quarter[] = [
  { within: WALL, extra: dressed(GARRISON) },
  { within: BREACH, extra: dressed(REFUGEES) },
  { within: GATE, extra: dressed(GARRISON) },
  { within: WOOD, extra: dressed(SCOUTS) },
  { within: GARDENS, extra: dressed(LANES) },
  { within: YARD, extra: dressed(RECRUITS) },
  { within: QUAY, extra: dressed(DOCKERS) },
  { within: TOWN, extra: dressed(MARKET) },
];

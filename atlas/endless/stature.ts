/** Keeps what is near from looking further off than what is far: a building has one true size, and on no map stand two of one kind. */
import { clamp } from '../core/geometry';
import type { Part } from './part';

/** Statues, machines, what grows and what moves: they may be of any size, as nobody goes in. By their names. */
export const SIZELESS: ReadonlySet<string> = new Set([
  'petEgg',
  'halfPipe',
  'statue',
  'giantTree',
  'examTree',
  'bubbleTree',
  'beanstalk',
  'moonGate',
  'torii',
  'wisteriaArbour',
  'wish-altar',
  'landing-pod',
  'bubble-car',
  'scissorArch',
  'digger',
  'buriedHand',
  'walkerWreck',
  'relicSword',
  'gardenerRobot',
  'suit',
  'hand-lorry',
  'relic',
  'fallenHelm',
  'trebuchet',
  'sealedBook',
  'greatToad',
  'binder',
  'poseFountain',
  'sphinx',
  'roadRoller',
  'saveCrystal',
  'dragonHoard',
  'questBoard',
  'lander',
  'greatBook',
  'skullRock',
  'stoneHand',
  'foxStatue',
  'capsuleMachine',
  'sleeper',
  'moonFountain',
  'roseArch',
  'sunkenIdol',
  'swordShrine',
  'logGate',
  'tank',
  'birdcage',
  'giantScroll',
  'dummy',
  'supplyDrop',
]);

/** Least size of a building, as a share of the one on its own level, at these heights of the picture, pixels. */
const [BACK, FRONT] = [1200, 1900];
const [SMALL, TRUE] = [0.34, 0.7];
/** In front of here nothing high stands but beside the frame, picture pixels: how high, and how far in from the sides. */
const NEAR = 1960;
const [HIGH, ASIDE] = [420, 640];

/** The least share of its own size that a landmark may have at a picture height. */
export const leastSize = ({ name }: Pick<Part, 'name'>, y: number): number =>
  SIZELESS.has(name) ? SMALL : SMALL + (TRUE - SMALL) * clamp((y - BACK) / (FRONT - BACK));

/** Whether something so tall may stand there; picture pixels, `width` that of the picture. */
export const standsLow = (tall: number, x: number, y: number, width: number): boolean =>
  y < NEAR || tall < HIGH || Math.min(x, width - x) < ASIDE;

/** Landmarks that one takes for each other, by their names, and how many of them a map may have. */
export const KINDS: readonly { readonly most: number; readonly names: readonly string[] }[] = [
  { most: 1, names: ['bathhouse', 'bathHouse', 'ryokan'] },
  { most: 1, names: ['blackCastle', 'royalCastle', 'castle', 'crystalPalace', 'warpedPalace'] },
  { most: 1, names: ['desertPalace', 'sandPalace', 'basilica'] },
  { most: 1, names: ['camphor', 'elderTree', 'treeVillage', 'witchTree', 'giantTree', 'examTree'] },
  { most: 1, names: ['antennaBlock', 'flats', 'officeBlock', 'cityBlock', 'apartment', 'ruinedTower'] },
  { most: 1, names: ['clockTower', 'clockCorner', 'bellTower'] },
  { most: 1, names: ['storeyTower', 'campanile', 'skyArena', 'disc-tower', 'trialTower', 'helterSkelter'] },
  { most: 1, names: ['redTower', 'radioTower', 'control-tower', 'screenTower', 'heaven-tower'] },
  {
    most: 2,
    names: [
      'portHouse',
      'harbourHouse',
      'palazzo',
      'townHouse',
      'machiya',
      'timberHouse',
      'leafHouse',
      'cottage',
      'colonyHouse',
    ],
  },
  { most: 2, names: ['sentinel', 'faceRobot', 'foldedRobot', 'hangar', 'gantry', 'suit', 'gardenerRobot'] },
  { most: 1, names: ['consoleShop', 'cabinetArcade', 'arcade', 'gameCentre'] },
  { most: 1, names: ['binder', 'sealedBook', 'greatBook'] },
  { most: 1, names: ['moonFountain', 'poseFountain'] },
  { most: 2, names: ['torii', 'moonGate', 'logGate', 'roseArch', 'wisteriaArbour', 'scissorArch'] },
  { most: 1, names: ['academy', 'school'] },
  { most: 1, names: ['warTent', 'bigTop'] },
  { most: 1, names: ['cauldronRestaurant', 'potionHouse'] },
  { most: 1, names: ['balloon', 'mascotBalloon'] },
];

/** Whether a map on which the others stand, by their names, has no room for another like them. */
export const isTaken = (name: string, others: ReadonlySet<string>): boolean =>
  others.has(name) ||
  KINDS.some(
    ({ most, names }) => names.includes(name) && names.filter((other) => others.has(other)).length >= most,
  );

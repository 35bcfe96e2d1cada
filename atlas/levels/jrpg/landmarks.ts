/** The landmarks of level 3, each placed by hand. */
import { bird } from '../../things/aloft/aloft';
import { airship } from './things/airship';
import { airshipDock } from './things/airship-dock';
import { birdStable } from './things/bird-stable';
import { caravel } from './things/caravel';
import { cloudBank } from './things/cloud-bank';
import { crystalCave } from './things/crystal-cave';
import { demonCastle } from './things/demon-castle';
import { dragonHoard } from './things/dragon-hoard';
import { inn } from './things/inn';
import { mountains } from './things/mountains';
import { questBoard } from './things/quest-board';
import { saveCrystal } from './things/save-crystal';
import { seaSerpent } from './things/sea-serpent';
import { townHill } from './things/town-hill';
import { bridge } from '../../things/town/canal';
import { clearing } from '../../stage/act';
import { placer } from '../../stage/placer';
import { quests } from './quests';
import type { FigureMaker, Stage } from '../../stage/place';
import type { Theme } from '../../stage/theme';

/** What frames the map: nobody stands there, and some of it is cut by the frame. */
function frame({ scene }: Stage): void {
  const put = placer(scene);
  put(caravel, 20, 2690, { size: 1.4 });
  put(seaSerpent, 3560, 1480, { size: 1.25 });
  for (const [x, y, rx, ry, dark] of [
    [120, 190, 330, 150, false],
    [560, 30, 240, 90, false],
    [1750, 20, 300, 84, false],
    [3830, 210, 200, 130, true],
    [3650, -40, 220, 80, true],
    [2780, 0, 230, 70, true],
  ] as const)
    put(cloudBank, x, y, { rx, ry, dark, aloft: true, layer: 2, depthY: 1800 });
  for (const [x, y] of [
    [60, 1480],
    [330, 1960],
    [1560, 130],
    [2250, 70],
    [3000, 1330],
  ] as const)
    put(bird, x, y, { aloft: true, layer: 1, depthY: 1900, size: 1.2 });
}

/** The ranges of the north: white ones behind the cave, dark ones round the keep. */
function ranges({ scene }: Stage): void {
  const put = placer(scene);
  for (const [x, y, size, dark, build] of [
    [1230, 520, 0.86, false, 0],
    [345, 720, 0.66, false, 2],
    [1000, 420, 0.6, false, 1],
    [2620, 430, 0.7, true, 1],
    [3425, 470, 0.8, true, 2],
    [3560, 770, 0.36, true, 0],
  ] as const)
    put(mountains, x, y, {
      size,
      build,
      rock: dark ? '#6a5688' : '#7f86b4',
      snow: dark ? '#b79ad0' : '#f4f8ff',
    });
}

function bridges({ scene }: Stage, make: FigureMaker): void {
  const put = placer(scene);
  const span = put(bridge, 2290, 895, {
    length: 330,
    width: 150,
    rise: 56,
    yaw: 0.03,
    red: '#8a6fb4',
    deck: '#c9a878',
  });
  put(bridge, 2112, 2462, { length: 330, width: 150, rise: 50, yaw: -0.08, red: '#a8623c', deck: '#d8b078' });
  const guards = scene.random.fork('bridge');
  for (const [u, z] of [
    [-100, 46],
    [80, 52],
  ] as const) {
    const [x, y] = span.frame.at(u, 10, 0);
    scene.put(make([x, y], guards, { lift: z, sortY: span.box.y1 - 8, perched: true }));
  }
}

/** Where nobody stands: under the airship's keel and at its rope's end, round the keep and its chain, in the inn's smoke, at the ford. */
const QUIET = [
  [2960, 1610, 120],
  [2800, 1750, 70],
  [3225, 740, 260],
  [3220, 330, 320],
  [2880, 620, 80],
  [890, 1710, 70],
  [2345, 1045, 60],
  // above the cave, where a peak would spike whoever stood behind it
  [560, 300, 110],
  [670, 250, 120],
  [780, 300, 110],
  // before the dragon, so that one sees its head
  [3150, 2130, 150],
  // under the ship's rotors, and before the boards that say where to
  [2960, 1080, 150],
  [700, 1400, 80],
  [2480, 1695, 80],
  [1950, 2716, 90],
] as const;

export const landmarks: Theme['landmarks'] = (stage, make) => {
  const put = placer(stage.scene);
  frame(stage);
  ranges(stage);
  put(demonCastle, 3220, 470, { aloft: true, layer: 1, depthY: 1050, hazeFactor: 0, size: 0.76 });
  put(airship, 2860, 1490, { aloft: true, layer: 1, depthY: 1490, hazeFactor: 0, size: 0.88 });
  put(crystalCave, 640, 900, { size: 0.82 });
  put(airshipDock, 1660, 700, { size: 0.74 });
  put(townHill, 2060, 1400, { size: 0.66 });
  bridges(stage, make);
  put(saveCrystal, 1490, 2010, { hero: true });
  put(dragonHoard, 3370, 2040, { size: 0.78 });
  put(questBoard, 1110, 1760, {});
  put(birdStable, 2380, 2130, { size: 0.64 });
  put(inn, 770, 2440, { size: 0.94 });
  for (const [x, y, r] of QUIET) put(clearing, x, y, { r });
  quests(stage, make);
};

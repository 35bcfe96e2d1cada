/** The landmarks of level 3, each placed by hand. */
import { bird } from '../../things/aloft/aloft';
import { airship } from './things/airship';
import { airshipDock } from './things/airship-dock';
import { birdStable } from './things/bird-stable';
import { crystalCave } from './things/crystal-cave';
import { demonCastle } from './things/demon-castle';
import { dragonHoard } from './things/dragon-hoard';
import { inn } from './things/inn';
import { questBoard } from './things/quest-board';
import { saveCrystal } from './things/save-crystal';
import { townHill } from './things/town-hill';
import { bridge } from '../../things/town/canal';
import { placer } from '../../stage/placer';
import { quests } from './quests';
import type { Theme } from '../../stage/theme';

export const landmarks: Theme['landmarks'] = (stage, make) => {
  const { scene } = stage;
  const put = placer(scene);
  for (const [x, y] of [
    [960, 330],
    [1060, 380],
    [1900, 120],
    [2480, 300],
  ] as const)
    put(bird, x, y, { aloft: true, layer: -1, depthY: 900, size: 1.2 });
  put(demonCastle, 3260, 560, { aloft: true, layer: -1, depthY: 1050, hazeFactor: 0.7, size: 0.74 });
  put(airship, 1140, 430, { aloft: true, layer: 1, depthY: 1250, hazeFactor: 0.5, size: 0.84 });
  put(crystalCave, 560, 1010, { size: 1.14 });
  put(airshipDock, 1430, 900, { size: 0.94, hazeFactor: 0.6 });
  put(townHill, 2090, 950, { size: 1.02, hazeFactor: 0.7 });
  const span = put(bridge, 2790, 1310, {
    length: 400,
    width: 130,
    rise: 70,
    yaw: -0.16,
    red: '#8a6fb4',
    deck: '#c9a878',
  });
  put(bridge, 2640, 2040, { length: 400, width: 130, rise: 60, red: '#a8623c', deck: '#d8b078' });
  const guards = scene.random.fork('bridge');
  for (const [u, z] of [
    [-110, 56],
    [90, 62],
  ] as const) {
    const [x, y] = span.frame.at(u, 10, 0);
    scene.put(make([x, y], guards, { lift: z, sortY: span.box.y1 - 8, perched: true }));
  }
  put(saveCrystal, 1870, 1690, { hero: true });
  put(dragonHoard, 3330, 1780, { size: 0.98 });
  put(questBoard, 1370, 1640, {});
  put(birdStable, 3540, 2560, { size: 0.86 });
  put(inn, 330, 2330, { size: 1.06 });
  quests(stage, make);
};

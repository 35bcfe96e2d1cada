/** The landmarks of level 12, each placed by hand. */
import { apartment } from './things/apartment';
import { layErrands } from './errands';
import { crystalCluster } from './things/crystal-cluster';
import { crystalPalace } from './things/crystal-palace';
import { dancePad } from './things/dance-pad';
import { gameCentre } from './things/game-centre';
import { moonBoat } from './things/moon-boat';
import { moonFountain } from './things/moon-fountain';
import { nightTrain } from './things/night-train';
import { observatory } from './things/observatory';
import { roseArch, roseHedge, rotunda } from './things/rose-garden';
import { school } from './things/school';
import { swanFamily } from './things/swan-family';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';

export const landmarks: Theme['landmarks'] = (stage, make) => {
  const { scene } = stage;
  const put = placer(scene);
  put(nightTrain, 1230, 846, { aloft: true, layer: -1, depthY: 1000, hazeFactor: 0.7 });
  put(crystalPalace, 1960, 1090, { size: 1.04, hazeFactor: 0.4 });
  for (const [x, y, height, colour] of [
    [1260, 1150, 190, '#e2bdf4'],
    [1420, 1120, 140, '#a9d4f4'],
    [2660, 1150, 190, '#a9d4f4'],
    [2500, 1120, 140, '#e2bdf4'],
    [1530, 1600, 130, '#c4ccff'],
    [2740, 1600, 150, '#e2bdf4'],
    [2860, 1830, 120, '#a9d4f4'],
    [1460, 2690, 170, '#e2bdf4'],
    [2280, 2690, 190, '#a9d4f4'],
  ] as const)
    put(crystalCluster, x, y, { height, colour });
  put(school, 560, 1220, { yaw: 0.1, size: 1.06, gabled: true });
  put(observatory, 3330, 1220, { yaw: -0.08, size: 1.1 });
  put(gameCentre, 470, 2200, { yaw: -0.06, size: 1.02 });
  put(apartment, 20, 1620, { floors: 4, width: 330, yaw: -0.1, wall: '#c4a4d8', shop: '#f08fb4' });
  put(apartment, 20, 2030, { floors: 4, width: 300, yaw: -0.08, wall: '#8f9cdc', shop: '#7fb4ec' });
  put(apartment, 1150, 2330, { floors: 2, width: 330, yaw: 0.12, wall: '#e0a8c4', shop: '#8fd0a8' });
  put(apartment, 3770, 1510, { floors: 4, width: 320, yaw: 0.08, wall: '#a49ce0', shop: '#f4c860' });
  put(moonFountain, 950, 1730, { r: 200 });
  const afloat = scene.random.fork('afloat');
  for (const [x, y, side, hull] of [
    [1830, 1640, 1, '#f2c14f'],
    [2440, 1730, -1, '#f7a8c4'],
    [2150, 1840, 1, '#b8d4ff'],
  ] as const) {
    const boat = put(moonBoat, x, y, { side, hull, hero: true });
    for (const u of [-40, 36]) {
      const at = boat.frame.at(u, 0, 0);
      scene.put(make(at, afloat, { lift: 16, sortY: boat.box.y1 - 1, perched: true, size: 0.9 }));
    }
  }
  put(swanFamily, 2330, 1560, { hero: true });
  put(dancePad, 870, 2612, { yaw: -0.06, hero: true });
  layErrands(stage);
  put(rotunda, 3280, 2010, { r: 190 });
  for (const [x, y, width, yaw] of [
    [3300, 1720, 260, 0.04],
    [2760, 2170, 230, -0.7],
    [3200, 2410, 280, 0.06],
    [2660, 1400, 220, 0.5],
  ] as const)
    put(roseArch, x, y, { width, yaw });
  for (const [x, y, yaw] of [
    [2900, 1900, -0.5],
    [3000, 1800, -0.4],
    [3560, 1790, 0.4],
    [3700, 1900, 0.5],
    [2880, 2280, 0.5],
    [3520, 2380, -0.4],
    [1640, 2560, 0.06],
    [1900, 2590, 0.02],
    [2160, 2570, -0.08],
    [3700, 2270, -0.5],
  ] as const)
    put(roseHedge, x, y, { width: 210, yaw, bloom: x % 200 ? '#ff6f9c' : '#ff9fbe' });
};

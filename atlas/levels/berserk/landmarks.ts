/** The landmarks of level 13, each placed by hand. */
import { nth } from '../../core/geometry';
import { blackCastle } from './things/black-castle';
import { HILL, SUN } from './places';
import { broomRide } from './things/broom-ride';
import { crow } from './things/fliers';
import { eclipse } from './things/eclipse';
import { fallenHelm } from './things/fallen-helm';
import { joinedCog } from './things/joined-cog';
import { portHouse } from './things/port-house';
import { siegeTower, trebuchet } from './things/siege-engines';
import { smoke } from './things/smoke';
import { swordHill } from './things/sword-hill';
import { warTent } from './things/war-tent';
import { witchTree } from './things/witch-tree';
import { cabbagePatch } from './things/wood-props';
import { isCreature } from '../../stage/figure';
import { placer } from '../../stage/placer';
import { inRole } from '../../stage/role';
import type { Theme } from '../../stage/theme';

export const landmarks: Theme['landmarks'] = (stage, make) => {
  const { scene } = stage;
  const put = placer(scene);
  put(eclipse, ...SUN.at, { r: SUN.r, aloft: true, layer: -1, depthY: SUN.depthY, hazeFactor: 0 });
  const high = { aloft: true, layer: -1, depthY: 900 } as const;
  for (const [x, y, beat, size] of [
    [2120, 400, 'up', 1.1],
    [2230, 300, 'glide', 1.2],
    [2290, 450, 'up', 0.8],
    [1010, 300, 'glide', 1.2],
    [820, 470, 'up', 0.8],
  ] as const)
    put(crow, x, y, { beat, size, ...high });
  put(broomRide, 430, 270, { size: 1.5, ...high, hazeFactor: 0.2 });
  for (const [x, y, r, k] of [
    [1080, 905, 95, 0],
    [1240, 935, 105, 1],
    [1730, 900, 95, 1],
    [2050, 910, 90, 2],
    [3620, 930, 95, 0],
    [3780, 960, 105, 1],
  ] as const)
    put(warTent, x, y, {
      r,
      colours: [nth(['#a83a40', '#5f6a8a', '#8a7a5c'], k), '#efe4cc'],
      flag: nth(['#c02c38', '#5f6a8a', '#3a3242'], k),
    });
  for (const [x, y, height, drift] of [
    [1150, 950, 700, -250],
    [1890, 946, 620, 210],
    [3700, 900, 560, 160],
  ] as const)
    put(smoke, x, y, { height, drift, aloft: true, layer: -1, depthY: 900, hazeFactor: 0.6 });
  put(blackCastle, 2880, 1180, {
    size: 1.2,
    hazeFactor: 0.04,
    wall: '#4a3f60',
    roof: '#281d38',
    rock: '#3c324e',
  });
  const hill = put(swordHill, 1430, 1560, {
    width: 1400,
    height: 640,
    ...HILL,
    hero: true,
    hazeFactor: 0.2,
  });
  // pilgrims on the path, and one on top who will not be told
  const pilgrims = scene.random.fork('pilgrims');
  for (const [u, w, z, as] of [
    [-44, 40, 628, { pose: 'haul', mood: 'angry', signs: ['sweat'], flip: true }],
    [16, 127, 544, { pose: 'walk', hold: 'lantern', flip: true }],
    [-140, 188, 438, { pose: 'walk', hold: 'lantern', flip: false }],
    [112, 238, 264, { pose: 'walk', hold: 'lantern', flip: true }],
    [-150, 262, 144, { pose: 'kneel', mood: 'sad', flip: false }],
  ] as const) {
    const at = hill.frame.at(u, w, 0);
    const lift = (z * hill.scale) / scene.scaleAt(at[1]);
    scene.put(
      make(at, pilgrims, { lift, sortY: hill.box.y1 + 1, perched: true, size: 0.86 }, (spec) =>
        isCreature(spec) ? spec : { ...spec, facing: 'front', hold: null, signs: [], ...as },
      ),
    );
  }
  put(siegeTower, 2340, 1420, { yaw: 0.14, height: 520 });
  put(trebuchet, 2060, 1540, { yaw: 0.06, size: 0.92 });
  put(siegeTower, 3400, 1500, { yaw: -0.2, height: 500, colour: '#5f6a8a' });
  put(fallenHelm, 2560, 1940, { yaw: 0.1 });
  put(cabbagePatch, 2940, 1590, { yaw: 0.06 });
  put(cabbagePatch, 3120, 1700, { yaw: -0.04 });
  put(witchTree, 300, 1400, { size: 1.02, leaf: '#34493f', bark: '#94786a' });
  put(warTent, 260, 2210, { r: 180, grand: true });
  for (const [x, y, r, colours, flag] of [
    [960, 1990, 125, ['#a08a5c', '#efe4cc'], '#e0b04a'],
    [-30, 2520, 150, ['#7c2a38', '#c9a27a'], '#c02c38'],
    [150, 2840, 170, ['#7c2a38', '#b98a6a'], '#c02c38'],
  ] as const)
    put(warTent, x, y, { r, colours, flag, calm: y > 2800 });
  put(trebuchet, 2170, 2600, { yaw: -0.1 });
  put(portHouse, 3310, 1800, { yaw: 0.05, floors: 2, sign: 'mug', wall: '#d2b08a' });
  put(portHouse, 3620, 1770, {
    yaw: -0.04,
    floors: 3,
    width: 270,
    wall: '#b8a0a4',
    roof: '#5c4a5c',
    sign: 'anchor',
  });
  put(portHouse, 3890, 1840, { yaw: -0.08, floors: 2, wall: '#c49a80', sign: 'fish' });
  put(joinedCog, 3090, 2810, { yaw: 0.05, size: 0.9 });
  put(joinedCog, 3680, 2640, {
    yaw: -0.05,
    furled: true,
    face: -1,
    hull: '#6f5a54',
    stripe: '#5f6a8a',
    size: 0.86,
  });
  const afloat = scene.random.fork('afloat');
  // two look at the sea; three load: one pulls, one sweeps, one knows better
  for (const [x, y, as] of [
    [3030, 2806, { facing: 'front' }],
    [3150, 2812, { facing: 'front' }],
    [3584, 2644, { pose: 'haul', mood: 'wince', hold: null, signs: ['sweat'], facing: 'front', flip: true }],
    [3668, 2636, { pose: 'point', mood: 'stern', hold: null, signs: [], facing: 'front', flip: true }],
    [3776, 2642, { pose: 'hold', mood: 'cool', hold: 'broom', signs: ['note'], facing: 'front', flip: true }],
  ] as const)
    scene.put(make([x, y], afloat, { lift: 124, sortY: y + 60, perched: true, size: 0.92 }, inRole(as)));
};

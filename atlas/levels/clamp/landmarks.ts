/** The landmarks of level 21, each placed by hand. */
import { bird } from '../../things/aloft/aloft';
import { academy } from './things/academy';
import { dollShop } from './things/doll-shop';
import { birdcage, wingArch } from './things/feather-garden';
import { moonGate, moonShrine } from './things/moon-shrine';
import { officeBlock } from './things/office-block';
import { redTower } from './things/red-tower';
import { sealedBook } from './things/sealed-book';
import { skyIsle } from './things/sky-isle';
import { wishShop } from './things/wish-shop';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';

export const landmarks: Theme['landmarks'] = (stage) => {
  const { scene } = stage;
  const put = placer(scene);
  put(skyIsle, 2830, 430, { aloft: true, layer: -1, depthY: 900, size: 1.05, hazeFactor: 0.6 });
  for (const [x, y] of [
    [1500, 430],
    [1590, 380],
    [1420, 500],
    [2330, 250],
  ] as const)
    put(bird, x, y, { aloft: true, layer: -1, depthY: 900 });
  const blocks: readonly (readonly [number, number, number, number, string])[] = [
    [1240, 830, 5, 300, '#d4c8dc'],
    [1520, 840, 7, 260, '#c4bcd4'],
    [1720, 815, 4, 240, '#dccad4'],
    [2240, 835, 6, 280, '#ccc4dc'],
    [2500, 820, 4, 300, '#dccfd8'],
    [960, 825, 4, 260, '#c9c0d4'],
  ];
  for (const [x, y, floors, width, wall] of blocks)
    put(officeBlock, x, y, { floors, width, depth: 180, wall, yaw: (x % 7) * 0.04 - 0.1 });
  put(redTower, 1900, 1100, { height: 1180, size: 1.04 });
  put(moonShrine, 520, 1270, { yaw: 0.14 });
  put(moonGate, 1010, 1500, { yaw: 0.32 });
  put(academy, 3170, 1240, { yaw: -0.06, size: 0.95 });
  put(officeBlock, 40, 2080, { floors: 7, width: 300, depth: 260, yaw: -0.08, sign: '#e8809c' });
  put(officeBlock, 830, 2030, { floors: 5, width: 250, depth: 220, yaw: 0.06, wall: '#d4c4cc' });
  put(wishShop, 430, 2150, { yaw: -0.02 });
  put(sealedBook, 1900, 1760, {});
  put(wingArch, 2860, 2260, { yaw: 0.16 });
  put(birdcage, 3380, 2230, {});
  put(dollShop, 1530, 2480, { yaw: 0.1 });
};

/** The landmarks of level 21, each placed by hand. */
import { bird } from '../../things/aloft/aloft';
import { academy } from './things/academy';
import { dollShop } from './things/doll-shop';
import { birdcage } from './things/birdcage';
import { featherPiece, wingArch } from './things/feather-garden';
import { floatingCastle } from './things/floating-castle';
import { moonGate, moonShrine } from './things/moon-shrine';
import { officeBlock } from './things/office-block';
import type { OfficeBlockOptions } from './things/office-block';
import { redTower } from './things/red-tower';
import { sealedBook } from './things/sealed-book';
import { wishShop } from './things/wish-shop';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';
import { onBoard } from './places';

export const landmarks: Theme['landmarks'] = (stage) => {
  const { scene } = stage;
  const put = placer(scene);
  put(floatingCastle, 2920, 450, { aloft: true, layer: -1, depthY: 900, size: 1.12, hazeFactor: 0.4 });
  for (const [x, y] of [
    [1500, 430],
    [1590, 380],
    [1420, 500],
    [2330, 250],
  ] as const)
    put(bird, x, y, { aloft: true, layer: -1, depthY: 900 });
  const blocks: readonly (readonly [number, number, OfficeBlockOptions])[] = [
    [1240, 830, { floors: 5, width: 310, wall: '#e6cfc4', roof: 'pool' }],
    [1520, 840, { floors: 7, width: 280, wall: '#a9a6d0', glass: '#7f9ccc', roof: 'billboard' }],
    [1720, 815, { floors: 3, width: 230, wall: '#e2c0c0' }],
    [
      2240,
      835,
      { floors: 6, width: 300, wall: '#c4d4d8', glass: '#7fb0b8', roof: 'spire', open: { 3: 'bath' } },
    ],
    [2520, 820, { floors: 4, width: 310, wall: '#dccbe0', roof: 'greenhouse' }],
    [950, 825, { floors: 4, width: 270, wall: '#ecdcc8', glass: '#8fa4d0', roof: 'observatory' }],
  ];
  for (const [x, y, options] of blocks)
    put(officeBlock, x, y, { depth: 180, yaw: (x % 7) * 0.04 - 0.1, ...options });
  put(redTower, 1900, 1100, { height: 1180, size: 1.04, hall: true });
  put(moonShrine, 520, 1270, { yaw: 0.14 });
  put(moonGate, 1090, 1510, { yaw: 0.32, hung: true });
  put(academy, 3170, 1240, { yaw: -0.06, size: 0.95 });
  const [dusk, pane] = ['#a294c0', '#7a8cc0'];
  put(officeBlock, 146, 2080, {
    floors: 11,
    width: 290,
    depth: 260,
    yaw: -0.08,
    sign: '#e8809c',
    wall: dusk,
    glass: pane,
    open: { 6: 'concert' },
  });
  put(officeBlock, 812, 2030, {
    floors: 8,
    width: 224,
    depth: 220,
    yaw: 0.06,
    wall: '#b8a4bc',
    glass: pane,
    roof: 'shrine',
    open: { 3: 'library' },
  });
  put(wishShop, 430, 2150, { yaw: -0.02 });
  put(sealedBook, 1900, 1760, {});
  put(wingArch, 2830, 2250, { yaw: 0.16, plume: '#ffd6e0' });
  put(birdcage, 3540, 2270, {});
  // the game on the court: black is two moves from losing, and one of its pieces has fallen over
  for (const [column, row, dark] of [
    [0.5, 0.5, 1],
    [2.5, 0.5, 1],
    [5.5, 0.5, 0],
    [1.5, 1.5, 1],
    [6.5, 1.5, 0],
    [7.5, 2.5, 0],
    [0.5, 2.5, 1],
  ] as const)
    put(featherPiece, ...onBoard(column, row), dark ? { plume: '#6a4a8a', foot: '#4a3a64' } : {});
  put(dollShop, 1530, 2480, { yaw: 0.1 });
};

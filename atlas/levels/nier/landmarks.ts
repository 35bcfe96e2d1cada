/** The landmarks of level 14, each placed by hand. */
import { nth } from '../../core/geometry';
import { balloon, bird } from '../../things/aloft/aloft';
import { lilyPads } from '../../things/fair/leisure';
import { campBunker } from './things/camp-bunker';
import { flyover } from './things/flyover';
import { greatBook } from './things/great-book';
import { heartCoaster } from './things/heart-coaster';
import { lander } from './things/lander';
import { parkGate } from './things/park-gate';
import { readingWall } from './things/reading-wall';
import { ruinedTower } from './things/ruined-tower';
import type { TowerFront } from './things/ruined-tower';
import { sawGiant } from './things/saw-giant';
import { brinkFall } from './things/street-finds';
import { tinTheatre } from './things/tin-theatre';
import { treeVillage } from './things/tree-village';
import { whiteSpire } from './things/white-spire';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const landmarks: Theme['landmarks'] = ({ scene }) => {
  const put = placer(scene);
  const far = { aloft: true, layer: -1, depthY: 1000 } as const;
  put(whiteSpire, 2140, 790, { aloft: true, layer: -1, height: 860, depthY: 900, hazeFactor: 0.7 });
  put(balloon, 1180, 470, { ...far, size: 0.62, r: 120, colours: ['#d9534a', '#f4ead2'] });
  for (const [x, y] of [
    [1720, 300],
    [1790, 260],
    [2480, 340],
    [2560, 300],
    [3500, 330],
    [840, 300],
  ] as const)
    put(bird, x, y, { ...far, size: 1.1 });

  type Tower = readonly [
    x: number,
    y: number,
    floors: number,
    front: TowerFront,
    lean: number,
    width: number,
  ];
  const towers: readonly Tower[] = [
    [330, 930, 8, 'office', 0.02, 250],
    [90, 1180, 10, 'flats', 0, 300],
    [640, 870, 6, 'glass', -0.05, 240],
    [1690, 880, 8, 'glass', 0, 230],
    [1930, 1010, 6, 'office', -0.06, 220],
    [2420, 900, 9, 'flats', 0, 240],
    [2480, 1090, 6, 'office', 0.12, 230],
    [2820, 930, 5, 'office', 0.34, 230],
    [3620, 960, 6, 'glass', -0.3, 240],
    [3800, 1420, 9, 'flats', -0.06, 300],
  ];
  towers.forEach(([x, y, floors, front, lean, width], i) =>
    put(ruinedTower, x, y, {
      floors,
      front,
      lean,
      width,
      depth: 190 + (i % 3) * 20,
      yaw: nth([0.32, -0.34, 0.4, -0.3], i % 4),
      concrete: nth(['#dcd8c6', '#cfcfbf', '#e3dcc6', '#d0cab4'], i % 4),
      leaf: nth(C.leaf, (i * 3) % 4),
      wood: x > 2700 && y < 1200 ? 0 : 2,
      ...(i % 3 === 0 ? { bite: 0.6 } : {}),
    }),
  );

  put(heartCoaster, 1110, 1060, { yaw: 0.06 });
  put(tinTheatre, 1480, 1180, { yaw: 0.14 });
  put(parkGate, 840, 1350, { yaw: -0.08 });
  put(sawGiant, 3180, 1190, { yaw: 0.05 });
  put(flyover, 3120, 1620, { length: 1300, broken: 'left', yaw: -0.06, height: 300 });
  put(treeVillage, 270, 1900, { size: 0.8, bark: '#6e4f3c', leaf: '#557a44' });
  put(campBunker, 430, 2390, { yaw: 0.1 });
  put(readingWall, 3060, 2130, { width: 1060, bays: 7 });
  put(lander, 1560, 2470, { yaw: 0.08 });
  put(readingWall, 3740, 2350, { width: 520, bays: 4, yaw: 0.98 });
  put(greatBook, 3090, 2440, {});
  put(ruinedTower, 2110, 1812, {
    floors: 3,
    width: 170,
    depth: 150,
    lean: 0.24,
    yaw: 0.5,
    front: 'glass',
    wood: 1,
    aloft: true,
    sortY: 1800,
  });
  put(brinkFall, 1652, 1488, { width: 120, drop: 236 });
  for (const [x, y] of [
    [1720, 1826],
    [1890, 1862],
    [2010, 1800],
  ] as const)
    put(lilyPads, x, y, {});
};

/** The landmarks of level 14, each placed by hand. */
import { nth } from '../../core/geometry';
import { lilyPads } from '../../things/fair/leisure';
import { campBunker } from './things/camp-bunker';
import { flyover } from './things/flyover';
import { greatBook } from './things/great-book';
import { heartCoaster } from './things/heart-coaster';
import { lander } from './things/lander';
import { tinSwimmer } from './things/tin-swimmer';
import { lostHats } from './things/lost-hats';
import { slabBridge } from './things/slab-bridge';
import { litRoom } from './things/lit-room';
import { parkGate } from './things/park-gate';
import { plankBridge } from './things/plank-bridge';
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

const TOWER = { width: 270, depth: 200 } as const;

/** Who lives in the two nearest towers: the window of a storey, the near one first, the storey, and what is below it. */
const ROOMS = {
  left: [
    ['reader', 1, 9, { plants: true }],
    ['friends', 0, 7, {}],
    ['cat', 1, 5, {}],
    ['lift', 0, 4, { plants: true, cloth: '#d9534a' }],
    ['kitchen', 1, 2, { cloth: '#f4ead2' }],
  ],
  right: [
    ['painter', 1, 10, {}],
    ['piper', 0, 8, { plants: true }],
    ['tins', 1, 6, { plants: true }],
    ['gardener', 0, 4, { plants: true, cloth: '#8fb0a8' }],
    ['garden', 1, 3, { cloth: '#e8c860' }],
  ],
} as const;

export const landmarks: Theme['landmarks'] = ({ scene }) => {
  const put = placer(scene);
  put(whiteSpire, 2230, 560, { height: 690, hazeFactor: 0.45, size: 0.9 });

  type Tower = readonly [
    x: number,
    y: number,
    size: number,
    floors: number,
    front: TowerFront,
    concrete: string,
    leaf: string,
  ];
  const [near, mid, lit] = ['#52645e', '#74867c', '#dcd8c4'] as const;
  // the far end of the shaft in the light, then both sides, nearer and darker down to those that the frame cuts
  const towers: readonly Tower[] = [
    [1310, 250, 1, 5, 'office', '#e8e3cc', nth(C.leaf, 2)],
    [1690, 230, 1.1, 5, 'flats', '#e8e3cc', nth(C.leaf, 1)],
    [2070, 215, 1.1, 4, 'glass', '#e8e3cc', nth(C.leaf, 0)],
    [2440, 240, 1.1, 5, 'office', '#e8e3cc', nth(C.leaf, 3)],
    [2760, 260, 1, 5, 'flats', '#e8e3cc', nth(C.leaf, 2)],
    [1120, 520, 1, 8, 'flats', '#bcc2b0', nth(C.leaf, 1)],
    [1500, 440, 1.06, 7, 'glass', lit, nth(C.leaf, 0)],
    [1860, 470, 0.96, 8, 'office', '#e8e3cc', nth(C.leaf, 2)],
    [2620, 440, 1.06, 7, 'flats', lit, nth(C.leaf, 0)],
    [2900, 540, 1, 8, 'glass', '#bcc2b0', nth(C.leaf, 3)],
    [860, 800, 1.2, 11, 'office', '#93a094', nth(C.leaf, 3)],
    [3060, 830, 1.2, 11, 'office', '#93a094', nth(C.leaf, 3)],
    [560, 1180, 1.5, 11, 'flats', mid, nth(C.darkLeaf, 2)],
    [3330, 1220, 1.5, 11, 'glass', mid, nth(C.darkLeaf, 2)],
    [240, 1690, 1.9, 12, 'office', near, nth(C.darkLeaf, 0)],
    [3650, 1840, 1.9, 12, 'flats', near, nth(C.darkLeaf, 1)],
    [-130, 2960, 2.5, 13, 'flats', '#4c605a', nth(C.darkLeaf, 1)],
    [4000, 2960, 2.5, 13, 'flats', '#4c605a', nth(C.darkLeaf, 0)],
  ];
  for (const [i, [x, y, size, floors, front, concrete, leaf]] of towers.entries()) {
    const yaw = y < 600 ? nth([0.2, -0.14, 0.1], i % 3) : x < 1920 ? 0.4 : -0.4;
    const stands = { size, yaw };
    const tower = put(ruinedTower, x, y, {
      ...stands,
      floors,
      front,
      concrete,
      leaf,
      width: TOWER.width,
      depth: TOWER.depth,
      lean: 0,
      wood: 0,
      ...(i % 3 === 1 ? { bite: 0.5 } : {}),
    });
    if (y < 2716) continue;
    for (const [scene, bay, floor, below] of x < 0 ? ROOMS.left : ROOMS.right)
      put(litRoom, x, y, {
        ...stands,
        ...below,
        scene,
        bay,
        floor,
        wall: x < 0 ? 'right' : 'left',
        half: TOWER.width / 2,
        deep: TOWER.depth / 2,
        perched: true,
        sortY: tower.box.y1 + 1,
      });
  }

  put(heartCoaster, 1660, 720, { yaw: 0.06 });
  put(parkGate, 1240, 880, { yaw: 0.08, size: 0.86 });
  put(tinTheatre, 2170, 810, { yaw: 0.1, size: 0.86 });
  put(sawGiant, 2800, 970, { yaw: -0.05, size: 0.84 });
  put(flyover, 3420, 1560, { length: 1200, broken: 'left', yaw: -0.06, height: 300 });
  put(treeVillage, 640, 1830, { size: 0.82, bark: '#5a4036', leaf: '#3c6a45' });
  put(campBunker, 620, 2400, { yaw: 0.1 });
  put(readingWall, 2950, 2110, { width: 1000, bays: 7 });
  put(lander, 1480, 2470, { yaw: 0.08 });
  put(greatBook, 2950, 2440, {});
  put(ruinedTower, 2110, 1612, {
    floors: 3,
    width: 170,
    depth: 150,
    lean: 0.24,
    yaw: 0.5,
    front: 'glass',
    wood: 1,
    size: 0.9,
    aloft: true,
    sortY: 1600,
  });
  put(plankBridge, 1772, 1082, { yaw: -0.06 });
  put(slabBridge, 1716, 1196, { yaw: -0.04 });
  put(brinkFall, 1690, 1262, { width: 110, drop: 216 });
  for (const [x, y] of [
    [1760, 1640],
    [1920, 1680],
    [2040, 1610],
  ] as const)
    put(lilyPads, x, y, {});
  put(tinSwimmer, 1850, 1600, {});
  put(lostHats, 1690, 775, { perched: true, sortY: 800 });
};

/** The ground of level 7: land, water and ways. */
import { nth, resample } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import type { Ground } from '../../ground/ground';
import { layShelves, wake } from '../../ground/offshore';
import { boards, cobbles, slabs } from '../../ground/paving';
import { island, road } from '../../ground/shapes';
import { earth, grass, water } from '../../ground/textures';
import type { Theme } from '../../stage/theme';
import { C, ISLES, PIERS } from './places';
import type { Isle } from './places';

const FOAM = '#f0fffb';

/** The isle's outline, or that of what lies on it: `k` of its size, `rough` of its shore. */
const outline = ({ at, half, seed, turn }: Isle, k = 1, rough = 0.1): Point[] =>
  island(at, half[0] * k, half[1] * k, { seed: seed + Math.round(9 * (1 - k)), rough, turn });

function laySea(ground: Ground): void {
  const { width, height } = ground.scene;
  // far past the frame, so that the bands of its depth do not show as edges
  const sea: Point[] = [
    [-900, -900],
    [width + 900, -900],
    [width + 900, height + 900],
    [-900, height + 900],
  ];
  ground.lay('sea', resample(sea, 60, true), { material: C.sea, texture: water({ foam: '#b9e6f2' }) });
  const shores = Object.values(ISLES).map((isle) => outline(isle));
  // where the shelves of three isles meet they run into one another, and do not cut each other in arcs
  ground.lay('shoal', island([1640, 900], 150, 84, { seed: 4, rough: 0.03 }), { material: C.shelf });
  layShelves(ground, shores, { shelf: C.shelf, shoal: C.shoal, foam: FOAM });
  ground.lay('shoal', island([1622, 838], 110, 44, { seed: 5, rough: 0.03 }), { material: C.shoal });
  for (const [from, to, wide] of [
    [[420, 2110], [-60, 2250], 120],
    [[3560, 1460], [3880, 1330], 70],
    [[1270, 376], [1080, 400], 50],
    [[300, 1240], [560, 1330], 40],
  ] as const)
    wake(ground, from, to, wide, FOAM);
}

export const ground: Theme['ground'] = ({ scene, ground }) => {
  laySea(ground);
  for (const [name, isle] of Object.entries(ISLES))
    ground.lay(name === 'desert' ? 'desert' : 'sand', outline(isle), {
      material: name === 'desert' ? C.desert : C.sand,
      texture: earth(),
      edge: edges.bank({ foam: '#f4fffb' }),
    });
  for (const isle of [ISLES.port, ISLES.jungle, ISLES.stalk, ISLES.cook])
    ground.lay('lawn', outline(isle, isle === ISLES.cook ? 0.7 : 0.82, 0.14), {
      material: C.lawn,
      texture: grass({ flowers: ['#ffffff', '#f6d24a'], seed: isle.seed }),
      edge: edges.grassy({ grassColour: '#74a844' }),
    });
  ground.lay('paving', outline(ISLES.fort, 0.8, 0.03), {
    material: C.fort,
    texture: slabs({ slab: 110, toward: [3140, -3400] }),
    edge: edges.kerb({ kerbColour: '#9fb0bc', kerbWidth: 14, lift: 10 }),
  });
  ground.lay('plaza', outline({ ...ISLES.port, at: [1880, 1500] }, 0.6, 0.06), {
    material: C.plaza,
    texture: cobbles({ stone: 42 }),
    edge: edges.grassy({ grassColour: '#74a844' }),
  });
  ground.lay(
    'desert',
    road(
      scene,
      [
        [1460, 720],
        [1040, 840],
        [800, 900],
        [700, 950],
      ],
      120,
      { rough: 8, worn: true },
    ),
    {
      material: '#fbe6b8',
      texture: cobbles({ stone: 34, cover: -0.2 }),
      edge: edges.ink(),
    },
  );
  for (const [i, line] of PIERS.entries())
    ground.lay('pier', road(scene, line, 170, { rough: 2 }), {
      material: C.pier,
      texture: boards({ angle: nth([-0.2, 0.3, 0.4, 0.8, -0.3], i), gap: 28 }),
      edge: edges.kerb({ kerbColour: '#8a5c34', kerbWidth: 12, lift: 12 }),
    });
  // nobody stands where the whale's spout or the mist of the fall from the sky would cross his face
  for (const [x, y, rx, ry] of [
    [2100, 1820, 150, 60],
    [2470, 640, 110, 60],
  ] as const)
    ground.lay('bare', island([x, y], rx, ry, { seed: x, rough: 0 }), {
      material: C.sand,
      // seen nowhere: a ship lies on it
      drawn: island([680, 2030], 10, 4, { rough: 0 }),
    });
  ground.sunPatch([1860, 1480], 900, 300, '#fff6d0', 0.45);
};

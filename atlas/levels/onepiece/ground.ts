/** The ground of level 7: land, water and ways. */
import { nth, resample } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { boards, cobbles, slabs } from '../../ground/paving';
import { island, road } from '../../ground/shapes';
import { earth, grass, water } from '../../ground/textures';
import type { Theme } from '../../stage/theme';
import { C, PIERS } from './places';

export const ground: Theme['ground'] = ({ scene, ground }) => {
  const { width, height, horizon } = scene;
  // far past the frame, so that the bands of its depth do not show as edges
  const sea: Point[] = [
    [-500, horizon - 4],
    [width + 500, horizon - 4],
    [width + 500, height + 500],
    [-500, height + 500],
  ];
  ground.lay('sea', resample(sea, 60, true), { material: C.sea, texture: water({ foam: '#c9f2f4' }) });
  const shoal = (at: Point, rx: number, ry: number, seed: number) =>
    ground.lay('shoal', island(at, rx, ry, { seed, rough: 0.12 }), {
      material: '#56c3cf',
      texture: water({ foam: '#f2fffa' }),
    });
  const isles = [
    [[640, 1130], 640, 230, 4],
    [[2560, 985], 340, 100, 6],
    [[3220, 1340], 640, 280, 7],
    [[1150, 2250], 930, 340, 8],
    [[3200, 2270], 640, 330, 9],
  ] as const;
  for (const [at, rx, ry, seed] of isles) shoal(at, rx * 1.14, ry * 1.2, seed);
  for (const [at, rx, ry, seed] of isles)
    ground.lay(seed === 4 ? 'desert' : 'sand', island(at, rx, ry, { seed, rough: 0.1 }), {
      material: seed === 4 ? C.desert : C.sand,
      texture: earth(),
      edge: edges.bank({ foam: '#f4fffb' }),
    });
  for (const [at, rx, ry, seed] of [
    [[1150, 2230], 800, 270, 18],
    [[3260, 2200], 500, 200, 19],
    [[2560, 975], 230, 60, 16],
  ] as const)
    ground.lay('lawn', island(at, rx, ry, { seed, rough: 0.14 }), {
      material: C.lawn,
      texture: grass({ flowers: ['#ffffff', '#f6d24a'], seed }),
      edge: edges.grassy({ grassColour: '#74a844' }),
    });
  ground.lay('paving', island([3200, 1370], 520, 200, { seed: 3, rough: 0.03 }), {
    material: C.fort,
    texture: slabs({ slab: 110 }),
    edge: edges.kerb({ kerbColour: '#9fb0bc', kerbWidth: 14, lift: 10 }),
  });
  ground.lay('plaza', island([1160, 2270], 560, 170, { seed: 5, rough: 0.06 }), {
    material: C.plaza,
    texture: cobbles({ stone: 42 }),
    edge: edges.grassy({ grassColour: '#74a844' }),
  });
  ground.lay(
    'desert',
    road(
      scene,
      [
        [640, 1150],
        [720, 1240],
        [900, 1200],
        [1140, 1100],
      ],
      130,
      { rough: 8 },
    ),
    {
      material: '#fbe6b8',
      texture: cobbles({ stone: 34, cover: -0.2 }),
      edge: edges.ink(),
    },
  );
  for (const [i, line] of PIERS.entries())
    ground.lay('pier', road(scene, line, i === 1 ? 230 : 210, { rough: 2 }), {
      material: C.pier,
      texture: boards({ angle: nth([1.4, 0.1, 0.9, 1.4, 0.1, 0, 0.7], i), gap: 28 }),
      edge: edges.kerb({ kerbColour: '#8a5c34', kerbWidth: 12, lift: 12 }),
    });
  ground.sunPatch([1150, 2280], 900, 300, '#fff6d0', 0.45);
  ground.sunPatch([1900, 1700], 900, 300, '#bff4f0', 0.4);
};

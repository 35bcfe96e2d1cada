/** The small things of level 14: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import { scatter } from '../../stage/place';
import { bunting } from '../../things/aloft/aloft';
import { bush, tree } from '../../things/nature/tree';
import { carWreck, scrapHeap, terminal, tinHead } from './things/street-finds';
import { barrel, crate, pot } from '../../things/props/containers';
import { bench } from '../../things/props/furniture';
import { rock } from '../../things/props/garden';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  for (const [x, y] of [
    [1000, 2420],
    [2360, 2060],
    [2560, 1560],
    [1290, 1450],
    [2560, 2330],
  ] as const)
    scene.add(terminal, [x, y], { yaw: 0.1 });
  for (const [x, y, paint, yaw] of [
    [1380, 2180, '#c98a5f', 0.2],
    [2230, 2330, '#8fa8a0', -0.5],
    [2290, 1080, '#d9b45a', 0.7],
    [2120, 2680, '#b8584a', -0.15],
    [1180, 1960, '#a8a898', 0.5],
  ] as const)
    scene.add(carWreck, [x, y], { paint, yaw });
  for (const [x, y, r] of [
    [2700, 1330, 52],
    [3540, 1420, 66],
    [1160, 1640, 50],
    [2140, 2540, 54],
    [1240, 2380, 44],
    [900, 1690, 40],
    [3650, 2520, 44],
  ] as const)
    scene.add(tinHead, [x, y], { r });
  for (const [x, y, width] of [
    [1040, 2640, 170],
    [2700, 1470, 180],
    [3480, 1330, 150],
    [640, 2640, 140],
    [120, 2560, 150],
  ] as const)
    if (scene.isFree([x, y], 40)) scene.add(scrapHeap, [x, y], { width });
  for (const [a, b] of [
    [
      [860, 1350],
      [1180, 1280],
    ],
    [
      [1180, 1280],
      [1600, 1290],
    ],
    [
      [700, 2480],
      [1080, 2520],
    ],
  ] as const)
    scene.add(bunting, a, {
      to: b,
      z: 230,
      sag: 50,
      sortY: Math.max(a[1], b[1]),
      colours: ['#d9534a', '#f4ead2', '#e0b04a'],
      pole: '#b8a888',
    });
  for (const [x, y, w] of [
    [1150, 2020, 250],
    [2560, 1960, 230],
    [2400, 2720, 260],
    [-20, 2760, 320],
    [3860, 2760, 340],
    [2480, 2800, 260],
    [1720, 1060, 190],
  ] as const)
    scene.add(tree, [x, y], { width: w, height: w * 1.2, leaf: nth(C.leaf, (x + 40) % 4) });
  scatter(stage, {
    kind: tree,
    count: 10,
    apart: 12,
    on: ['grass'],
    options: (r) => ({ width: r.range(150, 220), height: r.range(190, 270), leaf: r.pick(C.leaf) }),
  });
  scatter(stage, {
    kind: bush,
    count: 64,
    apart: 0,
    on: ['grass', 'street'],
    options: (r) => ({
      width: r.range(66, 120),
      leaf: r.pick(C.leaf),
      flower: r.chance(0.4) ? r.pick(['#ffffff', '#f6ecb0', '#e0604f']) : undefined,
    }),
  });
  scatter(stage, {
    kind: rock,
    count: 34,
    apart: 0,
    on: ['grass', 'sand', 'street'],
    options: (r) => ({
      width: r.range(44, 110),
      height: r.range(26, 60),
      material: r.pick(['#cfcab4', '#bdb8a4', '#dcd6c0']),
      moss: r.chance(0.5) ? '#93aa5f' : undefined,
    }),
  });
  scatter(stage, {
    kind: scrapHeap,
    count: 5,
    apart: 30,
    on: ['sand', 'camp', 'park'],
    options: (r) => ({ width: r.range(90, 140) }),
  });
  scatter(stage, {
    kind: crate,
    count: 11,
    apart: 3,
    on: ['camp'],
    options: (r) => ({
      stack: r.int(1, 2),
      yaw: r.range(-0.5, 0.5),
      material: r.pick(['#b99a68', '#8f9a72']),
    }),
  });
  scatter(stage, {
    kind: barrel,
    count: 16,
    apart: 2,
    on: ['camp', 'sand', 'park'],
    options: (r) => ({ material: r.pick(['#b8653f', '#8fa08c', '#d9b45a']) }),
  });
  scatter(stage, {
    kind: bench,
    count: 8,
    apart: 20,
    on: ['park', 'tiles', 'street'],
    options: (r) => ({ yaw: r.range(-0.4, 0.4) }),
  });
  scatter(stage, {
    kind: pot,
    count: 14,
    apart: 2,
    on: ['camp', 'tiles'],
    options: (r) => ({ flower: r.pick(['#ffffff', '#e0604f']) }),
  });
};

/** The small things of level 14: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import { placer } from '../../stage/placer';
import { scatter } from '../../stage/place';
import { island } from '../../ground/shapes';
import { bush, tree } from '../../things/nature/tree';
import { carWreck, scrapHeap, terminal, tinHead } from './things/street-finds';
import { barrel, crate } from '../../things/props/containers';
import { pot } from '../../things/props/pot';
import { bench } from '../../things/props/furniture';
import { rock } from '../../things/props/garden';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  for (const [x, y] of [
    [2290, 1945],
    [2458, 1358],
    [2458, 2263],
  ] as const)
    scene.add(terminal, [x, y], { yaw: 0.1 });
  for (const [x, y, paint, yaw] of [
    [1466, 2086, '#c98a5f', 0.2],
    [2180, 2263, '#8fa8a0', -0.5],
    [2231, 794, '#d9b45a', 0.7],
    [2088, 2674, '#b8584a', -0.15],
  ] as const)
    scene.add(carWreck, [x, y], { paint, yaw, size: 1.5 });
  for (const [x, y, r] of [
    [2575, 1088, 52],
    [3281, 1194, 66],
    [2105, 2509, 54],
    [1063, 1511, 40],
  ] as const)
    scene.add(tinHead, [x, y], { r });
  for (const [x, y, width] of [
    [1181, 2627, 170],
    [2575, 1252, 180],
    [3230, 1088, 150],
  ] as const)
    if (scene.isFree([x, y], 40)) scene.add(scrapHeap, [x, y], { width });
  for (const [x, y, w] of [
    [1273, 1898, 250],
    [2458, 1828, 230],
    [2323, 2720, 260],
    [2390, 2800, 260],
    [1752, 771, 190],
  ] as const)
    scene.add(tree, [x, y], {
      width: w,
      height: w * 1.2,
      leaf: nth(x < 1300 ? C.darkLeaf : C.leaf, (x + 40) % 4),
    });
  scatter(stage, {
    kind: tree,
    count: 6,
    apart: 12,
    on: ['grass'],
    within: island([2100, 760], 1300, 420),
    options: (r) => ({ width: r.range(150, 220), height: r.range(190, 270), leaf: r.pick(C.leaf) }),
  });
  scatter(stage, {
    kind: tree,
    count: 8,
    apart: -10,
    on: ['moss'],
    within: island([509, 1088], 300, 420),
    options: (r) => ({ width: r.range(170, 230), height: r.range(220, 290), leaf: r.pick(C.darkLeaf) }),
  });
  for (const [on, leaf, flowers, count] of [
    ['grass', C.leaf, ['#ffffff', '#f6ecb0', '#e0604f'], 18],
    ['moss', C.darkLeaf, ['#f6ecb0'], 14],
  ] as const)
    scatter(stage, {
      kind: bush,
      count,
      apart: 0,
      on: [on],
      options: (r) => ({
        width: r.range(66, 120),
        leaf: r.pick(leaf),
        flower: r.chance(0.4) ? r.pick(flowers) : undefined,
      }),
    });
  scatter(stage, {
    kind: rock,
    count: 15,
    apart: 0,
    on: ['grass', 'sand', 'moss'],
    options: (r) => ({
      width: r.range(44, 110),
      height: r.range(26, 60),
      material: r.pick(['#cfcab4', '#bdb8a4', '#dcd6c0']),
      moss: r.chance(0.5) ? '#93aa5f' : undefined,
    }),
  });
  // still lifes: the camp's store under its tree, what was carried out of the park, flowers before the shelves
  const put = placer(scene);
  put(crate, 527, 2638, { stack: 2, yaw: 0.2, material: '#b99a68' });
  put(crate, 584, 2660, { yaw: -0.3, material: '#8f9a72' });
  put(barrel, 517, 2688, { material: '#b8653f' });
  put(barrel, 563, 2702, { material: '#d9b45a', size: 0.86 });
  put(crate, 1245, 2533, { stack: 2, yaw: -0.2, material: '#b99a68' });
  put(barrel, 1211, 2561, { material: '#8fa08c' });
  put(barrel, 727, 1088, { material: '#d9b45a' });
  put(barrel, 766, 1107, { material: '#b8653f', size: 0.86 });
  put(pot, 2508, 2075, { flower: '#ffffff' });
  put(pot, 2545, 2091, { flower: '#e0604f' });
  put(pot, 3247, 2086, { flower: '#ffffff' });
  put(pot, 3286, 2105, { flower: '#e0604f' });
  scatter(stage, {
    kind: bench,
    count: 5,
    apart: 20,
    on: ['park', 'tiles'],
    options: (r) => ({ yaw: r.range(-0.4, 0.4) }),
  });
};

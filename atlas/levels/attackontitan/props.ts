/** The small things of level 20: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import { scatter } from '../../stage/place';
import { wagon } from '../../things/props/wagon';
import { cannon, dummy } from './things/cannon';
import { canisters, ironBall } from './things/depot';
import { bush, tree } from '../../things/nature/tree';
import { barrel, crate, pot } from '../../things/props/containers';
import { bench, fence, lampPost, signpost } from '../../things/props/furniture';
import { rock } from '../../things/props/garden';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  for (const [x, y] of [
    [140, 2480],
    [470, 2370],
    [830, 2460],
  ] as const)
    scene.add(dummy, [x, y], { size: 0.8 });
  for (const [x, y, load, yaw] of [
    [1880, 2560, 'barrels', 0.2],
    [1280, 1330, 'cloth', -0.1],
    [2380, 2660, 'cloth', -0.3],
    [640, 1340, 'cloth', 0.3],
    [3080, 2120, 'barrels', 0.2],
    [1420, 2560, 'cloth', -0.4],
    [1760, 1700, 'barrels', -0.2],
  ] as const)
    scene.add(wagon, [x, y], { load, yaw });
  for (const [x, y, face] of [
    [1690, 1060, -1],
    [2080, 1070, 1],
    [760, 2690, -1],
    [520, 2560, -1],
    [820, 1330, -1],
  ] as const) {
    scene.add(cannon, [x, y], { face });
    scene.add(ironBall, [x + 130 * face, y + 30], {});
  }
  for (const [x, y, count] of [
    [2020, 2470, 5],
    [2300, 2520, 4],
    [2440, 2420, 3],
    [1960, 2640, 4],
  ] as const)
    scene.add(canisters, [x, y], { count });
  for (const [x, y, w] of [
    [20, 2800, 340],
    [-30, 2300, 300],
    [300, 1330, 220],
  ] as const)
    scene.add(tree, [x, y], { width: w, height: w * 1.2, leaf: nth(C.leaf, 1) });
  for (const [x, y] of [
    [1330, 1760],
    [1810, 1800],
    [1230, 1980],
    [1880, 2030],
    [1700, 1320],
    [1960, 1180],
    [1420, 2150],
    [1690, 2330],
    [1790, 2660],
  ] as const)
    if (scene.isFree([x, y], 16)) scene.add(lampPost, [x, y], { iron: '#4a4450' });
  // where the bank is too narrow for anybody to stand dry, and where a wall is too near to lie down
  for (const [x, y] of [
    [2712, 2092],
    [2376, 1690],
    [2524, 1706],
  ] as const)
    if (scene.isFree([x, y], 20)) scene.add(barrel, [x, y], {});
  scatter(stage, {
    kind: tree,
    count: 9,
    apart: 10,
    on: ['earth'],
    options: (r) => ({
      width: r.range(150, 200),
      height: r.range(210, 270),
      leaf: r.pick(['#7a9a4c', '#6a8f4a', '#8aa050']),
    }),
  });
  scatter(stage, {
    kind: bush,
    count: 60,
    apart: 0,
    on: ['moss'],
    options: (r) => ({
      width: r.range(80, 130),
      leaf: r.pick(['#4f7d4a', '#5c8a4a', '#3f6f4a']),
      flower: r.chance(0.3) ? r.pick(['#f3d36a', '#ffffff']) : undefined,
    }),
  });
  scatter(stage, {
    kind: bush,
    count: 26,
    apart: 0,
    on: ['earth', 'yard'],
    options: (r) => ({ width: r.range(60, 100), leaf: r.pick(['#7a9a4c', '#6a8f4a']) }),
  });
  scatter(stage, {
    kind: rock,
    count: 30,
    apart: 0,
    on: ['moss', 'yard', 'earth'],
    options: (r) => ({
      width: r.range(44, 96),
      height: r.range(30, 64),
      material: '#b8a890',
      moss: r.chance(0.4) ? '#7f9a62' : undefined,
    }),
  });
  scatter(stage, {
    kind: barrel,
    count: 40,
    apart: 2,
    on: ['earth', 'quay', 'street'],
    options: () => ({}),
  });
  scatter(stage, {
    kind: crate,
    count: 18,
    apart: 2,
    on: ['earth', 'quay', 'yard'],
    options: (r) => ({
      yaw: r.range(-0.6, 0.6),
      stack: r.int(1, 3),
      material: r.pick(['#b98a52', '#c99a64', '#a07a50']),
    }),
  });
  scatter(stage, {
    kind: pot,
    count: 30,
    apart: 2,
    on: ['earth', 'street'],
    options: (r) => ({ flower: r.pick(['#d9504a', '#f3c64e', '#ffffff']) }),
  });
  scatter(stage, {
    kind: bench,
    count: 9,
    apart: 20,
    on: ['street', 'earth', 'moss'],
    options: (r) => ({ yaw: r.pick([-0.4, 0, 0.3]) }),
  });
  scatter(stage, {
    kind: fence,
    count: 12,
    apart: 4,
    on: ['yard', 'moss'],
    options: (r) => ({
      width: r.range(130, 220),
      yaw: r.range(-0.4, 0.4),
      style: 'rail',
      material: '#9a7248',
    }),
  });
  scatter(stage, {
    kind: signpost,
    count: 5,
    apart: 30,
    on: ['earth', 'path'],
    options: () => ({ boards: ['#e9d29a', '#5c8a5a'] }),
  });
};

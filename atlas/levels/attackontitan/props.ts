/** The small things of level 20: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import { placer } from '../../stage/placer';
import { scatter } from '../../stage/place';
import { clear } from '../../stage/seats';
import { stall } from '../../things/fair/stall';
import { wagon } from '../../things/props/wagon';
import { cannon } from './things/cannon';
import { dummy } from './things/dummy';
import { canisters, ironBall } from './things/depot';
import { bush, tree } from '../../things/nature/tree';
import { barrel, crate } from '../../things/props/containers';
import { pot } from '../../things/props/pot';
import { bench, fence, lampPost } from '../../things/props/furniture';
import { signpost } from '../../things/props/signpost';
import { rock } from '../../things/props/garden';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  for (const [x, y, mark, thatch, paint] of [
    [170, 2440, 'cross', '#c9a24c', '#3f5f8f'],
    [500, 2370, 'rings', '#e3c46e', '#c2483c'],
    [830, 2440, 'heart', '#b98a4a', '#c2486a'],
  ] as const)
    scene.add(dummy, [x, y], { size: 0.8, mark, thatch, paint });
  for (const [x, y, load, yaw] of [
    [1280, 1330, 'cloth', -0.1],
    [2190, 2670, 'cloth', -0.16],
    [640, 1340, 'cloth', 0.3],
    [3080, 2120, 'cloth', 0.2],
  ] as const)
    scene.add(wagon, [x, y], { load, yaw, cloth: x > 3000 ? '#b4cf94' : '#efe2c4' });
  for (const [x, y, face] of [
    [1690, 1060, -1],
    [2080, 1070, 1],
    [790, 2690, -1],
    [820, 1330, -1],
  ] as const) {
    scene.add(cannon, [x, y], { face });
    scene.add(ironBall, [x + 130 * face, y + 30], {});
  }
  for (const [x, y, count] of [
    [2020, 2470, 5],
    [2300, 2520, 4],
    [2330, 2440, 3],
  ] as const)
    scene.add(canisters, [x, y], { count });
  for (const [x, y, w] of [
    [20, 2800, 340],
    [-30, 2300, 300],
    [300, 1330, 220],
  ] as const)
    scene.add(tree, [x, y], { width: w, height: w * 1.2, leaf: nth(C.leaf, 1) });
  // the market along the avenue: each booth with what it sells before and beside it
  const put = placer(scene);
  for (const [x, y, ware, yaw, colours, sign] of [
    [1330, 2330, 'fruit', 0.06, ['#3f7250', '#f6ecd2'], 'FRUIT'],
    [1390, 2640, 'bottles', 0.06, ['#b9483f', '#f6ecd2'], 'ELIXIR'],
  ] as const) {
    put(stall, x, y, { ware, yaw, colours, sign, once: true, width: 230 });
    put(crate, x - 150, y + 34, { stack: 2, yaw: 0.2, material: '#b98a52' });
    put(crate, x - 104, y + 62, { yaw: -0.3, material: '#c99a64' });
  }
  for (const [x, y] of [
    [1330, 1760],
    [2030, 1830],
    [1250, 2020],
    [1700, 1320],
    [1960, 1180],
    [1800, 2420],
  ] as const)
    if (scene.isFree([x, y], 16)) scene.add(lampPost, [x, y], { iron: '#33303f' });
  // where the bank is too narrow for anybody to stand dry, and where a wall is too near to lie down
  for (const [x, y] of [
    [2712, 2092],
    [2376, 1690],
    [2524, 1706],
  ] as const)
    if (scene.isFree([x, y], 20)) scene.add(barrel, [x, y], {});
  // still lifes: beside doors, by the wagons, on the edge of the quay, under the dummies
  for (const [x, y, size] of [
    [1120, 1370, 1],
    [1156, 1384, 0.84],
    [2470, 2560, 1],
    [2500, 2582, 0.86],
    [640, 2170, 1],
    [676, 2186, 0.84],
    [2060, 1800, 1],
  ] as const)
    put(barrel, x, y, { size });
  for (const [x, y, stack, yaw] of [
    [800, 1420, 2, 0.2],
    [1950, 2560, 3, 0.2],
    [1996, 2586, 1, -0.4],
    [40, 2580, 2, 0.3],
    [100, 2600, 1, -0.2],
    [2110, 1180, 2, -0.2],
  ] as const)
    put(crate, x, y, { stack, yaw, material: nth(['#b98a52', '#c99a64', '#a07a50'], x % 3) });
  for (const [x, y, flower] of [
    [1230, 1830, '#d9504a'],
    [1266, 1846, '#ffffff'],
    [900, 1720, '#f3c64e'],
    [936, 1734, '#ffffff'],
    [190, 1730, '#d9504a'],
    [226, 1742, '#f3c64e'],
  ] as const)
    put(pot, x, y, { flower });
  scatter(stage, {
    kind: tree,
    count: 6,
    apart: 10,
    on: ['earth'],
    options: (r) => ({
      width: r.range(150, 200),
      height: r.range(210, 270),
      leaf: r.pick(['#6f9a48', '#5f8a46', '#7fa24c']),
    }),
  });
  scatter(stage, {
    kind: bush,
    count: 24,
    apart: 0,
    on: ['moss'],
    options: (r) => ({
      width: r.range(80, 130),
      leaf: r.pick(['#356b46', '#3f774a', '#2f6146']),
      flower: r.chance(0.3) ? r.pick(['#f3d36a', '#ffffff']) : undefined,
    }),
  });
  scatter(stage, {
    kind: bush,
    count: 9,
    apart: 0,
    on: ['earth'],
    options: (r) => ({ width: r.range(60, 100), leaf: r.pick(['#6f9a48', '#5f8a46']) }),
  });
  // none before what is sold
  clear(stage, ['bush', 'tree'], { x0: 1160, y0: 2240, x1: 1500, y1: 2716 });
  scatter(stage, {
    kind: rock,
    count: 10,
    apart: 0,
    on: ['moss', 'ash'],
    options: (r) => ({
      width: r.range(44, 96),
      height: r.range(30, 64),
      material: '#a8a0a0',
      moss: r.chance(0.4) ? '#6f9262' : undefined,
    }),
  });
  scatter(stage, {
    kind: bench,
    count: 4,
    apart: 20,
    on: ['earth', 'moss'],
    options: (r) => ({ yaw: r.pick([-0.4, 0, 0.3]) }),
  });
  // the green wagon stands on its wheels, in the open
  clear(stage, ['bush', 'rock'], { x0: 2880, y0: 2080, x1: 3300, y1: 2240 });
  // one rail along the drill ground, behind everybody
  for (const [x, y, yaw] of [
    [270, 2190, 0],
    [470, 2200, 0.12],
  ] as const)
    put(fence, x, y, { width: 180, yaw, style: 'rail', material: '#8a6644' });
  for (const [x, y] of [
    [2960, 2050],
    [3600, 2300],
  ] as const)
    put(signpost, x, y, { boards: ['#e9d29a', '#5c8a5a'] });
};

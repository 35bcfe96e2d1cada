/** The small things of level 2: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { scatter } from '../../stage/place';
import { clear } from '../../stage/seats';
import { island } from '../../ground/shapes';
import { cart } from '../../things/fair/cart';
import { conifer } from '../../things/nature/conifer';
import { bush, tree } from '../../things/nature/tree';
import { barrel, crate } from '../../things/props/containers';
import { pot } from '../../things/props/pot';
import { bench, fence, lampPost } from '../../things/props/furniture';
import { signpost } from '../../things/props/signpost';
import { parasol } from '../../things/props/parasol';
import { rock } from '../../things/props/garden';
import { stoneLantern } from '../../things/town/shrine';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  for (const [x, y, k, w] of [
    [40, 1460, 2, 300],
    [-30, 1260, 0, 320],
    [160, 1540, 1, 260],
    [-40, 2060, 2, 300],
    [-20, 2790, 2, 380],
    [150, 2810, 0, 320],
    [3820, 1560, 2, 260],
    [3700, 1600, 0, 220],
    [760, 1020, 0, 240],
  ] as const)
    scene.add(tree, [x, y], { width: w, height: w * 1.25, leaf: nth(C.leaf, k) });
  const far: readonly Point[] = [
    [-60, 640],
    [3900, 640],
    [3900, 800],
    [-60, 800],
  ];
  scatter(stage, {
    kind: tree,
    count: 22,
    apart: -16,
    on: ['meadow', 'wood'],
    within: far,
    options: (r) => ({ width: r.range(170, 240), height: r.range(230, 310), leaf: r.pick(C.leaf) }),
  });
  scatter(stage, {
    kind: conifer,
    count: 18,
    apart: -22,
    on: ['meadow'],
    within: [
      [2620, 640],
      [3900, 640],
      [3900, 900],
      [2620, 900],
    ],
    options: (r) => ({ height: r.range(300, 420), leaf: r.pick(['#1f4d44', '#28584a', '#204a3c']) }),
  });
  scatter(stage, {
    kind: tree,
    count: 8,
    apart: -10,
    on: ['wood'],
    options: (r) => ({
      width: r.range(190, 250),
      height: r.range(260, 330),
      leaf: r.pick(['#255a40', '#2f6b45']),
    }),
  });
  // nothing grows before the hollow of the old tree, nor before the gate to it
  scene.remove(
    scene.things.filter(
      ({ name, at: [x, y] }) =>
        name === 'tree' &&
        ((x > 180 && x < 660 && y > 1090 && y < 1420) || (x > 640 && x < 1080 && y > 1185 && y < 1400)),
    ),
  );
  // one grove over the bend of the river: the lawn before it stays a lawn
  for (const [x, y, k, w] of [
    [2130, 1545, 2, 230],
    [1965, 1590, 0, 210],
    [2262, 1485, 2, 200],
    [2040, 1640, 1, 220],
  ] as const)
    scene.add(tree, [x, y], { width: w, height: w * 1.2, leaf: nth(C.leaf, k) });
  for (const row of [0, 1])
    for (const col of [0, 1, 2, 3, 4])
      scene.add(bush, [770 + col * 66 - row * 36, 1636 + row * 200 + col * 9], {
        width: 54,
        leaf: row ? '#7fb04f' : '#5f9a4c',
        flower: col % 2 ? '#f0603f' : undefined,
      });
  scatter(stage, {
    kind: bush,
    count: 44,
    apart: 4,
    on: ['meadow', 'wood', 'flowers'],
    options: (r) => ({
      width: r.range(70, 120),
      leaf: r.pick(C.leaf),
      flower: r.chance(0.45) ? r.pick(['#f08aa0', '#ffffff', '#8f9ae0']) : undefined,
    }),
  });
  // what walks off with the sandwich is seen
  clear(stage, ['bush'], { x0: 1700, y0: 1420, x1: 2020, y1: 1580 });
  for (const [x, y] of [
    [2690, 1430],
    [2700, 1560],
    [3560, 1540],
    [2960, 1570],
  ] as const)
    scene.add(stoneLantern, [x, y], {});
  // lamps stand along the water and at corners: none before a table
  for (const [x, y] of [
    [3516, 2060],
    [3432, 2250],
    [2680, 2010],
  ] as const)
    scene.add(lampPost, [x, y], { iron: '#3f5a5a' });
  scatter(stage, {
    kind: parasol,
    count: 4,
    apart: 84,
    on: ['quay'],
    within: island([2860, 2380], 420, 300),
    options: (r) => ({
      colours: r.pick([
        ['#d9503f', '#fdf3dc'],
        ['#4f8fa8', '#fdf3dc'],
      ]),
      guests: false,
    }),
  });
  // the fish table and the paper plane are seen from everywhere
  clear(stage, ['parasol'], { x0: 2780, y0: 2570, x1: 3240, y1: 2800 });
  // nobody sits behind the bakery
  clear(stage, ['parasol'], { x0: 2150, y0: 2000, x1: 2720, y1: 2460 });
  scatter(stage, {
    kind: cart,
    count: 2,
    apart: 60,
    on: ['quay', 'court'],
    options: (r) => ({
      yaw: r.range(-0.4, 0.4),
      body: r.pick(['#e98f63', '#7fb3a9', '#f0c46a']),
      sign: r.pick(['HOT', 'TEA'] as const),
    }),
  });
  scatter(stage, {
    kind: bench,
    count: 6,
    apart: 40,
    on: ['quay', 'court', 'meadow'],
    options: (r) => ({ yaw: r.pick([-0.3, 0, 0.3]) }),
  });
  // none on the back of the bus
  clear(stage, ['bench'], { x0: 60, y0: 2030, x1: 820, y1: 2260 });
  scatter(stage, {
    kind: crate,
    count: 3,
    apart: 6,
    on: ['quay'],
    within: island([2560, 2500], 500, 300),
    options: (r) => ({ yaw: r.range(-0.6, 0.6), stack: r.int(1, 3) }),
  });
  scatter(stage, { kind: barrel, count: 5, apart: 6, on: ['quay', 'court'], options: () => ({}) });
  scatter(stage, {
    kind: pot,
    count: 10,
    apart: 30,
    on: ['quay', 'court'],
    options: (r) => ({ flower: r.pick(['#e2574c', '#f6c453', '#ffffff', '#8f9ae0']) }),
  });
  scatter(stage, {
    kind: rock,
    count: 16,
    apart: 4,
    on: ['meadow', 'wood'],
    options: (r) => ({
      width: r.range(40, 90),
      height: r.range(26, 56),
      material: '#a8a298',
      moss: '#7fa552',
    }),
  });
  // one fence along the farm's lane, another where the valley ends at the river
  for (const [x, y, width, yaw] of [
    [90, 2120, 190, 0],
    [330, 2130, 190, 0.05],
    [930, 2110, 180, -0.1],
    [1140, 2080, 180, -0.15],
    [1180, 1800, 170, 0.05],
    [1390, 2250, 170, -0.5],
  ] as const)
    scene.add(fence, [x, y], { width, yaw });
  for (const at of [
    [760, 2226],
    [1345, 2336],
  ] as const)
    scene.add(signpost, at, {});
};

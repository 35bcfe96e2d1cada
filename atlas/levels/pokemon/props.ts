/** The small things of level 1: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import { scatter } from '../../stage/place';
import { island } from '../../ground/shapes';
import { picnic } from '../../things/fair/picnic';
import { cart } from '../../things/fair/cart';
import { conifer, palm } from '../../things/nature/conifer';
import { bush, tree } from '../../things/nature/tree';
import { livedInTree } from './things/lived-in-tree';
import { tallGrass } from './things/orchard';
import { barrel, crate } from '../../things/props/containers';
import { pot } from '../../things/props/pot';
import { bench, fence, lampPost } from '../../things/props/furniture';
import { signpost } from '../../things/props/signpost';
import { parasol } from '../../things/props/parasol';
import { flowerBed, rock } from '../../things/props/garden';
import type { Theme } from '../../stage/theme';
import { AWNINGS, C } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  const lawnOnly = { on: ['lawn'] },
    walk = { on: ['sand', 'paving'] };
  for (const grove of [island([120, 1380], 260, 90)])
    scatter(stage, {
      kind: tree,
      count: 5,
      apart: -34,
      ...lawnOnly,
      within: grove,
      options: (r) => ({
        width: r.range(200, 270),
        height: r.range(260, 350),
        leaf: r.pick([nth(C.leaf, 0), nth(C.leaf, 1), nth(C.leaf, 3)]),
      }),
    });
  for (const [x, y, k, guest, at] of [
    [-20, 2560, 1, 'ball', [0.62, 0.5]],
    [170, 2700, 0, 'none', [0, 0]],
    [430, 2790, 1, 'nest', [0.1, 0.2]],
  ] as const)
    scene.add(livedInTree, [x, y], { width: 300, height: 360, leaf: nth(C.leaf, k), guest, at });
  for (const [x, y, k] of [
    [3700, 2620, 3],
    [3560, 2790, 0],
  ] as const)
    scene.add(tree, [x, y], { width: 300, height: 360, leaf: nth(C.leaf, k) });
  scene.add(livedInTree, [-60, 2940], {
    width: 420,
    height: 500,
    leaf: nth(C.leaf, 3),
    guest: 'kite',
    at: [0.6, 0.3],
  });
  scene.add(tree, [3850, 2800], { width: 460, height: 560, leaf: nth(C.leaf, 1) });
  for (const [x, y] of [[560, 2640]] as const) scene.add(picnic, [x, y], { yaw: 0.3 });
  scatter(stage, {
    kind: tree,
    count: 24,
    apart: -10,
    on: ['lawn', 'meadow'],
    within: [
      [-60, 800],
      [3900, 800],
      [3900, 1300],
      [-60, 1300],
    ],
    options: (r) => ({ width: r.range(180, 260), height: r.range(250, 340), leaf: r.pick(C.leaf) }),
  });
  scatter(stage, {
    kind: conifer,
    count: 8,
    apart: 6,
    on: ['lawn', 'meadow'],
    within: [
      [-60, 800],
      [3900, 800],
      [3900, 1700],
      [-60, 1700],
    ],
    options: (r) => ({ height: r.range(280, 380) }),
  });
  // at the far end of the lake, where no crown hangs before a face or a stall
  scene.add(palm, [3806, 2200], { height: 270 });
  scatter(stage, {
    kind: flowerBed,
    count: 8,
    apart: 24,
    on: ['lawn'],
    options: (r) => ({
      r: r.range(60, 90),
      flowers: r.pick([
        ['#e8677f', '#f3c64e', '#ffffff'],
        ['#8f7fb8', '#ffffff', '#e8677f'],
        ['#f3c64e', '#e08a5a', '#d9574f'],
      ]),
    }),
  });
  scatter(stage, {
    kind: tallGrass,
    count: 26,
    apart: 10,
    ...lawnOnly,
    options: (r) => ({
      width: r.range(90, 140),
      blade: r.pick(['#8cc45a', '#7cb852', '#9ad068']),
      eyes: r.chance(0.35),
    }),
  });
  scatter(stage, {
    kind: bush,
    count: 40,
    apart: 0,
    on: ['lawn', 'meadow'],
    options: (r) => ({
      width: r.range(80, 140),
      leaf: r.pick(C.leaf),
      flower: r.chance(0.4) ? r.pick(['#f08aa0', '#ffffff', '#f3c64e']) : undefined,
    }),
  });
  // where one sees who sells what: a cart behind a tier or a tent is a parasol on the ground
  for (const [x, y, body, sign, yaw] of [
    [896, 1300, '#e98fa3', 'NUTS', 0.2],
    [2610, 1330, '#7fb3c9', 'ICE', -0.2],
    [3700, 1330, '#f0c46a', 'TEA', 0.3],
    [1590, 2190, '#9ac08a', 'HOT', -0.2],
  ] as const)
    if (scene.isFree([x, y], 40)) scene.add(cart, [x, y], { body, sign, yaw });
  scatter(stage, {
    kind: parasol,
    count: 4,
    apart: 40,
    ...walk,
    within: island([820, 2040], 260, 110),
    options: (r) => ({ colours: r.pick(AWNINGS.slice(0, 3)) }),
  });
  // lamps and signs stand at the edges of the ways, their posts before hedges and walls
  for (const [x, y] of [
    [1130, 2060],
    [2480, 2100],
    [3000, 2290],
    [980, 1400],
  ] as const)
    if (scene.isFree([x, y], 18)) scene.add(lampPost, [x, y], {});
  scatter(stage, {
    kind: bench,
    count: 9,
    apart: 40,
    on: ['sand', 'paving', 'lawn'],
    options: (r) => ({ yaw: r.pick([-0.5, -0.2, 0.2, 0.5, 0]) }),
  });
  for (const [x, y] of [
    [1500, 1250],
    [2360, 2660],
    [560, 2000],
  ] as const)
    if (scene.isFree([x, y], 24)) scene.add(signpost, [x, y], {});
  scatter(stage, { kind: barrel, count: 4, apart: 4, on: ['sand'], options: () => ({}) });
  for (const [x, y, stack] of [
    [1526, 1290, 2],
    [2900, 2010, 2],
    [2330, 1330, 1],
  ] as const)
    if (scene.isFree([x, y], 30)) scene.add(crate, [x, y], { stack, yaw: 0.2, material: '#b98a52' });
  scatter(stage, {
    kind: pot,
    count: 11,
    apart: 26,
    on: ['sand', 'lawn'],
    options: (r) => ({ flower: r.pick(['#e86f8f', '#f3c64e', '#ffffff', '#8f7fb8']) }),
  });
  scatter(stage, {
    kind: rock,
    count: 14,
    apart: 0,
    on: ['lawn', 'meadow'],
    options: (r) => ({
      width: r.range(40, 90),
      height: r.range(26, 60),
      material: r.pick(['#a8a098', '#b8927a']),
    }),
  });
  scatter(stage, {
    kind: fence,
    count: 7,
    apart: 0,
    on: ['lawn'],
    options: (r) => ({ width: r.range(120, 220), yaw: r.range(-0.3, 0.3) }),
  });
};

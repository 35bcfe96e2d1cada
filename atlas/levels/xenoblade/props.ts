/** The small things of level 22: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import { scatter } from '../../stage/place';
import { clear } from '../../stage/seats';
import { lilyPads } from '../../things/fair/leisure';
import { cart } from '../../things/fair/cart';
import { conifer } from '../../things/nature/conifer';
import { bush, tree } from '../../things/nature/tree';
import { barrel, crate } from '../../things/props/containers';
import { pot } from '../../things/props/pot';
import { bench, fence, lampPost } from '../../things/props/furniture';
import { signpost } from '../../things/props/signpost';
import { flowerBed, rock } from '../../things/props/garden';
import { etherCrystals } from './things/ether-crystals';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  for (const [x, y, width, height] of [
    [-30, 1560, 400, 470],
    [30, 1010, 300, 360],
    [250, 960, 220, 270],
    [1230, 960, 220, 260],
    [3900, 2450, 290, 360],
    [1990, 2330, 220, 280],
  ] as const)
    scene.add(tree, [x, y], { width, height, leaf: nth(C.leaf, (x + 30) % 3) });
  scatter(stage, {
    kind: tree,
    count: 6,
    apart: 10,
    on: ['meadow'],
    // none before the wreck of the walker or over the hilt
    within: [
      [-60, 880],
      [940, 880],
      [700, 1240],
      [340, 1500],
      [-60, 1700],
    ],
    options: (r) => ({ width: r.range(190, 260), height: r.range(240, 330), leaf: r.pick(C.leaf) }),
  });
  scatter(stage, {
    kind: conifer,
    count: 12,
    apart: 20,
    on: ['snow'],
    options: (r) => ({ height: r.range(200, 320), leaf: '#7fa6ae' }),
  });
  for (const [x, y] of [
    [360, 2250],
    [2480, 2330],
    [3180, 2380],
    [1130, 1440],
    [2260, 1280],
  ] as const)
    if (scene.isFree([x, y], 10)) scene.add(lampPost, [x, y], { glass: '#bff0f0' });
  for (const [x, y] of [
    [2920, 2632],
    [3080, 2610],
  ] as const)
    scene.add(lilyPads, [x, y], {});
  scatter(stage, {
    kind: bush,
    count: 46,
    apart: 0,
    on: ['meadow', 'village'],
    options: (r) => ({
      width: r.range(70, 120),
      leaf: r.pick(C.leaf),
      flower: r.chance(0.5) ? r.pick(['#e8677f', '#ffffff', '#f6cf5c']) : undefined,
    }),
  });
  scatter(stage, {
    kind: rock,
    count: 10,
    apart: 0,
    on: ['meadow', 'snow'],
    options: (r) => ({
      width: r.range(50, 110),
      height: r.range(30, 66),
      moss: r.chance(0.4) ? '#f4f8ff' : undefined,
    }),
  });
  scatter(stage, {
    kind: etherCrystals,
    count: 9,
    apart: 20,
    on: ['snow', 'meadow', 'village'],
    options: (r) => ({ height: r.range(50, 90), colour: r.pick(['#58d0c0', '#6fb0e6', '#c58fe0']) }),
  });
  scatter(stage, {
    kind: flowerBed,
    count: 4,
    apart: 20,
    on: ['village'],
    options: (r) => ({ r: r.range(50, 76) }),
  });
  scatter(stage, { kind: cart, count: 2, apart: 40, on: ['colony', 'village'], options: () => ({}) });
  scatter(stage, {
    kind: bench,
    count: 5,
    apart: 20,
    on: ['colony', 'meadow'],
    options: (r) => ({ yaw: r.range(-0.4, 0.4) }),
  });
  scatter(stage, {
    kind: fence,
    count: 6,
    apart: 10,
    on: ['meadow'],
    options: (r) => ({ yaw: r.range(-0.3, 0.3), style: 'rail', material: '#b08a5c' }),
  });
  scatter(stage, {
    kind: crate,
    count: 5,
    apart: 4,
    on: ['colony', 'planks'],
    options: (r) => ({ stack: r.int(1, 2), yaw: r.range(-0.5, 0.5) }),
  });
  for (const [x, y, stack, material] of [
    // another wood than the pier's, or its boards would seem to show through
    [1810, 2500, 1, '#5f9a98'],
    [380, 2400, 1, '#b98a52'],
    [860, 1660, 1, '#b98a52'],
  ] as const)
    if (scene.isFree([x, y], 8)) scene.add(crate, [x, y], { stack, yaw: 0.3, material });
  scatter(stage, { kind: barrel, count: 7, apart: 2, on: ['colony', 'village'], options: () => ({}) });
  scatter(stage, {
    kind: pot,
    count: 7,
    apart: 2,
    on: ['village', 'colony'],
    options: (r) => ({ flower: r.pick(['#e8677f', '#ffffff', '#f6cf5c']) }),
  });
  for (const [x, y] of [
    [300, 1250],
    [3220, 1690],
    [3390, 2500],
  ] as const)
    if (scene.isFree([x, y], 20)) scene.add(signpost, [x, y], {});
  // the crowned machine wears no bush
  clear(stage, ['bush', 'tree', 'rock'], { x0: 380, y0: 1300, x1: 620, y1: 1560 });
  // nor the horned one a stone
  clear(stage, ['rock', 'etherCrystals', 'conifer'], { x0: 3520, y0: 1340, x1: 3780, y1: 1640 });
};

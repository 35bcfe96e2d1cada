/** The small things of level 12: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import { scatter } from '../../stage/place';
import { bush, tree } from '../../things/nature/tree';
import { pot } from '../../things/props/pot';
import { bench } from '../../things/props/furniture';
import { signpost } from '../../things/props/signpost';
import { moonLamp } from './things/moon-lamp';
import { flowerBed } from '../../things/props/garden';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  const big: readonly (readonly [number, number, number])[] = [
    [3860, 2180, 420],
    [3830, 2500, 460],
    [3660, 2780, 440],
    [2860, 2790, 380],
    [1140, 1240, 280],
    [2860, 1230, 280],
    [60, 1300, 340],
    [3800, 1220, 320],
  ];
  big.forEach(([x, y, width], i) =>
    scene.add(tree, [x, y], { width, height: width * 1.15, leaf: nth(C.leaf, i % 4) }),
  );
  for (const [x, y] of [
    [560, 1460],
    [1160, 1440],
    [520, 1960],
    [1100, 1900],
    [1400, 2220],
    [1960, 2330],
    [2420, 2300],
    [1560, 1180],
    [2360, 1180],
    [1300, 1280],
    [2640, 1240],
    [1010, 2140],
    [3540, 2140],
    [3060, 1920],
    [3500, 1920],
    [3420, 1560],
    [2520, 2480],
    [2330, 1985],
  ] as const)
    if (scene.isFree([x, y], 18)) scene.add(moonLamp, [x, y], {});
  scatter(stage, {
    kind: tree,
    count: 22,
    apart: -8,
    on: ['lawn'],
    within: [
      [-60, 890],
      [3900, 890],
      [3900, 1160],
      [-60, 1160],
    ],
    options: (r) => ({ width: r.range(200, 270), height: r.range(240, 310), leaf: r.pick(C.leaf) }),
  });
  scatter(stage, {
    kind: bush,
    count: 46,
    apart: 2,
    on: ['lawn'],
    options: (r) => ({
      width: r.range(70, 120),
      leaf: r.pick(C.leaf),
      flower: r.chance(0.7) ? r.pick(['#ff9fbe', '#ffffff', '#ffe9a0']) : undefined,
    }),
  });
  scatter(stage, {
    kind: flowerBed,
    count: 12,
    apart: 16,
    on: ['lawn', 'gravel'],
    options: (r) => ({
      r: r.range(60, 84),
      stone: '#e8e0f4',
      flowers: ['#ff7fa8', '#ffffff', '#ffb4d0'],
      leaf: '#4f8f84',
    }),
  });
  scatter(stage, {
    kind: bench,
    count: 9,
    apart: 16,
    on: ['plaza', 'gravel', 'marble'],
    options: (r) => ({ yaw: r.pick([-0.4, 0, 0.3]), material: '#f4dcea' }),
  });
  scatter(stage, {
    kind: pot,
    count: 9,
    apart: 30,
    on: ['plaza', 'marble'],
    options: (r) => ({
      flower: r.pick(['#ff8fb8', '#ffffff', '#ffe08a']),
      material: r.pick(['#b08ad0', '#e08fa8', '#7f98d8']),
    }),
  });
  for (const [x, y] of [
    [1610, 2290],
    [640, 1500],
  ] as const)
    if (scene.isFree([x, y], 24)) scene.add(signpost, [x, y], { boards: ['#ff9fbe', '#ffe08a', '#ffffff'] });
};

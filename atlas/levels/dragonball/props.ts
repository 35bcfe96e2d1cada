/** The small things of level 11: palms, stones, and what is stored where it is used. */
import { nth } from '../../core/geometry';
import type { Points } from '../../core/geometry';
import { placer } from '../../stage/placer';
import { scatter } from '../../stage/place';
import { bush } from '../../things/nature/tree';
import { barrel, crate } from '../../things/props/containers';
import { pot } from '../../things/props/pot';
import { signpost } from '../../things/props/signpost';
import { rock } from '../../things/props/garden';
import type { Theme } from '../../stage/theme';
import { beachTable } from './things/beach-table';
import { oasisPalm } from './things/oasis-palm';

/** Before the stalls: neither the far sand nor the way to the hall is strewn. */
const NEAR: Points = [
  [-60, 1960],
  [3900, 1960],
  [3900, 2780],
  [-60, 2780],
];

/** Behind the domes and at the water, where their trunks cross no door. */
const PALMS: readonly (readonly [x: number, y: number, height: number, leaf: number])[] = [
  [36, 1180, 260, 0],
  [420, 1150, 250, 1],
  [860, 1180, 220, 0],
  [1010, 1500, 250, 1],
  [1120, 1560, 200, 0],
  [470, 1500, 230, 0],
  [214, 2392, 270, 1],
  [176, 2440, 220, 0],
  [800, 2430, 270, 0],
  [1130, 2370, 240, 1],
  [40, 1990, 260, 1],
];

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  const put = placer(scene);
  for (const [x, y, height, leaf] of PALMS)
    put(oasisPalm, x, y, { height, leaf: nth(['#3f8f56', '#4fa35c'], leaf) });
  put(beachTable, 690, 2590, { colours: ['#e4627f', '#fff4dc'] });
  put(beachTable, 1300, 2604, { colours: ['#3ea99f', '#fff4dc'] });
  // still lifes: the market's store, what the registry still has to open, the saucer's luggage, the dig
  for (const [x, y, stack, yaw, material] of [
    [1330, 2210, 1, 0.2, '#b98a58'],
    [1388, 2226, 1, -0.3, '#a8744a'],
    [2300, 2300, 1, 0.3, '#b98a58'],
    [1640, 1318, 1, 0.15, '#a8744a'],
    [3230, 1790, 2, -0.2, '#9a8fb0'],
    [3286, 1812, 1, 0.3, '#b9aec8'],
    [3270, 2470, 1, 0.2, '#c9a86a'],
  ] as const)
    put(crate, x, y, { stack, yaw, material });
  for (const [x, y, size, material] of [
    [1296, 2240, 1, '#c97a4a'],
    [2356, 2318, 0.9, '#c97a4a'],
    [2326, 2342, 0.8, '#8f66b8'],
    [1590, 1334, 0.9, '#c97a4a'],
    [3326, 2488, 0.9, '#d9b45a'],
  ] as const)
    put(barrel, x, y, { size, material });
  for (const [x, y, flower] of [
    [500, 1330, '#f6d75a'],
    [540, 1346, '#ffffff'],
    [1000, 1330, '#f6d75a'],
  ] as const)
    put(pot, x, y, { flower });
  put(signpost, 1220, 1990, {});
  put(signpost, 3196, 1452, {});
  scatter(stage, {
    kind: rock,
    count: 9,
    apart: 0,
    on: ['waste'],
    within: NEAR,
    options: (r) => ({
      width: r.range(60, 130),
      height: r.range(22, 44),
      material: r.pick(['#c9824e', '#b56f48', '#d99a62']),
      moss: undefined,
    }),
  });
  scatter(stage, {
    kind: rock,
    count: 9,
    apart: 0,
    on: ['crater', 'burnt'],
    options: (r) => ({
      width: r.range(50, 110),
      height: r.range(20, 40),
      material: r.pick(['#7a4650', '#8a5254', '#6a3c48']),
      moss: undefined,
    }),
  });
  scatter(stage, {
    kind: bush,
    count: 12,
    apart: 0,
    on: ['oasis'],
    options: (r) => ({
      width: r.range(66, 116),
      leaf: r.pick(['#3f7d4e', '#356f4b', '#4c8a50']),
      flower: r.chance(0.4) ? r.pick(['#f6d75a', '#ffffff']) : undefined,
    }),
  });
};

/** The small things of level 16: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import { placer } from '../../stage/placer';
import { scatter } from '../../stage/place';
import { island } from '../../ground/shapes';
import { lilyPads } from '../../things/fair/leisure';
import { antEggs } from './things/ant-hill';
import { cardSign } from './things/card-sign';
import { conifer, palm } from '../../things/nature/conifer';
import { bush, tree } from '../../things/nature/tree';
import { barrel, crate } from '../../things/props/containers';
import { bench, lampPost } from '../../things/props/furniture';
import { signpost } from '../../things/props/signpost';
import { rock } from '../../things/props/garden';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  const signs = ['star', 'flame', 'eye', 'leaf', 'wave', 'coin'] as const;
  const reds = ['#d8483c', '#e0a02e', '#3f6fb0', '#8a4f9a', '#2f8f6a'];
  for (const [i, [x, y]] of (
    [
      [930, 1330],
      [1450, 1180],
      [1260, 1620],
      [1180, 1090],
    ] as const
  ).entries())
    if (scene.isFree([x, y], 60))
      scene.add(cardSign, [x, y], {
        sign: nth(signs, i % 6),
        colour: nth(reds, i % 5),
        lean: i % 2 ? 0.1 : -0.08,
        height: 170 + (i % 3) * 26,
        yaw: (i % 3) * 0.2 - 0.2,
      });
  for (const [x, y] of [
    [2760, 960],
    [3390, 1180],
    [2740, 790],
    [3420, 1040],
  ] as const)
    scene.add(antEggs, [x, y], {});
  for (const [x, y] of [
    [2070, 1130],
    [2190, 1140],
  ] as const)
    scene.add(lilyPads, [x, y], {});
  for (const [grove, count, on] of [
    [island([560, 1160], 150, 420), 11, 'wood'],
    [island([700, 760], 220, 110), 5, 'wood'],
    [island([1360, 560], 220, 90), 6, 'wood'],
    [island([2120, 520], 300, 90), 4, 'lawn'],
    [island([2620, 1080], 200, 90), 2, 'lawn'],
    [island([1780, 960], 140, 60), 2, 'lawn'],
    [island([2180, 1890], 120, 30), 2, 'lawn'],
  ] as const)
    scatter(stage, {
      kind: tree,
      count,
      apart: -20,
      on: [on],
      within: grove,
      options: (r) => ({
        width: r.range(200, 270),
        height: r.range(260, 360),
        leaf: r.pick(on === 'wood' ? C.darkLeaf : C.leaf),
      }),
    });
  scatter(stage, {
    kind: conifer,
    count: 12,
    apart: 0,
    on: ['wood'],
    within: island([900, 700], 620, 320),
    options: (r) => ({ height: r.range(260, 360), leaf: r.pick(C.darkLeaf) }),
  });
  scatter(stage, {
    kind: palm,
    count: 9,
    apart: 10,
    on: ['sand'],
    within: island([560, 1240], 420, 560),
    options: () => ({}),
  });
  for (const [x, y] of [
    [2420, 2080],
    [2460, 1250],
    [2000, 940],
  ] as const)
    if (scene.isFree([x, y], 10)) scene.add(lampPost, [x, y], { glass: '#fff2b8' });
  for (const [on, leaf, flowers, count] of [
    ['lawn', C.leaf, ['#ffffff', '#f6d24a'], 16],
    ['wood', C.darkLeaf, ['#f6e9a8'], 12],
  ] as const)
    scatter(stage, {
      kind: bush,
      count,
      apart: 0,
      on: [on],
      options: (r) => ({
        width: r.range(70, 130),
        leaf: r.pick(leaf),
        flower: r.chance(0.4) ? r.pick(flowers) : undefined,
      }),
    });
  scatter(stage, {
    kind: rock,
    count: 10,
    apart: 0,
    on: ['lawn', 'sand', 'ants'],
    options: (r) => ({
      width: r.range(40, 100),
      height: r.range(26, 64),
      material: r.pick(['#a8a098', '#b8927a']),
    }),
  });
  // still lifes: what the ferry unloaded, what waits behind a stall, what the auction did not sell
  const put = placer(scene);
  put(crate, 240, 2390, { yaw: 0.2, stack: 3 });
  put(crate, 310, 2404, { yaw: -0.3 });
  put(barrel, 276, 2418, {});
  put(crate, 1440, 2350, { yaw: 0.3, stack: 2 });
  put(barrel, 1490, 2360, { size: 0.9 });
  put(crate, 2780, 2170, { yaw: -0.2, stack: 2 });
  put(barrel, 2830, 2186, {});
  put(barrel, 2806, 2206, { size: 0.8 });
  put(crate, 2680, 1560, { yaw: 0.2, stack: 2 });
  put(barrel, 2722, 1580, {});
  scatter(stage, {
    kind: bench,
    count: 3,
    apart: 30,
    on: ['town', 'lawn'],
    options: (r) => ({ yaw: r.pick([-0.4, 0, 0.4]) }),
  });
  put(signpost, 2480, 2400, {});
};

/** The small things of level 17: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import { scatter } from '../../stage/place';
import { island } from '../../ground/shapes';
import { conifer, palm } from '../../things/nature/conifer';
import { bush, tree } from '../../things/nature/tree';
import { barrel, crate, pot } from '../../things/props/containers';
import { bench, lampPost } from '../../things/props/furniture';
import { parasol } from '../../things/props/parasol';
import { rock } from '../../things/props/garden';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  for (const [x, y, w, h, k] of [
    [-10, 2860, 420, 480, 2],
    [3860, 2880, 420, 480, 0],
  ] as const)
    scene.add(tree, [x, y], { width: w, height: h, leaf: nth(C.leaf, k) });
  for (const [x, y] of [
    [150, 1270],
    [270, 1350],
    [1060, 1200],
    [1140, 1270],
    [130, 1480],
    [1290, 980],
    [1390, 900],
  ] as const)
    scene.add(conifer, [x, y], { height: 330, width: 120, leaf: '#2f7a6a' });
  scatter(stage, {
    kind: conifer,
    count: 10,
    apart: 0,
    on: ['garden'],
    options: (r) => ({
      height: r.range(260, 340),
      width: r.range(100, 130),
      leaf: r.pick(['#2f7a6a', '#2f8a6a']),
    }),
  });
  for (const [grove, count] of [
    [island([2680, 1120], 230, 260), 5],
    [island([3720, 1250], 170, 420), 5],
    [island([3120, 830], 500, 70), 4],
  ] as const)
    scatter(stage, {
      kind: palm,
      count,
      apart: 10,
      on: ['sand'],
      within: grove,
      options: (r) => ({ height: r.range(280, 360) }),
    });
  scatter(stage, {
    kind: bush,
    count: 30,
    apart: 0,
    on: ['garden'],
    options: (r) => ({
      width: r.range(70, 120),
      leaf: r.pick(C.leaf),
      flower: r.chance(0.6) ? r.pick(['#e86fa0', '#ffffff', '#f6d24a']) : undefined,
    }),
  });
  scatter(stage, {
    kind: bush,
    count: 20,
    apart: 0,
    on: ['town'],
    options: (r) => ({ width: r.range(66, 110), leaf: r.pick(C.leaf), flower: '#e86fa0' }),
  });
  scatter(stage, {
    kind: lampPost,
    count: 9,
    apart: 60,
    on: ['town', 'ring'],
    options: (r) => ({ heads: r.pick([1, 3]), iron: '#4f2a6a', glass: '#fff2b8' }),
  });
  scatter(stage, {
    kind: parasol,
    count: 4,
    apart: 60,
    on: ['town'],
    within: island([1100, 2420], 700, 260),
    options: (r) => ({
      colours: r.pick([
        ['#8f5fc0', '#fbeee0'],
        ['#e6b83f', '#fbeee0'],
        ['#e86fa0', '#fbeee0'],
      ]),
      guests: false,
    }),
  });
  scatter(stage, {
    kind: bench,
    count: 9,
    apart: 30,
    on: ['town', 'ring', 'garden'],
    options: (r) => ({ yaw: r.pick([-0.4, 0, 0.4]), material: '#a8506a' }),
  });
  scatter(stage, {
    kind: pot,
    count: 30,
    apart: 2,
    on: ['town', 'ring', 'piazza'],
    options: (r) => ({
      flower: r.pick(['#e86fa0', '#f6d24a', '#ffffff']),
      material: r.pick(['#c9704a', '#8f5fa8']),
    }),
  });
  scatter(stage, { kind: barrel, count: 12, apart: 4, on: ['town', 'sand'], options: () => ({}) });
  scatter(stage, {
    kind: crate,
    count: 16,
    apart: 4,
    on: ['town', 'sand'],
    options: (r) => ({ yaw: r.range(-0.6, 0.6), stack: r.int(1, 3) }),
  });
  scatter(stage, {
    kind: rock,
    count: 20,
    apart: 0,
    on: ['sand', 'garden'],
    options: (r) => ({
      width: r.range(40, 90),
      height: r.range(26, 60),
      material: r.pick(['#d9a878', '#b98fb8']),
    }),
  });
};

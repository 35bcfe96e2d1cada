/** The small things of level 8: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { along, scatter } from '../../stage/place';
import { bunting } from '../../things/aloft/aloft';
import { bush, tree } from '../../things/nature/tree';
import { barrel, crate, pot } from '../../things/props/containers';
import { bench, signpost } from '../../things/props/furniture';
import { rock } from '../../things/props/garden';
import { stoneLantern } from '../../things/town/shrine';
import { nobori } from '../../things/town/street';
import type { Theme } from '../../stage/theme';
import { AVENUE, C } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  for (const [x, y, wide] of [
    [720, 1090, 210],
    [640, 940, 190],
    [2420, 1010, 200],
    [2380, 900, 180],
    [3790, 980, 260],
    [860, 1020, 190],
    [40, 2180, 300],
    [-10, 2010, 240],
    [940, 2760, 260],
  ] as const)
    scene.add(tree, [x, y], { width: wide, height: wide * 1.25, leaf: nth(C.leaf, wide % 4) });
  for (const [x, y, sign] of [
    [2480, 1800, '大'],
    [1980, 1660, '米'],
    [1760, 1340, '木'],
    [560, 1460, '湯'],
    [3090, 1380, '火'],
  ] as const)
    scene.add(nobori, [x, y], { sign, cloth: y > 1650 ? '#c23f34' : '#3f8a5a' });
  for (const line of [
    AVENUE.map(([x, y]): Point => [x + 190, y]),
    AVENUE.map(([x, y]): Point => [x - 190, y]),
  ])
    along(stage, line, 470, stoneLantern, { moss: '#8ab05a' }, { on: ['street', 'grass'], apart: -6 });
  scatter(stage, {
    kind: tree,
    count: 12,
    apart: -6,
    on: ['grass'],
    options: (r) => ({ width: r.range(170, 230), height: r.range(220, 290), leaf: r.pick(C.leaf) }),
  });
  scatter(stage, {
    kind: bush,
    count: 46,
    apart: 0,
    on: ['grass', 'forest'],
    options: (r) => ({
      width: r.range(70, 120),
      leaf: r.pick(C.leaf),
      flower: r.chance(0.4) ? r.pick(['#ffffff', '#f6d24a', '#ef8f5a']) : undefined,
    }),
  });
  scatter(stage, {
    kind: rock,
    count: 26,
    apart: 0,
    on: ['grass', 'sand', 'forest'],
    options: (r) => ({
      width: r.range(40, 90),
      height: r.range(26, 58),
      material: r.pick(['#b8a890', '#a89a94']),
    }),
  });
  scatter(stage, {
    kind: barrel,
    count: 16,
    apart: 2,
    on: ['street', 'plaza', 'deck'],
    options: () => ({}),
  });
  scatter(stage, {
    kind: crate,
    count: 9,
    apart: 2,
    on: ['street', 'sand', 'plaza'],
    options: (r) => ({ yaw: r.range(-0.6, 0.6), stack: r.int(1, 3) }),
  });
  scatter(stage, { kind: pot, count: 14, apart: 2, on: ['street', 'plaza', 'deck'], options: () => ({}) });
  scatter(stage, {
    kind: bench,
    count: 5,
    apart: 10,
    on: ['plaza', 'street', 'deck'],
    options: () => ({}),
  });
  scatter(stage, { kind: signpost, count: 3, apart: 60, on: ['street'], options: () => ({}) });
  scene.add(bunting, [1480, 1700], {
    to: [1940, 1640],
    z: 300,
    colours: ['#f0903a', '#fff3dc', '#3f8a5a'],
    sortY: 1700,
  });
};

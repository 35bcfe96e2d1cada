/** The small things of level 6: greenery, furniture, wares. */
import { nth, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { island } from '../../ground/shapes';
import { clearing } from '../../stage/act';
import { scatter } from '../../stage/place';
import { placer } from '../../stage/placer';
import { bird, bunting } from '../../things/aloft/aloft';
import { bush, tree } from '../../things/nature/tree';
import { barrel, crate } from '../../things/props/containers';
import { pot } from '../../things/props/pot';
import { bench } from '../../things/props/furniture';
import { parasol } from '../../things/props/parasol';
import { flowerBed, rock } from '../../things/props/garden';
import { fern, orbitLamp, tubeBooth } from './things/street-props';
import type { Theme } from '../../stage/theme';

/** Where the lamps stand: off the plaza's middle and off the way, whose crowd they would hide. */
const LAMPS: readonly Point[] = [
  [1420, 1500],
  [2360, 1370],
  [2500, 1660],
  [2400, 2330],
  [3560, 1560],
];

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  for (const [x, y, width, leaf] of [
    [3880, 2800, 420, '#6aa85a'],
    [2700, 1900, 230, '#7cb868'],
    [1330, 2810, 260, '#6aa85a'],
  ] as const)
    scene.add(tree, [x, y], { width, height: width * 1.25, leaf });
  for (const [x, y] of LAMPS) if (scene.isFree([x, y], 18)) scene.add(orbitLamp, [x, y], {});
  for (const [i, [x, y]] of (
    [
      [1330, 1560],
      [1820, 2270],
      [2668, 1556],
    ] as const
  ).entries())
    if (scene.isFree([x, y], 40))
      scene.add(tubeBooth, [x, y], { trim: nth(['#2f7f90', '#8a4f9a', '#c94a3a'], i), caller: i + 1 });
  // nobody stands where the pen, a lamp's globe, a post, an aerial or the lion's crown would hide their face
  for (const [x, y, r] of [
    [2142, 1690, 60],
    [2166, 1620, 60],
    [2192, 1545, 60],
    [2216, 1465, 60],
    [2240, 1395, 60],
    [2254, 1330, 56],
    ...LAMPS.flatMap(([x, y]) => [
      [x, y - 96 * scene.scaleAt(y), 52] as const,
      [x, y - 150 * scene.scaleAt(y), 52] as const,
    ]),
    ...range(7).flatMap((i) => {
      const x = 1840 + ((i + 0.5) / 7 - 0.5) * 2900 * scene.scaleAt(990);
      return [[x, 962, 40] as const, [x, 912, 40] as const, [x, 866, 40] as const];
    }),
    ...range(9).map((i) => [190 + i * 88, 1322, 54] as const),
    [2898, 1310, 50],
    [2898, 1365, 50],
    [3780, 1150, 50],
    [3780, 1205, 50],
    [1214, 1070, 46],
    [1214, 1120, 46],
    [2330, 2010, 90],
    [3340, 1520, 80],
    [3340, 1560, 80],
    [3210, 1700, 76],
    ...range(5).map((i) => [290 + i * 88, 1286, 46] as const),
    [1350, 2060, 80],
  ] as const)
    scene.add(clearing, [x, y], { r });
  // nobody walks under the glass road with their head in it
  for (const i of range(22))
    for (const y of [730, 768, 806, 844, 882, 912]) scene.add(clearing, [1110 + i * 80, y], { r: 42 });
  for (const [a, b] of [
    [
      [3060, 1100],
      [3660, 1100],
    ],
    [
      [1240, 906],
      [1480, 866],
    ],
  ] as const)
    scene.add(bunting, a, {
      to: b,
      z: a[0] > 3000 ? 420 : 320,
      sortY: Math.max(a[1], b[1]),
      colours: ['#ec7d86', '#ffffff', '#7cc0c4', '#f6d264'],
    });
  for (const [x, y] of [
    [900, 330],
    [980, 380],
    [2000, 250],
  ] as const)
    scene.add(bird, [x, y], { aloft: true, layer: -1, depthY: 900 });
  // a hedge of trees where the pavement meets the metropolis
  scatter(stage, {
    kind: tree,
    count: 44,
    apart: -16,
    on: ['paving'],
    within: [
      [-40, 646],
      [3880, 646],
      [3880, 720],
      [-40, 720],
    ],
    options: (r) => ({
      width: r.range(130, 200),
      height: r.range(150, 230),
      leaf: r.pick(['#7cb868', '#6aa85a', '#94c878']),
    }),
  });
  scatter(stage, {
    kind: fern,
    count: 20,
    apart: 10,
    on: ['jungle'],
    options: (r) => ({ leaf: r.pick(['#3f7a48', '#346a46', '#4f8a4c']), size: r.range(0.8, 1.1) }),
  });
  scatter(stage, {
    kind: bush,
    count: 20,
    apart: 2,
    on: ['jungle', 'lawn'],
    options: (r) => ({
      width: r.range(70, 120),
      leaf: r.pick(['#6aa85a', '#5a9a54', '#86bd66']),
      flower: r.chance(0.6) ? r.pick(['#f2a0b4', '#ffffff', '#f6d264']) : undefined,
    }),
  });
  // what grows along the lower edge, for somebody to hide behind: ferns in the jungle, roses at the ward, and gaps between
  for (const [x, y, size, leaf] of [
    [70, 2722, 1.5, '#2f6a4c'],
    [250, 2752, 1.2, '#3f7a48'],
    [520, 2744, 1.4, '#346a46'],
    [640, 2760, 1, '#4f8a4c'],
    [800, 2766, 1.3, '#3f7a48'],
    [1150, 2764, 1.1, '#346a46'],
  ] as const)
    scene.add(fern, [x, y], { leaf, size });
  for (const [x, y, width, flower] of [
    [390, 2746, 150, undefined],
    [920, 2752, 190, '#f2a0b4'],
    [1530, 2752, 130, undefined],
    [1640, 2744, 210, '#ffffff'],
    [2030, 2752, 160, undefined],
    [2130, 2760, 110, '#f6d264'],
    [2480, 2746, 220, undefined],
    [3010, 2752, 150, '#ec7d86'],
    [3130, 2744, 240, '#ec7d86'],
    [3520, 2756, 170, '#ffffff'],
  ] as const)
    if (scene.isFree([x, y], 30))
      scene.add(bush, [x, y], { width, leaf: width % 20 ? '#7cb868' : '#5f9a54', flower });
  for (const [x, y, r] of [
    [1860, 2738, 66],
    [3330, 2738, 76],
  ] as const)
    if (scene.isFree([x, y], 30))
      scene.add(flowerBed, [x, y], { r, stone: '#f4ece0', flowers: ['#ec7d86', '#ffffff', '#f6d264'] });
  scatter(stage, {
    kind: flowerBed,
    count: 4,
    apart: 24,
    on: ['lawn'],
    options: (r) => ({ r: r.range(56, 84), stone: '#f4ece0', flowers: ['#ec7d86', '#ffffff', '#f6d264'] }),
  });
  scatter(stage, {
    kind: bench,
    count: 4,
    apart: 20,
    on: ['lawn', 'plaza'],
    options: (r) => ({ yaw: r.pick([-0.4, 0, 0.3]), material: r.pick(['#8fc9c4', '#f0b8a0']) }),
  });
  scatter(stage, {
    kind: parasol,
    count: 3,
    apart: 26,
    on: ['paving'],
    within: island([1560, 700], 800, 130),
    options: (r) => ({
      colours: r.pick([
        ['#e2604a', '#fff6e6'],
        ['#5fa8b4', '#fff6e6'],
      ]),
    }),
  });
  // still lifes: what the works are paid in, what the cartoonists water, what the ward grows on its doorstep
  const put = placer(scene);
  put(crate, 2838, 1160, { yaw: 0.2, stack: 2 });
  put(crate, 2900, 1178, { yaw: -0.3 });
  put(barrel, 2862, 1210, { material: '#c9703a', hoop: '#4a4a66' });
  put(crate, 3700, 1190, { yaw: -0.2, stack: 2 });
  put(crate, 3764, 1204, { yaw: 0.3 });
  put(barrel, 3724, 1232, { material: '#e0a03a', hoop: '#4a4a66' });
  put(pot, 2006, 2150, { material: '#e2604a', flower: '#ffffff' });
  put(pot, 2092, 2158, { material: '#8fc9c4', flower: '#f6d264' });
  put(pot, 3180, 2540, { material: '#f0c04a', flower: '#ec7d86' });
  put(pot, 3222, 2556, { material: '#8fc9c4', flower: '#ffffff' });
  scatter(stage, {
    kind: rock,
    count: 6,
    apart: 0,
    on: ['ash', 'court'],
    options: (r) => ({ width: r.range(40, 86), height: r.range(26, 60), material: '#c98f78' }),
  });
};

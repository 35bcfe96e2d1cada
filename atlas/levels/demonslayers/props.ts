/** The small things of level 15: greenery, furniture, wares. */
import { nth, spline } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { along, scatter } from '../../stage/place';
import { bunting } from '../../things/aloft/aloft';
import { wisteria } from '../../things/nature/hanging-trees';
import { bush, tree } from '../../things/nature/tree';
import { barrel, crate } from '../../things/props/containers';
import { pot } from '../../things/props/pot';
import { bench, lampPost } from '../../things/props/furniture';
import { signpost } from '../../things/props/signpost';
import { rock } from '../../things/props/garden';
import { stoneLantern } from '../../things/town/shrine';
import { nobori, pole, rickshaw } from '../../things/town/street';
import { streetWillow } from './things/street-willow';
import type { Theme } from '../../stage/theme';
import { AXIS } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  const { random } = scene;
  const walk = { on: ['yard'] };
  scene.add(streetWillow, [3060, 1700], { width: 250, height: 330 });
  for (const [x, y, width, flower] of [
    [3560, 2690, 420, '#b79ae6'],
    [3820, 2500, 400, '#d9b4e4'],
    [3850, 2200, 330, '#a98be0'],
    [3000, 2060, 360, '#c4a6ea'],
  ] as const)
    scene.add(wisteria, [x, y], { width, flower });
  const spots = spline(AXIS, false, 12);
  for (const side of [-1, 1])
    along(
      stage,
      spots.map(([x, y]): Point => [x + side * 312 * scene.scaleAt(y), y]),
      420,
      lampPost,
      { glass: '#ffe6a3' },
      { apart: -6 },
    );
  for (const at of [
    [1490, 2230],
    [2090, 2370],
  ] as const)
    if (scene.isFree(at, 20)) scene.add(lampPost, at, { glass: '#ffe6a3' });
  // one wire, along the eaves of the left side: none crosses the street above people, none stands before a sign
  const poles: readonly Point[] = [
    [1700, 1330],
    [1560, 1620],
    [1420, 2150],
  ];
  poles.forEach((at, i) => {
    const next = poles[i + 1];
    scene.add(pole, at, {
      height: 470,
      to: i > 0 && next ? { at: next, scale: scene.scaleAt(next[1]) } : undefined,
    });
  });
  for (let i = 0; i < 5; i++)
    scene.add(nobori, [1070 + i * 34, 1890 - i * 26 + (i % 2) * 6], {
      cloth: nth(['#b83f4a', '#3f5f8f', '#d9a03f', '#5f4a7f'], i % 4),
      sign: nth(['大正', '千寿', '花月', '山本'], i % 4),
    });
  for (const [x, y] of [
    [3010, 2330],
    [3230, 2360],
    [3260, 2200],
    [3590, 2216],
    [3060, 2520],
    [3420, 2560],
  ] as const)
    scene.add(stoneLantern, [x, y], {});
  for (const [x, y, face] of [[1560, 2010, 1]] as const) scene.add(rickshaw, [x, y], { face });
  // lanterns from eave to eave along the houses, and low from stall to stall
  const strings: readonly (readonly [from: Point, to: Point, z: number, sag: number])[] = [
    [[1512, 1836], [1652, 1480], 300, 40],
    [[1690, 1322], [1752, 1120], 300, 40],
    [[2300, 1500], [2262, 1230], 300, 40],
  ];
  for (const [a, to, z, sag] of strings)
    scene.add(bunting, a, {
      to,
      z,
      sag,
      lanterns: true,
      pole: '#6f5546',
      sortY: Math.max(a[1], to[1]),
      bulb: random.pick(['#f0563f', '#ffe2a8']),
    });
  scatter(stage, {
    kind: tree,
    count: 2,
    apart: 4,
    on: ['moss'],
    options: (r) => ({
      width: r.range(200, 260),
      height: r.range(260, 330),
      leaf: r.pick(['#4f7a4a', '#5f8a52']),
    }),
  });
  scatter(stage, {
    kind: bush,
    count: 34,
    apart: 0,
    on: ['moss'],
    options: (r) => ({
      width: r.range(80, 130),
      leaf: r.pick(['#5f8a52', '#4f7a58', '#7a9a5a']),
      flower: r.chance(0.5) ? r.pick(['#d9b0f0', '#f0c8d8', '#ffffff']) : undefined,
    }),
  });
  scatter(stage, {
    kind: bush,
    count: 26,
    apart: 0,
    on: ['yard'],
    options: (r) => ({ width: r.range(70, 110), leaf: r.pick(['#5f8a52', '#4f7a58']) }),
  });
  scatter(stage, {
    kind: bench,
    count: 3,
    apart: 20,
    on: ['moss'],
    options: (r) => ({ yaw: r.pick([-0.5, 0.3, 0]) }),
  });
  scatter(stage, {
    kind: barrel,
    count: 14,
    apart: 2,
    ...walk,
    options: () => ({ material: '#b98a5a', lid: '#d9b88a' }),
  });
  scatter(stage, {
    kind: crate,
    count: 13,
    apart: 2,
    ...walk,
    options: (r) => ({ yaw: r.range(-0.7, 0.7), stack: r.int(1, 3) }),
  });
  scatter(stage, {
    kind: pot,
    count: 20,
    apart: 20,
    ...walk,
    options: (r) => ({
      flower: r.pick(['#c9a0f0', '#f08aa0', '#ffffff']),
      material: r.pick(['#8a6a8a', '#6a7a9a', '#b5603f']),
    }),
  });
  scatter(stage, {
    kind: rock,
    count: 14,
    apart: 0,
    on: ['moss'],
    options: (r) => ({
      width: r.range(50, 100),
      height: r.range(30, 60),
      moss: r.chance(0.6) ? '#7f9a62' : undefined,
    }),
  });
  scatter(stage, { kind: signpost, count: 3, apart: 30, on: ['yard'], options: () => ({}) });
};

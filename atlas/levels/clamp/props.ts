/** The small things of level 21: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { scatter } from '../../stage/place';
import { bunting } from '../../things/aloft/aloft';
import { fallenFeather } from './things/feather-garden';
import { sakura } from './things/sakura';
import { bush } from '../../things/nature/tree';
import { pot } from '../../things/props/containers';
import { bench, lampPost, signpost } from '../../things/props/furniture';
import { parasol } from '../../things/props/parasol';
import { flowerBed, rock } from '../../things/props/garden';
import { stoneLantern } from '../../things/town/shrine';
import { pole } from '../../things/town/street';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  const trees: readonly (readonly [number, number, number])[] = [
    [1160, 1200, 330],
    [760, 1130, 300],
    [1420, 1180, 320],
    [1620, 1240, 300],
    [2220, 1230, 320],
    [2430, 1160, 300],
    [2640, 1230, 320],
    [160, 1400, 360],
    [3780, 1330, 380],
    [3560, 1130, 300],
    [2420, 1420, 300],
    [1400, 1430, 290],
    [3740, 1700, 420],
    [1130, 1880, 300],
    [2480, 1830, 260],
    [2230, 2360, 300],
    [1000, 1720, 280],
    [3820, 2180, 420],
    [2180, 1440, 250],
    [1640, 1420, 250],
    [-10, 2560, 460],
    [3810, 2760, 520],
    [2500, 2800, 380],
    [2960, 1790, 250],
  ];
  trees.forEach(([x, y, width], i) =>
    scene.add(sakura, [x, y], {
      width,
      height: width * 1.06,
      flower: x < 400 && y > 1300 ? '#d27f9e' : nth(C.pinks, i % 4),
    }),
  );
  for (const [x, y] of [
    [1480, 1560],
    [2330, 1560],
    [1390, 1960],
    [2440, 1990],
    [2060, 2260],
    [1790, 2260],
    [1980, 1330],
    [1800, 1330],
    [820, 2380],
    [300, 2440],
    [1240, 2380],
  ] as const)
    if (scene.isFree([x, y], 16)) scene.add(lampPost, [x, y], { iron: '#6a5a7a', heads: 3, height: 230 });
  for (const [x, y] of [
    [720, 1460],
    [880, 1640],
    [360, 1560],
    [640, 1640],
    [1180, 1600],
  ] as const)
    if (scene.isFree([x, y], 26)) scene.add(stoneLantern, [x, y], { moss: '#e8b4c4' });
  const poles: readonly Point[] = [
    [140, 2420],
    [700, 2420],
    [1180, 2420],
  ];
  poles.forEach((at, i) => {
    const next = poles[i + 1];
    scene.add(pole, at, { height: 700, to: next && { at: next, scale: scene.scaleAt(next[1]) } });
  });
  for (const [a, b] of [
    [
      [2700, 1480],
      [3300, 1430],
    ],
    [
      [1400, 1640],
      [1560, 1530],
    ],
  ] as const)
    scene.add(bunting, a, {
      to: b,
      z: 250,
      sortY: Math.max(a[1], b[1]),
      colours: ['#e8809c', '#ffffff', '#b9a4e0'],
    });
  scatter(stage, {
    kind: sakura,
    count: 26,
    apart: -10,
    on: ['lawn'],
    within: [
      [-60, 790],
      [3900, 790],
      [3900, 1010],
      [-60, 1010],
    ],
    options: (r) => ({ width: r.range(240, 310), height: r.range(230, 300), flower: r.pick(C.pinks) }),
  });
  scatter(stage, {
    kind: fallenFeather,
    count: 70,
    apart: 6,
    on: ['snow'],
    options: (r) => ({
      long: r.range(52, 86),
      turn: r.range(-2, 2),
      plume: r.pick(['#ffffff', '#ffffff', '#f4d4e2', '#d8dcf6']),
    }),
  });
  scatter(stage, {
    kind: flowerBed,
    count: 5,
    apart: 30,
    on: ['snow'],
    options: (r) => ({
      r: r.range(60, 84),
      stone: '#e8e2ee',
      flowers: ['#ffffff', '#f4c8d8', '#d4c4f0'],
      leaf: '#b4cdb4',
    }),
  });
  scatter(stage, {
    kind: flowerBed,
    count: 6,
    apart: 20,
    on: ['lawn'],
    options: (r) => ({ r: r.range(56, 80), flowers: ['#e8809c', '#ffffff', '#b9a4e0'] }),
  });
  scatter(stage, {
    kind: parasol,
    count: 4,
    apart: 30,
    on: ['snow'],
    options: (r) => ({
      colours: r.pick([
        ['#ffffff', '#e9c4d4'],
        ['#b9a4e0', '#ffffff'],
        ['#e8809c', '#fff4f0'],
      ]),
    }),
  });
  scatter(stage, {
    kind: bench,
    count: 12,
    apart: 20,
    on: ['lawn', 'paving', 'yard', 'snow'],
    options: (r) => ({ yaw: r.pick([-0.4, 0, 0.3]), material: '#d8b4a4' }),
  });
  scatter(stage, {
    kind: bush,
    count: 46,
    apart: 0,
    on: ['lawn', 'petals'],
    options: (r) => ({
      width: r.range(70, 120),
      leaf: r.pick(['#8fae72', '#7fa06a', '#9cba80']),
      flower: r.chance(0.6) ? r.pick(['#f29ab4', '#ffffff']) : undefined,
    }),
  });
  scatter(stage, {
    kind: bush,
    count: 14,
    apart: 4,
    on: ['snow', 'yard'],
    options: (r) => ({ width: r.range(70, 110), leaf: r.pick(['#dfe8e4', '#c9d8cc']), flower: '#ffffff' }),
  });
  scatter(stage, {
    kind: pot,
    count: 34,
    apart: 4,
    on: ['road', 'paving', 'stone'],
    options: (r) => ({
      flower: r.pick(['#f29ab4', '#ffffff', '#b9a4e0']),
      material: r.pick(['#b08ab0', '#d8a08a', '#8a9ac0']),
    }),
  });
  scatter(stage, {
    kind: rock,
    count: 18,
    apart: 0,
    on: ['lawn', 'stone'],
    options: (r) => ({ width: r.range(40, 80), height: r.range(26, 50), material: '#b8aeb8' }),
  });
  scatter(stage, {
    kind: signpost,
    count: 4,
    apart: 30,
    on: ['paving', 'yard'],
    options: () => ({ boards: ['#f4b6c8', '#b9a4e0', '#ffffff'] }),
  });
};

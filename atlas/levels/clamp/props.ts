/** The small things of level 21: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import { island } from '../../ground/shapes';
import { scatter } from '../../stage/place';
import { placer } from '../../stage/placer';
import { bunting } from '../../things/aloft/aloft';
import { fallenFeather } from './things/feather-garden';
import { sakura } from './things/sakura';
import { bush } from '../../things/nature/tree';
import { barrel } from '../../things/props/containers';
import { pot } from '../../things/props/pot';
import { bench, lampPost } from '../../things/props/furniture';
import { signpost } from '../../things/props/signpost';
import { picnic } from '../../things/fair/picnic';
import { flowerBed, rock } from '../../things/props/garden';
import { stoneLantern } from '../../things/town/shrine';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  const put = placer(scene);
  const trees: readonly (readonly [x: number, y: number, width: number, flower?: string, weeps?: true])[] = [
    [1160, 1200, 330],
    [760, 1130, 300, '#e88fb0'],
    [1440, 1190, 240, '#c3d39a'],
    [2220, 1230, 360],
    [2430, 1160, 300, '#fde6ee', true],
    [3780, 1330, 380, '#e88fb0'],
    [3560, 1130, 300],
    [2420, 1400, 280, '#e590ae'],
    [1400, 1430, 210, '#e87aa2', true],
    [3740, 1700, 420, C.pale, true],
    [1040, 1790, 230, '#c46f94', true],
    [3860, 2090, 360, C.pale],
    [-10, 2560, 460, C.dusk, true],
    [3890, 2850, 430],
    [2480, 2830, 330, '#f6b8c8'],
    [2880, 1900, 200, '#d8648e', true],
  ];
  trees.forEach(([x, y, width, flower, weeps = false], i) =>
    scene.add(sakura, [x, y], { width, height: width * 1.06, flower: flower ?? nth(C.pinks, i % 4), weeps }),
  );
  for (const [x, y] of [
    [1390, 1960],
    [2440, 1990],
    [1990, 1330],
    [1800, 1330],
    [250, 2340],
    [1345, 2412],
  ] as const)
    if (scene.isFree([x, y], 16)) scene.add(lampPost, [x, y], { iron: '#6a5a7a', heads: 3, height: 230 });
  for (const [x, y] of [
    [330, 1420],
    [800, 1420],
  ] as const)
    if (scene.isFree([x, y], 26)) scene.add(stoneLantern, [x, y], { moss: '#e8b4c4' });
  // a cloth under the blossom, and everything on it but room
  put(picnic, 1150, 1910, { yaw: 0.2 });
  scene.add(bunting, [2700, 1480], {
    to: [3300, 1430],
    z: 390,
    sortY: 1480,
    colours: ['#e8809c', '#ffffff', '#b9a4e0'],
  });
  // still lifes by a wall: the shop's wishes come in jars, the doll shop's pupils in pots, the school's lost bags on a bench
  const clay = { material: '#b08ab0', flower: '#ffffff' } as const;
  put(barrel, 684, 2196, { material: '#6a4a7a', hoop: '#e0b04a', size: 1.1 });
  put(barrel, 734, 2206, { material: '#8a4a6a', hoop: '#e0b04a', size: 0.86 });
  put(pot, 700, 2236, clay);
  put(pot, 150, 2204, { material: '#8a9ac0', flower: '#f6d478' });
  put(pot, 200, 2222, { ...clay, flower: '#f29ab4' });
  put(pot, 1330, 2508, { material: '#d8a08a', flower: '#f29ab4' });
  put(pot, 1376, 2526, { material: '#8a9ac0', flower: '#ffffff' });
  put(pot, 1338, 2552, { material: '#b08ab0', flower: '#b9a4e0' });
  put(pot, 2846, 1342, { material: '#d8a08a', flower: '#f29ab4' });
  put(pot, 2894, 1348, { material: '#d8a08a', flower: '#ffffff' });
  put(pot, 3452, 1340, { material: '#d8a08a', flower: '#ffffff' });
  put(signpost, 2566, 1516, { boards: ['#f4b6c8', '#b9a4e0', '#ffffff'] });
  scatter(stage, {
    kind: sakura,
    count: 21,
    apart: -10,
    on: ['lawn'],
    within: [
      [-60, 790],
      [3900, 790],
      [3900, 1010],
      [-60, 1010],
    ],
    options: (r) => {
      const width = r.range(190, 340);
      return { width, height: width * r.range(0.86, 1.12), flower: r.pick(C.far) };
    },
  });
  // they lie where they fell, under the arch and along the walls of the cage
  for (const [heap, count] of [
    [island([2880, 2330], 190, 70), 16],
    [island([3300, 2330], 120, 50), 7],
  ] as const)
    scatter(stage, {
      kind: fallenFeather,
      count,
      apart: 2,
      on: ['snow', 'paving'],
      within: heap,
      options: (r) => ({
        long: r.range(56, 90),
        turn: r.range(-0.5, 0.9),
        plume: r.pick(['#ffffff', '#ffffff', '#e4def4']),
      }),
    });
  scatter(stage, {
    kind: flowerBed,
    count: 3,
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
    count: 4,
    apart: 20,
    on: ['lawn'],
    options: (r) => ({ r: r.range(56, 80), flowers: ['#e8809c', '#ffffff', '#b9a4e0'] }),
  });
  scatter(stage, {
    kind: bench,
    count: 6,
    apart: 20,
    on: ['lawn', 'yard'],
    options: (r) => ({ yaw: r.pick([-0.4, 0, 0.3]), material: '#d8b4a4' }),
  });
  scatter(stage, {
    kind: bush,
    count: 18,
    apart: 6,
    on: ['lawn', 'petals'],
    options: (r) => ({
      width: r.range(70, 120),
      leaf: r.pick(['#7f9f66', '#8fae72']),
      flower: r.chance(0.4) ? '#ffffff' : undefined,
    }),
  });
  scatter(stage, {
    kind: rock,
    count: 8,
    apart: 0,
    on: ['lawn', 'stone'],
    options: (r) => ({ width: r.range(40, 80), height: r.range(26, 50), material: '#b8aeb8' }),
  });
};

/** The small things of level 4: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { along, scatter } from '../../stage/place';
import { island } from '../../ground/shapes';
import { bunting } from '../../things/aloft/aloft';
import { lilyPads } from '../../things/fair/leisure';
import { crag } from '../../things/nature/crag';
import { bush, tree } from '../../things/nature/tree';
import { barrel, crate } from '../../things/props/containers';
import { pot } from '../../things/props/pot';
import { fence, lampPost } from '../../things/props/furniture';
import { signpost } from '../../things/props/signpost';
import { flowerBed, rock } from '../../things/props/garden';
import { gnarl } from './things/gnarl';
import type { Theme } from '../../stage/theme';
import { ACROSS, C, SOUTH } from './places';

/** Oaks, a birch’s light green, and what blossoms. */
const TREES = ['#5fa047', '#e8a2b6', '#a9c04c', '#3f8450'] as const;

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  for (const [x, y, width, height, face] of [
    [-20, 1560, 400, 520, true],
    [1010, 1760, 320, 430, true],
    [640, 1560, 300, 380, false],
    [1200, 2460, 260, 360, true],
    [40, 2810, 420, 480, true],
    [1010, 2810, 320, 330, true],
  ] as const)
    scene.add(gnarl, [x, y], { width, height, face, leaf: nth(C.dark, (x + y) % 3) });
  for (const [x, y, width, height] of [
    [3810, 1110, 280, 300],
    [3880, 1450, 240, 190],
  ] as const)
    // charred tips in the ash
    scene.add(crag, [x, y], {
      width,
      height,
      fall: false,
      material: '#8a6460',
      moss: '#6a4a4c',
    });
  for (const [x, y] of [
    [3660, 1700],
    [2700, 1850],
    [3420, 1900],
    [2980, 1900],
  ] as const)
    scene.add(lilyPads, [x, y], {});
  for (const [grove, count] of [
    [island([1000, 760], 420, 70), 6],
    [island([2330, 720], 230, 60), 4],
    [island([420, 900], 360, 70), 3],
    [island([3740, 2080], 120, 130), 2],
    [island([1750, 2330], 220, 100), 2],
    [island([2560, 2680], 300, 80), 2],
  ] as const)
    scatter(stage, {
      kind: tree,
      count,
      apart: -20,
      on: ['lawn'],
      within: grove,
      options: (r) => ({ width: r.range(190, 260), height: r.range(250, 340), leaf: r.pick(TREES) }),
    });
  for (const [x, y, yaw] of [
    [2880, 2436, 0.2],
    [3136, 2490, 0.2],
    [2620, 2400, 0.12],
    [3640, 2640, -0.2],
  ] as const)
    scene.add(fence, [x, y], { yaw });
  for (const line of [SOUTH, ACROSS])
    along(
      stage,
      line.map(([x, y]): Point => [x + 112 * scene.scaleAt(y), y - 30]),
      520,
      lampPost,
      { glass: '#ffe6a3' },
      { apart: 0 },
    );
  // above the heads: over the roofs, and from house to house
  for (const [a, b, z] of [
    [[1170, 1420], [1560, 1330], 330],
    [[1600, 1334], [2120, 1360], 250],
  ] as const)
    scene.add(bunting, a, {
      to: b,
      z,
      colours: [C.red, C.cream, '#2f8f86', C.gold],
      sortY: Math.max(a[1], b[1]),
    });
  scatter(stage, {
    kind: bush,
    count: 60,
    apart: 0,
    on: ['lawn', 'woods'],
    options: (r) => ({
      width: r.range(70, 130),
      leaf: r.pick(C.leaf),
      flower: r.chance(0.5) ? r.pick(['#ffffff', '#f6d24a', '#e8677f']) : undefined,
    }),
  });
  scatter(stage, {
    kind: rock,
    count: 24,
    apart: 0,
    on: ['lawn', 'ash', 'beach', 'woods'],
    options: (r) => ({
      width: r.range(40, 110),
      height: r.range(26, 74),
      material: r.pick(['#a8a098', '#9a7468']),
    }),
  });
  scatter(stage, {
    kind: pot,
    count: 11,
    apart: 2,
    on: ['market', 'path', 'beach'],
    options: (r) => ({
      material: r.pick(['#b5703f', '#c98a5a', '#8a6a8a']),
      flower: r.pick(['#e8677f', '#ffffff', '#f6d24a']),
    }),
  });
  scatter(stage, { kind: barrel, count: 10, apart: 2, on: ['market', 'lawn', 'ash'], options: () => ({}) });
  scatter(stage, {
    kind: crate,
    count: 8,
    apart: 2,
    on: ['market', 'lawn', 'ash', 'beach'],
    options: (r) => ({ yaw: r.range(-0.6, 0.6), stack: r.int(1, 3) }),
  });
  scatter(stage, { kind: flowerBed, count: 8, apart: 20, on: ['lawn'], options: () => ({}) });
  for (const [x, y] of [
    [2520, 1236],
    [930, 1276],
    [1620, 2330],
  ] as const)
    if (scene.isFree([x, y], 20)) scene.add(signpost, [x, y], {});
  // where the lake's bank is too narrow to stand dry
  if (scene.isFree([2588, 1802], 20))
    scene.add(rock, [2588, 1802], { width: 84, height: 50, material: '#a8a098' });
};

/** The small things of level 16: greenery, furniture, wares. */
import { nth, spline } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { along, scatter } from '../../stage/place';
import { clear } from '../../stage/seats';
import { island } from '../../ground/shapes';
import { lilyPads } from '../../things/fair/leisure';
import { antEggs } from './things/ant-hill';
import { cardSign } from './things/card-sign';
import { surf } from './things/surf';
import { conifer, palm } from '../../things/nature/conifer';
import { crag } from '../../things/nature/crag';
import { bush, tree } from '../../things/nature/tree';
import { barrel, crate } from '../../things/props/containers';
import { bench, lampPost, signpost } from '../../things/props/furniture';
import { rock } from '../../things/props/garden';
import type { Theme } from '../../stage/theme';
import { C, SPIRAL } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  const signs = ['star', 'flame', 'eye', 'leaf', 'wave', 'coin'] as const;
  const reds = ['#d8483c', '#e0a02e', '#3f6fb0', '#8a4f9a', '#2f8f6a'];
  for (const [i, [x, y]] of (
    [
      [620, 1560],
      [660, 1730],
      [1300, 1440],
      [1520, 1560],
      [1180, 1880],
      [860, 1420],
      [1540, 1780],
      [780, 1900],
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
    [2740, 1330],
    [3420, 1380],
    [2700, 1120],
    [3520, 1230],
  ] as const)
    scene.add(antEggs, [x, y], {});
  for (const [x, y] of [
    [1490, 2290],
    [1640, 2300],
  ] as const)
    scene.add(lilyPads, [x, y], {});
  for (const [x, y, width, height] of [
    [3790, 2690, 420, 380],
    [3560, 2760, 300, 180],
    [3880, 1720, 240, 220],
    [-20, 1640, 240, 260],
  ] as const) {
    scene.add(crag, [x, y], { width, height, fall: false, material: '#7f8a86', moss: '#8f9d86' });
    if (y < 2000) scene.add(surf, [x, y + 34], { width: width * 1.14, high: 34 });
  }
  scene.add(crag, [40, 2800], { width: 300, height: 150, fall: false, material: '#7f8a86', moss: '#8f9d86' });
  for (const [grove, count] of [
    [island([1900, 2290], 260, 90), 3],
    [island([260, 1600], 190, 360), 6],
    [island([1500, 930], 500, 90), 7],
    [island([2200, 900], 300, 80), 4],
    [island([2560, 1640], 190, 90), 3],
    [island([1640, 1330], 200, 110), 3],
    [island([350, 2060], 200, 160), 4],
  ] as const)
    scatter(stage, {
      kind: tree,
      count,
      apart: -20,
      on: ['lawn'],
      within: grove,
      options: (r) => ({ width: r.range(200, 270), height: r.range(260, 360), leaf: r.pick(C.leaf) }),
    });
  scatter(stage, {
    kind: conifer,
    count: 9,
    apart: 0,
    on: ['lawn'],
    within: island([600, 960], 700, 160),
    options: (r) => ({ height: r.range(260, 360) }),
  });
  scatter(stage, {
    kind: palm,
    count: 8,
    apart: 10,
    on: ['sand'],
    within: island([1900, 1300], 2000, 900),
    options: () => ({}),
  });
  along(
    stage,
    spline(SPIRAL, false, 12).map(([x, y]): Point => [x + 20, y - 84 * scene.scaleAt(y)]),
    620,
    lampPost,
    { glass: '#fff2b8' },
    { apart: 0 },
  );
  scatter(stage, {
    kind: bush,
    count: 46,
    apart: 0,
    on: ['lawn'],
    options: (r) => ({
      width: r.range(70, 130),
      leaf: r.pick(C.leaf),
      flower: r.chance(0.4) ? r.pick(['#ffffff', '#f6d24a', '#e8677f']) : undefined,
    }),
  });
  scatter(stage, {
    kind: rock,
    count: 34,
    apart: 0,
    on: ['lawn', 'sand', 'ants'],
    options: (r) => ({
      width: r.range(40, 100),
      height: r.range(26, 64),
      material: r.pick(['#a8a098', '#b8927a']),
    }),
  });
  scatter(stage, { kind: barrel, count: 12, apart: 4, on: ['pier', 'town', 'sand'], options: () => ({}) });
  scatter(stage, {
    kind: crate,
    count: 16,
    apart: 4,
    on: ['pier', 'town'],
    options: (r) => ({ yaw: r.range(-0.6, 0.6), stack: r.int(1, 3) }),
  });
  scatter(stage, {
    kind: bench,
    count: 6,
    apart: 30,
    on: ['town', 'lawn'],
    options: (r) => ({ yaw: r.pick([-0.4, 0, 0.4]) }),
  });
  scatter(stage, { kind: signpost, count: 5, apart: 60, on: ['lawn', 'sand'], options: () => ({}) });
  // no lamp stands before a stage, a gate or a gable, no barrel on the tip of a palm
  clear(stage, ['lampPost'], { x0: 2700, y0: 2000, x1: 3320, y1: 2300 });
  clear(stage, ['lampPost'], { x0: 560, y0: 1140, x1: 1100, y1: 1330 });
  clear(stage, ['lampPost'], { x0: 1180, y0: 1860, x1: 1760, y1: 2010 });
  clear(stage, ['barrel'], { x0: 60, y0: 1300, x1: 260, y1: 1500 });
  clear(stage, ['crate'], { x0: 2640, y0: 2050, x1: 3320, y1: 2330 });
};

/** The small things of level 17: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import { scatter } from '../../stage/place';
import { clear } from '../../stage/seats';
import { placer } from '../../stage/placer';
import { island } from '../../ground/shapes';
import { conifer, palm } from '../../things/nature/conifer';
import { bush, tree } from '../../things/nature/tree';
import { barrel, crate } from '../../things/props/containers';
import { pot } from '../../things/props/pot';
import { bench, lampPost } from '../../things/props/furniture';
import { parasol } from '../../things/props/parasol';
import { rock } from '../../things/props/garden';
import type { ThingKind } from '../../core/thing';
import type { Theme } from '../../stage/theme';
import { C } from './places';

/** A thing drawn that far right of where it keeps the ground, so that it stands beside a scene and nobody moves for it. */
const aside = <O extends object>(kind: ThingKind<O>, u: number): ThingKind<O> => ({
  ...kind,
  draw: (pen, frame, options, random) => kind.draw(pen, frame.moved(u, 0, 0), options, random),
});

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  for (const [x, y, w, h, k] of [
    [-40, 2880, 330, 400, 1],
    [3990, 2900, 330, 360, 0],
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
    count: 18,
    apart: -6,
    on: ['garden'],
    options: (r) => ({
      width: r.range(70, 120),
      leaf: r.pick(C.leaf),
      flower: r.chance(0.4) ? '#ffffff' : undefined,
    }),
  });
  scatter(stage, {
    kind: bush,
    count: 8,
    apart: 0,
    on: ['town'],
    within: island([1700, 760], 900, 110),
    options: (r) => ({ width: r.range(66, 110), leaf: r.pick(C.leaf), flower: '#e86fa0' }),
  });
  for (const [x, y, heads] of [
    [680, 1760, 3],
    [3070, 1960, 3],
    [1290, 2300, 1],
    [1480, 880, 3],
  ] as const)
    if (scene.isFree([x, y], 16)) scene.add(lampPost, [x, y], { heads, iron: '#4f2a6a', glass: '#fff2b8' });
  scatter(stage, {
    kind: parasol,
    count: 3,
    apart: 110,
    on: ['alley'],
    within: island([1080, 2440], 640, 220),
    options: (r) => ({
      colours: r.pick([
        ['#8f5fc0', '#fde6ec'],
        ['#e6b83f', '#fde6ec'],
        ['#e86fa0', '#fde6ec'],
      ]),
      guests: false,
    }),
  });
  scatter(stage, {
    kind: bench,
    count: 5,
    apart: 30,
    on: ['alley', 'ring', 'garden'],
    options: (r) => ({ yaw: r.pick([-0.4, 0, 0.4]), material: '#a8506a' }),
  });
  // still lifes: behind a stall, before a door, where the caravan unloaded
  const put = placer(scene);
  const cask = { material: '#9a5f6a', hoop: '#e6b83f' } as const;
  put(aside(crate, 62), 1080, 2520, { yaw: 0.3, stack: 2 });
  put(aside(crate, 62), 1132, 2536, { yaw: -0.2 });
  put(aside(pot, 78), 1100, 2570, { material: '#c9704a', flower: '#f6d24a' });
  put(barrel, 1680, 2562, cask);
  put(barrel, 1732, 2576, { ...cask, size: 0.86 });
  put(crate, 1700, 2606, { yaw: 0.2 });
  put(pot, 340, 2296, { material: '#8f5fa8', flower: '#ffffff' });
  put(pot, 390, 2304, { material: '#c9704a', flower: '#e86fa0' });
  put(pot, 650, 2262, { material: '#c9704a', flower: '#f6d24a' });
  put(crate, 3240, 1500, { yaw: -0.3, stack: 2 });
  put(barrel, 3206, 1526, cask);
  put(barrel, 3256, 1540, { ...cask, size: 0.86 });
  put(pot, 1620, 1250, { material: '#8f5fa8', flower: '#ffffff' });
  put(pot, 2236, 1250, { material: '#8f5fa8', flower: '#ffffff' });
  scatter(stage, {
    kind: rock,
    count: 10,
    apart: 0,
    on: ['sand', 'garden'],
    options: (r) => ({
      width: r.range(40, 90),
      height: r.range(26, 60),
      material: r.pick(['#d9a878', '#b98fb8']),
    }),
  });
  // the face of the sphinx is seen from the piazza
  clear(stage, ['palm'], { x0: 2716, y0: 1080, x1: 3040, y1: 1400 });
  // no bench on the steps of the basilica, its legs behind those who stand there
  clear(stage, ['bench'], { x0: 1600, y0: 1180, x1: 2360, y1: 1400 });
  // nobody sits with his back to a stall
  clear(stage, ['bench'], { x0: 1300, y0: 2560, x1: 2000, y1: 2800 });
};

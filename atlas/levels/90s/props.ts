/** The small things of level 5: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import { scatter } from '../../stage/place';
import { bush, tree } from '../../things/nature/tree';
import { gumball, phoneBox, photoBooth, squareCar, tubePile } from './things/street-props';
import { bench, lampPost } from '../../things/props/furniture';
import { flowerBed } from '../../things/props/garden';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  for (const [x, y, paint, stripe, yaw] of [
    [500, 1228, C.pink, '#fff6d0', 0],
    [1130, 1262, C.teal, C.yellow, 0],
    [2480, 1262, C.yellow, C.purple, 0],
    [3200, 1236, '#7a8fe0', '#fff6d0', 0],
  ] as const)
    scene.add(squareCar, [x, y], { paint, stripe, yaw, size: 0.94 });
  for (const [x, y, k] of [
    [1120, 1150, 0],
    [1640, 1170, 1],
    [2880, 1150, 0],
    [2940, 1160, 2],
    [3640, 1480, 0],
    [200, 1480, 1],
  ] as const)
    if (scene.isFree([x, y], 40))
      scene.add(phoneBox, [x, y], { frameColour: nth([C.teal, C.purple, C.yellow], k) });
  for (const [x, y] of [
    [3200, 1160],
    [560, 1170],
    [2560, 1460],
  ] as const)
    if (scene.isFree([x, y], 70)) scene.add(photoBooth, [x, y], {});
  for (const [x, y, w, h, k] of [
    [90, 1640, 260, 320, 0],
    [3790, 1640, 260, 320, 2],
    [40, 2200, 330, 400, 1],
    [3830, 2260, 330, 400, 3],
    [1180, 2300, 230, 280, 2],
    [2700, 2300, 230, 280, 0],
    [3880, 2800, 400, 420, 1],
    [1240, 2790, 280, 300, 0],
    [2620, 2800, 300, 320, 2],
  ] as const)
    scene.add(tree, [x, y], { width: w, height: h, leaf: nth(C.leaf, k) });
  scatter(stage, {
    kind: tubePile,
    count: 18,
    apart: 14,
    on: ['pavement', 'lawn', 'concrete', 'pad'],
    options: (r) => ({ count: r.int(1, 3) }),
  });
  scatter(stage, {
    kind: gumball,
    count: 12,
    apart: 12,
    on: ['pavement', 'pad', 'path'],
    options: (r) => ({ stand: r.pick([C.pink, C.teal, C.purple, C.yellow]) }),
  });
  scatter(stage, {
    kind: lampPost,
    count: 14,
    apart: 60,
    on: ['pavement', 'pad', 'lawn'],
    options: () => ({ iron: '#5a4a8a', glass: '#fff0c0' }),
  });
  scatter(stage, {
    kind: bench,
    count: 16,
    apart: 24,
    on: ['pad', 'lawn', 'path'],
    options: (r) => ({ material: r.pick([C.teal, C.pink, C.yellow]), yaw: r.pick([-0.3, 0, 0.3]) }),
  });
  scatter(stage, { kind: flowerBed, count: 7, apart: 20, on: ['lawn', 'pad'], options: () => ({}) });
  scatter(stage, {
    kind: bush,
    count: 74,
    apart: 0,
    on: ['pavement', 'lawn', 'pad'],
    options: (r) => ({
      width: r.range(66, 116),
      leaf: r.pick(C.leaf),
      flower: r.chance(0.5) ? r.pick(['#ffffff', C.pink, C.yellow]) : undefined,
    }),
  });
};

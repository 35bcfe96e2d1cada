/** The small things of level 5: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import { scatter } from '../../stage/place';
import { clearing } from '../../stage/act';
import { placer } from '../../stage/placer';
import { bush, tree } from '../../things/nature/tree';
import { gumball, phoneBox, photoBooth, tubePile } from './things/street-props';
import { squareCar } from './things/square-car';
import { bench, lampPost } from '../../things/props/furniture';
import { flowerBed } from '../../things/props/garden';
import type { Theme } from '../../stage/theme';
import { C } from './places';

/** Where nobody of the crowd stands: round the egg's crown, before the bowl's rim, behind the arcade's roof. */
const QUIET = [
  [3270, 900, 190],
  [560, 1930, 120],
  [760, 1930, 110],
  [3330, 1930, 80],
] as const;

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  for (const [model, x, y, paint, stripe, yaw, driver] of [
    ['pickup', 1440, 806, C.pink, '#fff6d0', -0.16, 1],
    ['taxi', 1120, 868, C.yellow, '#fff0a0', -0.14, 2],
    ['hatch', 940, 1466, C.teal, C.yellow, 0.2, 4],
    ['hatch', 2420, 2290, C.pink, '#fff6d0', -0.32, 3],
    ['taxi', 1700, 2420, C.yellow, '#fff0a0', -0.34, 0],
  ] as const)
    scene.add(squareCar, [x, y], { model, paint, stripe, yaw, driver });
  for (const [x, y, k] of [
    [1560, 620, 0],
    [1660, 628, 1],
    [2980, 640, 2],
    [3240, 1640, 2],
  ] as const)
    if (scene.isFree([x, y], 40))
      scene.add(phoneBox, [x, y], { frameColour: nth([C.teal, C.purple, C.yellow], k) });
  for (const [x, y] of [
    [1880, 600],
    [3380, 720],
  ] as const)
    if (scene.isFree([x, y], 70)) scene.add(photoBooth, [x, y], {});
  // crowns as round as they are from above line the bends of the street
  for (const [x, y, w, h, k] of [
    [90, 1010, 240, 280, 0],
    [190, 1330, 220, 260, 2],
    [60, 1480, 260, 300, 1],
    [3790, 1560, 260, 300, 3],
    [1090, 1764, 180, 210, 2],
    [2222, 1752, 180, 210, 0],
    [2790, 1990, 200, 230, 1],
    [1130, 2560, 230, 270, 0],
    [560, 180, 190, 200, 3],
    [3780, 800, 230, 270, 2],
    [630, 204, 170, 190, 0],
    // behind the flats, where the town goes on
    [60, 204, 190, 200, 2],
    [1010, 190, 170, 180, 1],
    [1786, 214, 160, 170, 3],
    [2240, 200, 170, 190, 0],
    [2880, 206, 150, 160, 2],
    [3390, 226, 150, 170, 1],
  ] as const)
    scene.add(tree, [x, y], { width: w, height: h, leaf: nth(C.leaf, k) });
  // what was thrown out stands together where the bin men come, the sweet machines by the doors
  const put = placer(scene);
  put(tubePile, 1096, 2080, { count: 3 });
  put(tubePile, 3060, 2420, { count: 2 });
  put(tubePile, 1480, 640, { count: 3 });
  put(gumball, 640, 690, { stand: C.pink });
  put(gumball, 1010, 660, { stand: C.teal });
  put(gumball, 3080, 730, { stand: C.yellow });
  put(gumball, 3290, 1790, { stand: C.yellow });
  put(gumball, 2480, 2610, { stand: C.pink });
  for (const [x, y] of [
    [720, 1010],
    [1900, 1410],
    [3628, 856],
    [70, 700],
    [2960, 2360],
  ] as const)
    if (scene.isFree([x, y], 18)) scene.add(lampPost, [x, y], { iron: '#5a4a8a', glass: '#fff0c0' });
  for (const [x, y, yaw, k] of [
    [1640, 1020, 0, 0],
    [2460, 1060, 0, 1],
    [2640, 1430, 0.1, 0],
    [3560, 1560, -0.2, 1],
    [150, 900, 0, 0],
    [2140, 1872, 0, 1],
    [1130, 1900, 0, 2],
  ] as const)
    if (scene.isFree([x, y], 40))
      scene.add(bench, [x, y], { material: nth([C.teal, C.pink, C.yellow], k), yaw });
  scatter(stage, { kind: flowerBed, count: 4, apart: 20, on: ['lawn'], options: () => ({}) });
  scatter(stage, {
    kind: bush,
    count: 20,
    apart: -4,
    on: ['lawn'],
    options: (r) => ({
      width: r.range(66, 116),
      leaf: r.pick(['#2f8a7f', '#3f9a80']),
      flower: r.chance(0.4) ? r.pick(['#ffffff', C.pink]) : undefined,
    }),
  });
  for (const [x, y, r] of QUIET) put(clearing, x, y, { r });
};

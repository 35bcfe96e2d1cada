/** The small things of level 9: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import { placer } from '../../stage/placer';
import { scatter } from '../../stage/place';
import { cone, coolantTank, floodMast, holoMap } from './things/apron-props';
import { bush, tree } from '../../things/nature/tree';
import { crate } from '../../things/props/containers';
import { pot } from '../../things/props/pot';
import { bench } from '../../things/props/furniture';
import { parasol } from '../../things/props/parasol';
import { flowerBed } from '../../things/props/garden';
import type { Theme } from '../../stage/theme';
import { C, ray } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  // two rows of trees run along the window toward the far cap
  for (const [near, lean] of [
    [1760, 0],
    [700, 1],
  ] as const)
    for (const y of [930, 1010, 1110, 1240, 1400, 1620, 1860, 2240, 2560]) {
      const [x] = ray(near, y);
      if (lean && y > 1300) continue;
      if (scene.isFree([x, y], 20))
        scene.add(tree, [x, y], {
          width: 96 + ((y * 3) % 7) * 9,
          height: 176 + ((y * 7) % 5) * 22,
          leaf: nth(['#6a9f56', '#86b45c', '#4f8f5a', '#9aac4e'], Math.round(y / 10) % 4),
          girth: 24,
        });
    }
  for (const [x, y, width, leaf] of [
    [3830, 2790, 440, '#4f8f52'],
    [2030, 2330, 230, '#6aa050'],
    [2720, 2230, 230, '#7aac58'],
    [3790, 2170, 320, '#6aa050'],
    [3130, 1180, 200, '#6aa050'],
    [2560, 1120, 200, '#7aac58'],
  ] as const)
    scene.add(tree, [x, y], { width, height: width * 1.3, leaf });
  for (const [x, y, size] of [[900, 2640, 1.1]] as const) scene.add(coolantTank, [x, y], { size, yaw: 0.2 });
  for (const [x, y] of [
    [1360, 1240],
    [3060, 1330],
  ] as const)
    if (scene.isFree([x, y], 20)) scene.add(floodMast, [x, y], {});
  for (const [x, y] of [
    [1930, 2080],
    [760, 1780],
    [2540, 1300],
  ] as const)
    if (scene.isFree([x, y], 50)) scene.add(holoMap, [x, y], {});
  // cones mark the way out of every door
  for (const [x, y, colour] of [
    [560, 1500, C.accent],
    [640, 1520, C.accent],
    [1000, 1180, C.accent],
    [1060, 1200, C.accent],
    [250, 1900, C.accent],
    [340, 1920, C.accent],
    [2640, 1400, '#2f7f8a'],
    [2740, 1400, '#2f7f8a'],
    [2840, 1402, '#2f7f8a'],
  ] as const)
    if (scene.isFree([x, y], 14)) scene.add(cone, [x, y], { colour });
  // still lifes: what waits beside the doors, under the gantry and by the lorry
  const put = placer(scene);
  for (const [x, y, stack, yaw] of [
    [420, 1690, 2, 0.2],
    [476, 1712, 1, -0.3],
    [1020, 1500, 3, -0.2],
    [1068, 1524, 1, 0.3],
    [60, 2080, 2, 0.3],
    [128, 2104, 1, -0.2],
  ] as const)
    put(crate, x, y, { stack, yaw });
  for (const [x, y, flower] of [
    [2790, 1790, '#f2b42e'],
    [2832, 1780, '#ffffff'],
    [3060, 1800, '#e2483a'],
  ] as const)
    put(pot, x, y, { flower, material: '#dfe6ee' });
  scatter(stage, {
    kind: bench,
    count: 6,
    apart: 20,
    on: ['plaza', 'park', 'path'],
    options: (r) => ({ yaw: r.pick([-0.4, 0, 0.3]), material: r.pick(['#c9d4de', '#e8c9a0']) }),
  });
  // the canteen's tables stand together, between the diner and the glasshouse
  for (const [x, y, colours] of [
    [2700, 2160, ['#e0692e', '#fff6e6']],
    [2880, 2220, ['#2f7f8a', '#fff6e6']],
    [3060, 2150, ['#e0692e', '#fff6e6']],
    [3010, 2330, ['#f2b42e', '#fff6e6']],
  ] as const)
    put(parasol, x, y, { colours, guests: false });
  for (const [x, y, r] of [
    [2160, 2180, 76],
    [3560, 2650, 84],
    [2060, 1180, 60],
  ] as const)
    put(flowerBed, x, y, { r, stone: '#e4e8ee', flowers: ['#e2483a', '#ffffff', '#f2b42e'] });
  scatter(stage, {
    kind: bush,
    count: 11,
    apart: 6,
    on: ['park'],
    options: (r) => ({
      width: r.range(70, 120),
      leaf: r.pick(['#5f9a50', '#4f8a4a', '#6fa856']),
      flower: r.chance(0.5) ? r.pick(['#ffffff', '#f2b42e', '#e2483a']) : undefined,
    }),
  });
};

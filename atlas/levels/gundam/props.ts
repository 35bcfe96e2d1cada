/** The small things of level 9: greenery, furniture, wares. */
import { scatter } from '../../stage/place';
import { cone, coolantTank, floodMast, holoMap } from './things/apron-props';
import { bush, tree } from '../../things/nature/tree';
import { crate, pot } from '../../things/props/containers';
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
      if (lean && y > 1300 && y < 2300) continue;
      if (scene.isFree([x, y], 20))
        scene.add(tree, [x, y], { width: 120, height: 230, leaf: lean ? '#7aac58' : '#6a9f56', girth: 24 });
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
  for (const [x, y, size] of [
    [860, 2680, 1.4],
    [40, 2290, 1.1],
    [1000, 1320, 0.9],
    [330, 1990, 1],
  ] as const)
    scene.add(coolantTank, [x, y], { size, yaw: 0.2 });
  for (const [x, y] of [
    [820, 1330],
    [470, 1700],
    [1340, 1240],
    [2060, 1420],
    [2780, 1660],
    [3560, 1640],
    [680, 2480],
  ] as const)
    if (scene.isFree([x, y], 20)) scene.add(floodMast, [x, y], {});
  for (const [x, y] of [
    [1760, 2160],
    [2120, 1900],
    [760, 1780],
    [2540, 1300],
  ] as const)
    if (scene.isFree([x, y], 50)) scene.add(holoMap, [x, y], {});
  scatter(stage, {
    kind: cone,
    count: 26,
    apart: 26,
    on: ['yard', 'road'],
    options: (r) => ({ colour: r.pick([C.accent, C.accent, '#2f7f8a']) }),
  });
  scatter(stage, {
    kind: crate,
    count: 26,
    apart: 4,
    on: ['yard'],
    options: (r) => ({ yaw: r.range(-0.4, 0.4) }),
  });
  scatter(stage, {
    kind: pot,
    count: 30,
    apart: 6,
    on: ['deck', 'plaza'],
    options: (r) => ({
      flower: r.pick(['#e2483a', '#ffffff', '#f2b42e']),
      material: r.pick(['#dfe6ee', '#e0692e', '#5f9a8a']),
    }),
  });
  scatter(stage, {
    kind: bench,
    count: 9,
    apart: 20,
    on: ['deck', 'plaza', 'park', 'path'],
    options: (r) => ({ yaw: r.pick([-0.4, 0, 0.3]), material: r.pick(['#c9d4de', '#e8c9a0']) }),
  });
  scatter(stage, {
    kind: parasol,
    count: 7,
    apart: 26,
    on: ['park', 'path'],
    options: (r) => ({
      colours: r.pick([
        ['#e0692e', '#fff6e6'],
        ['#2f7f8a', '#fff6e6'],
        ['#f2b42e', '#fff6e6'],
      ]),
      guests: false,
    }),
  });
  scatter(stage, {
    kind: flowerBed,
    count: 8,
    apart: 24,
    on: ['deck', 'park'],
    options: (r) => ({ r: r.range(60, 86), stone: '#e4e8ee', flowers: ['#e2483a', '#ffffff', '#f2b42e'] }),
  });
  scatter(stage, {
    kind: bush,
    count: 30,
    apart: 2,
    on: ['park'],
    options: (r) => ({
      width: r.range(70, 120),
      leaf: r.pick(['#7aac58', '#5f9a50', '#8fbc62']),
      flower: r.chance(0.5) ? r.pick(['#ffffff', '#f2b42e', '#e2483a']) : undefined,
    }),
  });
};

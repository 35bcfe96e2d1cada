/** The small things of level 18: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import { scatter } from '../../stage/place';
import { clear } from '../../stage/seats';
import { island } from '../../ground/shapes';
import { bush, tree } from '../../things/nature/tree';
import { posterColumn, trafficLight, vending } from './things/street-props';
import { crate } from '../../things/props/containers';
import { pot } from '../../things/props/pot';
import { bench, lampPost } from '../../things/props/furniture';
import { parasol } from '../../things/props/parasol';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  for (const [x, y, go] of [
    [1470, 1400, false],
    [2300, 1400, true],
    [1380, 1880, true],
  ] as const)
    scene.add(trafficLight, [x, y], { go });
  for (const [x, y] of [
    [2560, 2280],
    [1180, 2120],
    [3640, 2560],
  ] as const)
    if (scene.isFree([x, y], 50)) scene.add(posterColumn, [x, y], {});
  for (const [x, y, k] of [
    [640, 1860, 0],
    [1260, 1860, 1],
    [3260, 1680, 0],
    [3330, 1690, 2],
    [2880, 1520, 1],
    [690, 1196, 2],
  ] as const)
    if (scene.isFree([x, y], 36)) scene.add(vending, [x, y], { body: nth([C.red, '#f4eeea', '#2a222e'], k) });
  for (const [x, y, w, h, k] of [
    [3800, 2900, 440, 500, 0],
    [2420, 2900, 330, 380, 1],
    [3930, 2600, 260, 340, 2],
  ] as const)
    scene.add(tree, [x, y], { width: w, height: h, leaf: nth(C.leaf, k) });
  for (const grove of [island([3560, 2620], 260, 110), island([1000, 1330], 340, 50)])
    scatter(stage, {
      kind: tree,
      count: 2,
      apart: 6,
      on: ['pavement', 'plaza'],
      within: grove,
      options: (r) => ({ width: r.range(170, 220), height: r.range(240, 300), leaf: r.pick(C.leaf) }),
    });
  scatter(stage, {
    kind: lampPost,
    count: 14,
    apart: 70,
    on: ['pavement', 'plaza', 'lane'],
    options: () => ({ iron: '#241d28', glass: '#fff0d0' }),
  });
  scatter(stage, {
    kind: bench,
    count: 10,
    apart: 30,
    on: ['pavement', 'plaza'],
    options: (r) => ({ material: '#8f1a2c', yaw: r.pick([-0.3, 0, 0.3]) }),
  });
  scatter(stage, {
    kind: parasol,
    count: 5,
    apart: 20,
    on: ['lane', 'plaza'],
    options: (r) => ({
      colours: r.pick([
        [C.red, '#fbf6f0'],
        ['#241d28', '#fbf6f0'],
      ]),
    }),
  });
  scatter(stage, {
    kind: bush,
    count: 34,
    apart: 0,
    on: ['pavement', 'plaza'],
    options: (r) => ({
      width: r.range(66, 110),
      leaf: r.pick(['#3f6f4a', '#2f5a46', '#b5202f']),
      flower: r.chance(0.4) ? '#ffffff' : undefined,
    }),
  });
  scatter(stage, {
    kind: pot,
    count: 24,
    apart: 2,
    on: ['lane', 'pavement'],
    options: (r) => ({ flower: r.pick(['#d8202f', '#ffffff']), material: r.pick(['#3a323e', '#b5603f']) }),
  });
  scatter(stage, {
    kind: crate,
    count: 16,
    apart: 4,
    on: ['lane', 'pavement'],
    options: (r) => ({
      yaw: r.range(-0.6, 0.6),
      stack: r.int(1, 3),
      material: r.pick(['#b98a52', '#8f8790']),
    }),
  });
  // the museum's front, the way down to the trains and the lamps of the crossing stand free
  clear(stage, ['tree'], { x0: 2880, y0: 2440, x1: 3520, y1: 2800 });
  clear(stage, ['bush', 'bench', 'lampPost', 'crate', 'pot', 'parasol'], {
    x0: 2860,
    y0: 2520,
    x1: 3480,
    y1: 2820,
  });
  clear(stage, ['parasol', 'lampPost'], { x0: 2080, y0: 2180, x1: 2640, y1: 2640 });
  clear(stage, ['lampPost', 'bench', 'pot', 'crate'], { x0: 900, y0: 2280, x1: 1330, y1: 2600 });
  clear(stage, ['bench', 'bush', 'pot', 'crate'], { x0: 2080, y0: 2280, x1: 2760, y1: 2540 });
  clear(stage, ['lampPost', 'crate'], { x0: 940, y0: 2000, x1: 1330, y1: 2300 });
  clear(stage, ['pot', 'crate', 'lampPost'], { x0: 1900, y0: 2200, x1: 2200, y1: 2716 });
};

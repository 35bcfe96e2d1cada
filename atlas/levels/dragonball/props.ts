/** The small things of level 11: greenery, furniture, wares. */
import { scatter } from '../../stage/place';
import { bunting } from '../../things/aloft/aloft';
import { mesa } from './things/mesa';
import { palm } from '../../things/nature/conifer';
import { bush } from '../../things/nature/tree';
import { barrel, crate } from '../../things/props/containers';
import { parasol, signpost } from '../../things/props/furniture';
import { rock } from '../../things/props/garden';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  for (const [x, y, height] of [
    [300, 2560, 300],
    [720, 2440, 260],
    [150, 2440, 240],
    [1180, 2440, 260],
    [1010, 2160, 240],
    [40, 1960, 300],
    [620, 1330, 230],
    [1150, 1480, 240],
    [40, 1440, 260],
  ] as const)
    scene.add(palm, [x, y], { height, leaf: '#4f9a52' });
  for (const [x, y] of [
    [640, 2580],
    [1180, 2620],
  ] as const)
    scene.add(parasol, [x, y], { colours: ['#e07a2e', '#fff4dc'] });
  scatter(stage, {
    kind: rock,
    count: 60,
    apart: 0,
    on: ['waste', 'crater'],
    options: (r) => ({
      width: r.range(40, 120),
      height: r.range(26, 90),
      material: r.pick(['#c9824e', '#b56f48', '#d99a62']),
      moss: undefined,
    }),
  });
  scatter(stage, {
    kind: mesa,
    count: 7,
    apart: 40,
    on: ['waste'],
    options: (r) => ({ width: r.range(60, 100), height: r.range(90, 190), material: C.rock }),
  });
  scatter(stage, {
    kind: bush,
    count: 20,
    apart: 0,
    on: ['oasis', 'waste'],
    options: (r) => ({
      width: r.range(60, 110),
      leaf: r.pick(['#7f9a48', '#6a8f4a', '#9aa85a']),
      flower: r.chance(0.3) ? '#f2802e' : undefined,
    }),
  });
  scatter(stage, {
    kind: crate,
    count: 12,
    apart: 4,
    on: ['waste', 'oasis'],
    options: (r) => ({ yaw: r.range(-0.6, 0.6), stack: r.int(1, 3) }),
  });
  scatter(stage, {
    kind: barrel,
    count: 12,
    apart: 4,
    on: ['waste', 'oasis'],
    options: () => ({ material: '#c97a4a' }),
  });
  scatter(stage, { kind: signpost, count: 5, apart: 50, on: ['waste'], options: () => ({}) });
  for (const [a, b] of [
    [
      [1500, 1380],
      [1240, 1680],
    ],
    [
      [2580, 1380],
      [2850, 1680],
    ],
  ] as const)
    scene.add(bunting, a, {
      to: b,
      z: 250,
      colours: ['#e07a2e', '#fbf0d8', '#3f8f8a'],
      sortY: Math.max(a[1], b[1]),
    });
};

/** The small things of level 11: greenery, furniture, wares. */
import type { Points } from '../../core/geometry';
import { scatter } from '../../stage/place';
import { palm } from '../../things/nature/conifer';
import { bush } from '../../things/nature/tree';
import { barrel, crate } from '../../things/props/containers';
import { signpost } from '../../things/props/furniture';
import { parasol } from '../../things/props/parasol';
import { rock } from '../../things/props/garden';
import type { Theme } from '../../stage/theme';

/** Where people live: the far sand is left free. */
const NEAR: Points = [
  [-60, 1180],
  [3900, 1180],
  [3900, 2780],
  [-60, 2780],
];

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
    count: 26,
    apart: 0,
    on: ['waste', 'crater'],
    within: NEAR,
    options: (r) => ({
      width: r.range(40, 120),
      height: r.range(26, 90),
      material: r.pick(['#c9824e', '#b56f48', '#d99a62']),
      moss: undefined,
    }),
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
    count: 10,
    apart: 4,
    on: ['waste', 'oasis'],
    within: NEAR,
    options: (r) => ({ yaw: r.range(-0.6, 0.6), stack: r.int(1, 3) }),
  });
  scatter(stage, {
    kind: barrel,
    count: 10,
    apart: 4,
    on: ['waste', 'oasis'],
    within: NEAR,
    options: () => ({ material: '#c97a4a' }),
  });
  scatter(stage, { kind: signpost, count: 5, apart: 50, on: ['waste'], options: () => ({}) });
};

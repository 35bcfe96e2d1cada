/** The small things of level 7: greenery, furniture, wares. */
import type { Point } from '../../core/geometry';
import { along, scatter } from '../../stage/place';
import { palm } from '../../things/nature/conifer';
import { bush, tree } from '../../things/nature/tree';
import { barrel, crate } from '../../things/props/containers';
import { lampPost } from '../../things/props/furniture';
import { signpost } from '../../things/props/signpost';
import { parasol } from '../../things/props/parasol';
import { rock } from '../../things/props/garden';
import { seaStack } from './things/sea-stack';
import type { Theme } from '../../stage/theme';
import { C, PIERS } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  for (const [x, y, width, height] of [
    [3770, 1690, 230, 220],
    [60, 1180, 190, 200],
    [3120, 1310, 130, 110],
    [3730, 330, 170, 150],
    [2600, 2660, 130, 100],
  ] as const)
    scene.add(seaStack, [x, y], { width, height, fall: false, material: '#7d8a90' });
  // palms stand on the far shores and at the ends, so that no trunk parts a gate and no frond a face
  for (const [x, y, height] of [
    [330, 660, 250],
    [216, 830, 280],
    [1510, 650, 230],
    [2640, 640, 220],
    [3660, 620, 260],
    [3730, 760, 300],
    [2160, 1196, 260],
    [2640, 1480, 280],
    [1050, 1330, 250],
    [1000, 2300, 260],
    [1290, 2230, 230],
  ] as const)
    if (scene.isFree([x, y], 20)) scene.add(palm, [x, y], { height });
  scatter(stage, {
    kind: tree,
    count: 4,
    apart: -10,
    on: ['lawn'],
    // none before the skull or the beanstalk
    within: [
      [900, 1100],
      [2500, 1100],
      [2500, 2716],
      [900, 2716],
    ],
    options: (r) => ({ width: r.range(180, 230), height: r.range(230, 300), leaf: r.pick(C.leaf) }),
  });
  scatter(stage, {
    kind: bush,
    count: 34,
    apart: 0,
    on: ['lawn'],
    options: (r) => ({
      width: r.range(70, 120),
      leaf: r.pick(C.leaf),
      flower: r.chance(0.5) ? r.pick(['#ffffff', '#f6d24a', '#e8677f']) : undefined,
    }),
  });
  scatter(stage, {
    kind: rock,
    count: 13,
    apart: 0,
    on: ['sand', 'desert', 'lawn'],
    options: (r) => ({
      width: r.range(40, 90),
      height: r.range(26, 56),
      material: r.pick(['#a8a098', '#c9a88a']),
    }),
  });
  for (const line of PIERS) {
    const edge = line.map(([x, y]): Point => [x + 50, y + 46]);
    along(stage, edge, 210, barrel, {}, { on: ['pier'], apart: -10 });
    along(stage, edge, 420, crate, { yaw: 0.3, stack: 1 }, { on: ['pier'], apart: -10 });
  }
  scatter(stage, { kind: barrel, count: 7, apart: 4, on: ['pier', 'plaza', 'sand'], options: () => ({}) });
  scatter(stage, {
    kind: crate,
    count: 6,
    apart: 4,
    on: ['plaza', 'paving', 'sand'],
    options: (r) => ({ yaw: r.range(-0.6, 0.6), stack: r.int(1, 3) }),
  });
  scatter(stage, {
    kind: parasol,
    count: 5,
    apart: 20,
    on: ['sand'],
    options: () => ({ colours: ['#e0503f', '#fbf0dc'] }),
  });
  for (const [x, y] of [
    [1190, 1390],
    [2650, 1980],
  ] as const)
    if (scene.isFree([x, y], 20)) scene.add(signpost, [x, y], {});
  for (const [x, y] of [
    [1440, 1330],
    [1720, 1300],
    [2300, 1420],
    [2700, 620],
    [3580, 640],
  ] as const)
    if (scene.isFree([x, y], 16)) scene.add(lampPost, [x, y], { glass: '#fff2b8' });
};

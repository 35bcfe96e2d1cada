/** The small things of level 10: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import { clearing } from '../../stage/act';
import { scatter } from '../../stage/place';
import { cardboard } from './things/cardboard';
import { fuelDrum, roadBlock, snowman } from './things/cargo';
import { wireFence } from './things/wire-fence';
import { conifer } from '../../things/nature/conifer';
import { crate } from '../../things/props/containers';
import { lampPost } from '../../things/props/furniture';
import { signpost } from '../../things/props/signpost';
import { rock } from '../../things/props/garden';
import type { Theme } from '../../stage/theme';
import { C, WALKED } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  for (const [x, y, height] of [
    [60, 1180, 380],
    [240, 1090, 320],
    [1480, 940, 300],
    [2960, 1010, 300],
    [3480, 1020, 330],
    [3860, 2060, 460],
    [3700, 2380, 440],
    [3800, 2700, 560],
    [3240, 2750, 460],
    [3680, 2560, 470],
    [40, 2780, 480],
    [640, 2760, 420],
  ] as const)
    scene.add(conifer, [x, y], {
      height,
      width: height * 0.46,
      leaf: nth(C.needles, x % 3),
      snow: '#ffffff',
    });
  scatter(stage, {
    kind: conifer,
    count: 22,
    apart: 16,
    on: ['snow'],
    options: (r) => ({ height: r.range(230, 360), leaf: r.pick(C.needles), snow: '#ffffff' }),
  });
  for (const [x, y, yaw, is] of [
    [360, 1860, 0, {}],
    [620, 1880, 0.1, { hole: true }],
    [120, 1840, 0, {}],
    [1526, 1196, 0, { sign: true, low: true }],
    [640, 2470, -0.2, { low: true }],
  ] as const)
    scene.add(wireFence, [x, y], { yaw, ...is });
  for (const [x, y] of [
    [400, 1660],
    [1360, 1690],
    [1730, 1560],
    [1300, 2010],
    [2280, 1640],
    [1640, 2290],
    [3080, 2140],
    [820, 2440],
  ] as const)
    if (scene.isFree([x, y], 10)) scene.add(lampPost, [x, y], { glass: '#ffe39a', iron: '#4a5568' });
  for (const [x, y] of [
    [1820, 1640],
    [720, 2360],
    [2460, 1260],
  ] as const)
    if (scene.isFree([x, y], 10)) scene.add(roadBlock, [x, y], { yaw: -0.4 });
  // the snow between hangar and tanks stays empty, as does what lies behind lamps, rotor and tank barrels
  for (const [x, y, r] of [
    [560, 1420, 100],
    [1236, 1650, 130],
    [150, 985, 60],
    [400, 1560, 50],
    [1360, 1592, 54],
    [1730, 1462, 54],
    [1300, 1910, 54],
    [2280, 1540, 54],
    [1640, 2180, 56],
    [3080, 2035, 54],
    [820, 2325, 60],
    [3290, 1830, 80],
    [1640, 1870, 110],
    [860, 2160, 70],
    // nor does anybody stand behind the booth, the crane's beam, the rotor, before the lorries' cabs
    [300, 2550, 80],
    [300, 2400, 100],
    [740, 1710, 70],
    [3080, 790, 110],
    [3240, 760, 110],
    [3480, 1700, 130],
    [3620, 1690, 110],
    [1180, 2160, 80],
    [2080, 1340, 70],
    // the pier has its gaps
    [2030, 2395, 60],
    [2880, 2380, 44],
  ] as const)
    scene.add(clearing, [x, y], { r });
  scatter(stage, {
    kind: cardboard,
    count: 9,
    apart: 14,
    on: WALKED,
    options: (r) => ({
      width: r.range(64, 104),
      tall: r.range(52, 84),
      yaw: r.range(-0.4, 0.4),
      card: r.pick(['#cf9f66', '#c79258', '#d9b07a']),
      within: r.pick(['nobody', 'nobody', 'eyes', 'feet', 'both'] as const),
      print: r.pick(['arrows', 'orange', 'glass', 'heart'] as const),
      snow: r.chance(0.3),
    }),
  });
  scatter(stage, {
    kind: fuelDrum,
    count: 9,
    apart: 6,
    on: ['yard', 'quay', 'tracks'],
    options: (r) => ({
      colour: r.pick(['#3f7a86', '#c8593a', '#d89a3c', '#5f7a58']),
      peeping: r.chance(0.2),
    }),
  });
  scatter(stage, {
    kind: crate,
    count: 6,
    apart: 8,
    on: ['yard', 'quay', 'tracks'],
    options: (r) => ({
      stack: r.int(1, 2),
      yaw: r.range(-0.5, 0.5),
      material: r.pick(['#9aa584', '#b9925c']),
    }),
  });
  scatter(stage, {
    kind: rock,
    count: 11,
    apart: 8,
    on: ['snow'],
    options: (r) => ({ width: r.range(60, 130), height: r.range(36, 80), moss: '#f7fbff' }),
  });
  scatter(stage, {
    kind: snowman,
    count: 4,
    apart: 60,
    on: ['snow'],
    options: (r) => ({ helmet: r.pick(['#5f7a58', '#c8593a']) }),
  });
  scatter(stage, { kind: signpost, count: 2, apart: 60, on: ['snow'], options: () => ({}) });
};

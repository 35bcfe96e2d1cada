/** The small things of level 19: greenery, furniture, wares. */
import { range } from '../../core/geometry';
import { scatter } from '../../stage/place';
import { clearing } from '../../stage/act';
import { clear } from '../../stage/seats';
import { placer } from '../../stage/placer';
import { mineCart } from './things/digger';
import { roofEdge } from './things/roof-edge';
import { meshFence, trafficCone, vending } from './things/rooftop';
import { haulRope } from './things/haul-rope';
import { scooter, shelterHatch, siren } from './things/street-gear';
import { bush } from '../../things/nature/tree';
import { barrel, crate } from '../../things/props/containers';
import { pot } from '../../things/props/pot';
import { bench, lampPost } from '../../things/props/furniture';
import { signpost } from '../../things/props/signpost';
import { parasol } from '../../things/props/parasol';
import { rock } from '../../things/props/garden';
import type { Theme } from '../../stage/theme';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  const put = placer(scene);
  const [back, left] = [1902, 2596];
  for (const [i, x] of [2740, 3040, 3340, 3640, 3900].entries())
    scene.add(meshFence, [x, back], { width: 320, hole: i === 1 });
  scene.add(roofEdge, [left, back], { to: [-42, 505] });
  for (const [x, y] of [
    [2690, 1960],
    [2780, 1960],
  ] as const)
    scene.add(vending, [x, y], { body: x > 2700 ? '#3f6fb8' : '#d9463c' });
  for (const [x, y] of [
    [740, 1660],
    [1480, 1360],
    [1560, 1890],
  ] as const)
    if (scene.isFree([x, y], 20)) scene.add(siren, [x, y], { size: 0.82 });
  for (const [x, y, sign] of [
    [1560, 1440, 'person'],
    [420, 1560, 'stairs'],
    [2420, 1900, 'bolt'],
  ] as const)
    if (scene.isFree([x, y], 60)) scene.add(shelterHatch, [x, y], { sign });
  for (const [x, y] of [[2050, 1440]] as const)
    if (scene.isFree([x, y], 16)) scene.add(lampPost, [x, y], { iron: '#5a5478', heads: 2, height: 230 });
  // two that were left where nobody may leave one, and the cones that somebody set round the worst
  put(scooter, 1560, 1100, { body: '#5fb8a8' });
  put(scooter, 1980, 2600, { body: '#f2c33c' });
  for (const [x, y] of [
    [1880, 2570],
    [1900, 2650],
    [2070, 2640],
    [1040, 2440],
    [400, 2300],
  ] as const)
    put(trafficCone, x, y, {});
  scatter(stage, {
    kind: mineCart,
    count: 5,
    apart: 20,
    on: ['pit'],
    options: (r) => ({ yaw: r.range(-0.4, 0.4) }),
  });
  scatter(stage, {
    kind: parasol,
    count: 4,
    apart: 30,
    on: ['quay', 'sand', 'plaza'],
    options: (r) => ({
      guests: false,
      colours: r.pick([
        ['#d9463c', '#fff8ea'],
        ['#8a6ac8', '#fff8ea'],
        ['#c8e84a', '#fff8ea'],
      ]),
    }),
  });
  scatter(stage, {
    kind: bench,
    count: 6,
    apart: 24,
    on: ['plaza', 'quay'],
    options: (r) => ({ yaw: r.pick([-0.3, 0, 0.3]), material: '#c98a6a' }),
  });
  scatter(stage, {
    kind: bush,
    count: 12,
    apart: 0,
    on: ['park'],
    options: (r) => ({ width: r.range(70, 110), leaf: r.pick(['#8aa84f', '#7a9a5a']), flower: '#ffffff' }),
  });
  scatter(stage, {
    kind: bush,
    count: 10,
    apart: 10,
    on: ['street'],
    options: (r) => ({ width: r.range(70, 120), leaf: r.pick(['#8aa84f', '#6f8f5a', '#9cb060']) }),
  });
  scatter(stage, {
    kind: pot,
    count: 7,
    apart: 40,
    on: ['roof', 'plaza', 'quay'],
    options: (r) => ({
      flower: r.pick(['#f08a6a', '#ffffff', '#c8e84a', '#b18ae0']),
      material: r.pick(['#c9785a', '#6862a8']),
    }),
  });
  scatter(stage, {
    kind: crate,
    count: 7,
    apart: 8,
    on: ['pit', 'quay'],
    options: (r) => ({
      yaw: r.range(-0.6, 0.6),
      stack: r.int(1, 2),
      material: r.pick(['#a8744a', '#8f6a8a', '#c98a4a']),
    }),
  });
  scatter(stage, { kind: barrel, count: 4, apart: 4, on: ['pit', 'quay', 'street'], options: () => ({}) });
  scatter(stage, {
    kind: rock,
    count: 17,
    apart: 0,
    on: ['pit', 'sand'],
    options: (r) => ({
      width: r.range(40, 84),
      height: r.range(26, 54),
      material: r.pick(['#b8744e', '#a8607a', '#d9a46a']),
    }),
  });
  scatter(stage, {
    kind: signpost,
    count: 1,
    apart: 30,
    on: ['plaza', 'street'],
    // where three ways meet, behind nobody's scene
    within: [
      [260, 1340],
      [1000, 1330],
      [1000, 1460],
      [260, 1470],
    ],
    options: () => ({ boards: ['#c8e84a', '#f2c33c', '#d9463c'] }),
  });
  // nobody stands where a drill or a lamp's heads would hide their face
  for (const [x, y, r] of [
    [1704, 1350, 62],
    [1742, 1270, 62],
    [1782, 1190, 56],
    [978, 1470, 62],
    [946, 1552, 62],
    [914, 1640, 56],
    [2050, 1350, 70],
    [2250, 2010, 110],
    [3510, 1490, 50],
    ...range(14).map((i) => [2660 + i * 92, 1872, 46] as const),
    [2250, 1700, 90],
    [2010, 1560, 92],
    [2492, 1560, 92],
    [1140, 2230, 90],
    [420, 1630, 70],
    [1500, 2500, 84],
    [1330, 2430, 60],
    ...range(12).map((i) => [2690 + i * 96, 2712, 50] as const),
    [960, 2660, 80],
    [2120, 1680, 66],
    [2376, 1680, 66],
  ] as const)
    scene.add(clearing, [x, y], { r });
  // nothing stands on the hatch, or it goes up with it
  clear(stage, ['parasol', 'bench', 'pot', 'barrel', 'signpost'], { x0: 1480, y0: 1510, x1: 2150, y1: 1880 });
  // the rope from the hand's wrist, and room for who pulls at it
  clear(stage, ['rock', 'barrel', 'crate', 'mineCart'], { x0: 420, y0: 2520, x1: 960, y1: 2720 });
  put(haulRope, 366, 2630, { long: 540, high: 70 });
};

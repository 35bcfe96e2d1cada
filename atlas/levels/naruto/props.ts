/** The small things of level 8: greenery, furniture, wares. */
import { nth, ribbon, spline } from '../../core/geometry';
import { clearing } from '../../stage/act';
import { along, scatter } from '../../stage/place';
import { clear } from '../../stage/seats';
import { bush, tree } from '../../things/nature/tree';
import { barrel, crate } from '../../things/props/containers';
import { pot } from '../../things/props/pot';
import { bench } from '../../things/props/furniture';
import { rock } from '../../things/props/garden';
import { stoneLantern } from '../../things/town/shrine';
import { nobori } from '../../things/town/street';
import type { Theme } from '../../stage/theme';
import { AVENUE, C } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  for (const [x, y, wide] of [
    [660, 1010, 210],
    [950, 1000, 170],
    [2480, 1010, 190],
    [2900, 1010, 200],
    [2540, 1060, 180],
    [3620, 1180, 240],
    [40, 2100, 260],
    [-10, 2010, 240],
  ] as const)
    scene.add(tree, [x, y], { width: wide, height: wide * 1.25, leaf: nth(C.leaf, wide % 4) });
  for (const [x, y, sign] of [
    [2430, 2250, '大'],
    [1980, 2130, '米'],
    [560, 1880, '木'],
  ] as const)
    scene.add(nobori, [x, y], { sign, cloth: y > 1650 ? '#c23f34' : '#3f8a5a' });
  const street = spline(AVENUE, false, 8);
  const kerbs = ribbon(street, (_, [, y]) => 172 * scene.scaleAt(y));
  for (const line of [kerbs.slice(0, street.length), kerbs.slice(street.length)])
    along(stage, line, 640, stoneLantern, { moss: '#8ab05a' }, { on: ['street', 'grass'], apart: -6 });
  // none where somebody long would hide behind it with no more than a head
  clear(stage, ['stoneLantern'], { x0: 2590, y0: 1690, x1: 2710, y1: 1830 });
  scatter(stage, {
    kind: tree,
    count: 12,
    apart: -6,
    on: ['grass'],
    options: (r) => ({ width: r.range(170, 230), height: r.range(220, 290), leaf: r.pick(C.leaf) }),
  });
  // nor before those who bathe, the banner beside them, the gate's path or the cook's guests
  for (const [x0, y0, x1, y1] of [
    [60, 1700, 760, 2000],
    [3060, 1100, 3300, 1360],
    [2080, 2200, 2480, 2560],
  ] as const)
    clear(stage, ['tree', 'bush'], { x0, y0, x1, y1 });
  scatter(stage, {
    kind: bush,
    count: 46,
    apart: 0,
    on: ['grass', 'forest'],
    options: (r) => ({
      width: r.range(70, 120),
      leaf: r.pick(C.leaf),
      flower: r.chance(0.4) ? r.pick(['#ffffff', '#f6d24a', '#ef8f5a']) : undefined,
    }),
  });
  scatter(stage, {
    kind: rock,
    count: 14,
    apart: 0,
    on: ['grass', 'sand', 'forest'],
    options: (r) => ({
      width: r.range(40, 90),
      height: r.range(26, 58),
      material: r.pick(['#b8a890', '#a89a94']),
    }),
  });
  scatter(stage, {
    kind: barrel,
    count: 5,
    apart: 2,
    on: ['plaza', 'deck', 'sand'],
    options: () => ({}),
  });
  scatter(stage, {
    kind: crate,
    count: 4,
    apart: 2,
    on: ['sand', 'plaza', 'grass'],
    options: (r) => ({ yaw: r.range(-0.6, 0.6), stack: r.int(1, 3) }),
  });
  scatter(stage, { kind: pot, count: 8, apart: 2, on: ['grass', 'plaza', 'deck'], options: () => ({}) });
  scatter(stage, {
    kind: bench,
    count: 5,
    apart: 10,
    on: ['plaza', 'grass', 'deck'],
    options: () => ({}),
  });
  // a crown that stood before the hermit and his scroll is felled, and nothing grows there
  for (const thing of scene.things.filter(
    ({ name, at: [x, y] }) => name === 'tree' && x > 2660 && x < 2900 && y > 1170 && y < 1340,
  )) {
    scene.remove([thing]);
    scene.add(clearing, thing.at, { r: 60 });
  }
};

/** The small things of level 13: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import { scatter } from '../../stage/place';
import { wagon } from '../../things/props/wagon';
import { brazier, campfire, loneSword, palisade, stakes, standard, weaponRack } from './things/field-props';
import { thornTree } from './things/thorn-tree';
import { ravenPost, runeStone } from './things/wood-props';
import { bush } from '../../things/nature/tree';
import { barrel, crate } from '../../things/props/containers';
import { signpost } from '../../things/props/furniture';
import { rock } from '../../things/props/garden';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  const thorns: readonly (readonly [number, number, number, number, string | undefined, boolean])[] = [
    [10, 1110, 500, 0.3, '#4f6a58', false],
    [560, 1150, 520, -0.3, undefined, true],
    [790, 1250, 420, 0.34, '#556a5c', true],
    [170, 1040, 460, -0.2, '#55655f', false],
    [400, 1010, 430, 0.3, '#5c6f5a', false],
    [830, 1100, 380, -0.3, undefined, false],
    [1010, 1010, 360, 0.3, undefined, false],
    [2140, 1060, 380, -0.3, undefined, false],
    [3800, 1480, 480, -0.3, undefined, true],
  ];
  thorns.forEach(([x, y, height, lean, leaf, eyes], i) =>
    scene.add(thornTree, [x, y], { height, lean, leaf, eyes, bird: i % 3 === 1 }),
  );
  for (const [x, y, length, yaw] of [
    [1560, 2130, 300, 0.7],
    [1700, 2300, 240, 1.2],
    [300, 1900, 300, -0.14],
    [640, 1930, 260, 0.06],
  ] as const)
    if (scene.isFree([x, y], 30)) scene.add(palisade, [x, y], { length, yaw });
  for (const [x, y, count, yaw] of [
    [2440, 1400, 6, 0.1],
    [2100, 1680, 5, 0.5],
    [3240, 1460, 6, -0.1],
    [2640, 1640, 5, 0.3],
    [2240, 1960, 5, 0.2],
    [1880, 2090, 5, 0.6],
    [3060, 1440, 5, 0],
  ] as const)
    if (scene.isFree([x, y], 40)) scene.add(stakes, [x, y], { count, yaw });
  for (const [x, y] of [
    [380, 2460],
    [860, 2620],
    [1180, 2330],
    [330, 2220],
    [2480, 1560],
    [1500, 2400],
    [2420, 2420],
    [3560, 1060],
    [3700, 1140],
    [2130, 1050],
  ] as const)
    if (scene.isFree([x, y], 40)) scene.add(campfire, [x, y], { pot: x % 4 < 2 });
  for (const [x, y] of [
    [2680, 1440],
    [2890, 1440],
    [880, 2190],
    [430, 2200],
    [1400, 2180],
    [2000, 1960],
    [2940, 2020],
    [3460, 1900],
    [2640, 2190],
    [1900, 1740],
    [980, 1860],
    [3760, 1980],
    [700, 2480],
    [2140, 1300],
    [2300, 2600],
  ] as const)
    if (scene.isFree([x, y], 18)) scene.add(brazier, [x, y], {});
  for (const [x, y, colour] of [
    [480, 2290, C.crimson],
    [1320, 2090, C.crimson],
    [1640, 1960, C.crimson],
    [2560, 1480, '#4a4258'],
    [2980, 1410, '#4a4258'],
    [2060, 2130, C.crimson],
    [240, 2420, '#5f6a8a'],
    [3120, 2070, '#5f6a8a'],
  ] as const)
    if (scene.isFree([x, y], 18)) scene.add(standard, [x, y], { colour });
  for (const [x, y, height] of [
    [700, 1450, 200],
    [620, 1540, 170],
    [420, 1680, 210],
    [120, 1560, 180],
    [840, 1420, 240],
  ] as const)
    if (scene.isFree([x, y], 30)) scene.add(runeStone, [x, y], { height });
  for (const [x, y] of [
    [1040, 1850],
    [1480, 2270],
    [2660, 1760],
  ] as const)
    if (scene.isFree([x, y], 30)) scene.add(ravenPost, [x, y], {});
  for (const [x, y, load] of [
    [760, 2330, 'hay'],
    [1520, 2480, 'barrels'],
    [2300, 2150, 'cloth'],
    [320, 2620, 'barrels'],
  ] as const)
    if (scene.isFree([x, y], 60)) scene.add(wagon, [x, y], { load, yaw: 0.12 });
  scatter(stage, {
    kind: loneSword,
    count: 46,
    apart: 4,
    on: ['ash', 'scorched'],
    options: (r) => ({
      kind: r.pick(['long', 'long', 'saber', 'spear', 'axe', 'slab'] as const),
      length: r.range(90, 140),
      lean: r.jitter(0.35),
      steel: r.pick(['#c3c8d6', '#b07a58', '#aab2c4']),
    }),
  });
  scatter(stage, {
    kind: weaponRack,
    count: 6,
    apart: 20,
    on: ['camp', 'scorched'],
    options: (r) => ({ yaw: r.pick([-0.2, 0.1, 0.3]) }),
  });
  scatter(stage, {
    kind: bush,
    count: 34,
    apart: 4,
    on: ['ash', 'moss'],
    options: (r) => ({
      width: r.range(60, 110),
      leaf: nth(C.leaf, r.int(0, 3)),
      flower: r.chance(0.3) ? r.pick(['#c02c38', '#efe4cc']) : undefined,
    }),
  });
  scatter(stage, {
    kind: barrel,
    count: 22,
    apart: 2,
    on: ['camp', 'quay', 'pier'],
    options: () => ({}),
  });
  scatter(stage, {
    kind: crate,
    count: 22,
    apart: 2,
    on: ['camp', 'quay', 'pier'],
    options: (r) => ({ yaw: r.range(-0.4, 0.4) }),
  });
  scatter(stage, {
    kind: rock,
    count: 40,
    apart: 4,
    on: ['ash', 'scorched', 'moss'],
    options: (r) => ({ width: r.range(40, 90), height: r.range(26, 60), material: '#a2949c' }),
  });
  scatter(stage, {
    kind: signpost,
    count: 4,
    apart: 30,
    on: ['ash', 'camp', 'quay'],
    options: () => ({ boards: ['#efe4cc', '#c02c38', '#d9c49a'] }),
  });
};

/** The small things of level 13: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import { placer } from '../../stage/placer';
import { scatter } from '../../stage/place';
import { wagon } from '../../things/props/wagon';
import { brazier, campfire, loneSword, palisade, stakes, standard, weaponRack } from './things/field-props';
import { thornTree } from './things/thorn-tree';
import { hayWagon } from './things/hay-wagon';
import { ravenPost } from './things/raven-post';
import { runeStone } from './things/wood-props';
import { island } from '../../ground/shapes';
import { bush } from '../../things/nature/tree';
import { barrel, crate } from '../../things/props/containers';
import { rock } from '../../things/props/garden';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  const thorns: readonly (readonly [number, number, number, number, string | undefined, boolean])[] = [
    [10, 1110, 500, 0.3, '#34483e', false],
    [560, 1150, 520, -0.3, undefined, true],
    [790, 1250, 420, 0.34, '#3a4e44', true],
    [170, 1040, 460, -0.2, '#394c45', false],
    [400, 1010, 430, 0.3, '#3f5344', false],
    [830, 1100, 380, -0.3, undefined, false],
    [960, 1040, 330, 0.3, undefined, false],
    [2250, 1040, 340, -0.3, undefined, false],
    [3800, 1480, 480, -0.3, undefined, true],
  ];
  thorns.forEach(([x, y, height, lean, leaf, eyes], i) =>
    scene.add(thornTree, [x, y], {
      height,
      lean,
      leaf,
      eyes,
      bird: i % 3 === 1,
      broken: x === 830 || x === 960,
    }),
  );
  for (const [x, y, length, yaw] of [
    [300, 1900, 300, -0.14],
    [640, 1930, 260, 0.06],
  ] as const)
    if (scene.isFree([x, y], 30)) scene.add(palisade, [x, y], { length, yaw });
  for (const [x, y, count, yaw] of [
    [2440, 1400, 6, 0.1],
    [3240, 1460, 6, -0.1],
    [2240, 1960, 5, 0.2],
  ] as const)
    if (scene.isFree([x, y], 40)) scene.add(stakes, [x, y], { count, yaw });
  for (const [x, y] of [
    [440, 2500],
    [860, 2640],
    [1080, 2400],
    [330, 2240],
    [2422, 2440],
    [3560, 1060],
    [3700, 1140],
    [2130, 1050],
    [1150, 962],
    [1990, 962],
    [1640, 960],
  ] as const)
    if (scene.isFree([x, y], 40)) scene.add(campfire, [x, y], { pot: x % 4 < 2 });
  for (const [x, y] of [
    [2690, 1400],
    [2890, 1400],
    [1440, 2110],
    [1900, 2010],
    [2940, 1900],
    [2640, 2190],
    [3780, 1980],
  ] as const)
    if (scene.isFree([x, y], 18)) scene.add(brazier, [x, y], {});
  for (const [x, y, colour, device] of [
    [1240, 1960, C.crimson, 'sun'],
    [2560, 1420, '#5f6a8a', 'tower'],
    [3010, 1410, '#5f6a8a', 'wolf'],
    [3036, 1880, '#3a4a7a', 'sword'],
  ] as const)
    if (scene.isFree([x, y], 18)) scene.add(standard, [x, y], { colour, device });
  for (const [x, y, height] of [
    [700, 1450, 200],
    [120, 1500, 180],
    [850, 1400, 230],
  ] as const)
    if (scene.isFree([x, y], 30)) scene.add(runeStone, [x, y], { height });
  for (const [x, y, free] of [
    [930, 1800, false],
    // its arm would cross the faces of those behind the helm
    [2660, 1760, true],
  ] as const)
    if (scene.isFree([x, y], 30)) scene.add(ravenPost, [x, y], { free });
  for (const [x, y, load] of [
    [760, 2340, 'hay'],
    [2330, 2150, 'cloth'],
  ] as const)
    if (scene.isFree([x, y], 60)) scene.add(load === 'hay' ? hayWagon : wagon, [x, y], { load, yaw: 0.12 });
  // swords stand where the fight was, at the foot of the hill, and thin out away from it
  scatter(stage, {
    kind: loneSword,
    count: 12,
    apart: 14,
    on: ['ash'],
    within: island([1480, 1640], 980, 230),
    options: (r) => ({
      kind: r.pick(['long', 'long', 'saber', 'spear', 'axe', 'slab'] as const),
      length: r.range(90, 140),
      lean: r.jitter(0.35),
      steel: r.pick(['#c3c8d6', '#b07a58', '#aab2c4']),
    }),
  });
  const put = placer(scene);
  for (const [x, y, yaw] of [
    [1380, 2570, -0.2],
    [3340, 1560, 0.2],
  ] as const)
    if (scene.isFree([x, y], 24)) put(weaponRack, x, y, { yaw });
  // still lifes: the cooks' store, what the trebuchet has not thrown yet, the cargo of each ship
  for (const [x, y, stack, yaw] of [
    [250, 2640, 2, 0.2],
    [320, 2660, 1, -0.3],
    [1290, 2640, 1, 0.2],
    [2880, 2100, 2, 0.15],
    [2950, 2110, 1, -0.25],
    [3300, 2080, 1, 0.3],
    [3760, 2070, 2, -0.2],
  ] as const)
    put(crate, x, y, { stack, yaw });
  for (const [x, y, size] of [
    [240, 2684, 1],
    [296, 2700, 0.9],
    [1350, 2660, 1],
    [1326, 2692, 0.86],
    [2850, 2136, 0.9],
    [3350, 2098, 0.9],
    [3710, 2094, 1],
  ] as const)
    put(barrel, x, y, { size });
  for (const [on, count] of [
    ['moss', 7],
    ['ash', 6],
  ] as const)
    scatter(stage, {
      kind: bush,
      count,
      apart: 4,
      on: [on],
      options: (r) => ({
        width: r.range(60, 110),
        leaf: on === 'moss' ? nth(C.leaf, r.int(0, 3)) : '#8a8460',
        flower: r.chance(0.3) ? r.pick(['#c02c38', '#efe4cc']) : undefined,
      }),
    });
  scatter(stage, {
    kind: rock,
    count: 9,
    apart: 4,
    on: ['ash', 'scorched'],
    options: (r) => ({ width: r.range(50, 100), height: r.range(24, 46), material: '#8f8088' }),
  });
};

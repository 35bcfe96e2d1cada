/** The small things of level 3: greenery, furniture, wares. */
import { nth } from '../../core/geometry';
import { along, scatter } from '../../stage/place';
import { clear } from '../../stage/seats';
import { wareStand } from './things/ware-stand';
import { waymark } from './things/waymark';
import type { WaymarkOptions } from './things/waymark';
import { crystalPatch } from './things/crystal-patch';
import { conifer, palm } from '../../things/nature/conifer';
import { bush, tree } from '../../things/nature/tree';
import { barrel, crate } from '../../things/props/containers';
import { pot } from '../../things/props/pot';
import { fence, lampPost } from '../../things/props/furniture';
import { rock } from '../../things/props/garden';
import { treasure } from '../../things/props/gear';
import type { PersonSpec } from '../../people/spec';
import type { Theme } from '../../stage/theme';
import { C, ROAD } from './places';

/** Leaves of the woods, which are one dark patch from above. */
const WOOD = ['#3f8a55', '#357a50', '#4f9f58'] as const;

const WARES = ['blades', 'flasks', 'hats', 'wands'] as const;

/** Who sells blades, flasks, hats and wands. */
const SELLERS: readonly PersonSpec[] = [
  {
    build: 'brawny',
    pose: 'hips',
    hair: 'bald',
    face: ['mustache'],
    outfit: 'overalls',
    colours: ['cream', 'umber', 'gold', 'umber'],
    skin: 'tan',
    mood: 'grin',
  },
  {
    build: 'lady',
    pose: 'present',
    hair: 'wavy',
    hairColour: 'purple',
    outfit: 'dress',
    colours: ['teal', 'teal', 'white', 'umber'],
    mood: 'wink',
    flip: true,
  },
  {
    build: 'elder',
    pose: 'think',
    hair: 'curly',
    hairColour: 'silver',
    outfit: 'vest',
    colours: ['orange', 'umber', 'cream', 'umber'],
    mood: 'worried',
    signs: ['question'],
  },
  {
    build: 'teen',
    pose: 'cheer',
    hair: 'spiky',
    hairColour: 'pink',
    outfit: 'poncho',
    colours: ['purple', 'plum', 'gold', 'umber'],
    mood: 'shock',
  },
];

/** Where the road may be left, beside it, so that no board crosses a face. */
const WAYMARKS: readonly (readonly [x: number, y: number, boards: WaymarkOptions['boards']])[] = [
  [
    690,
    1345,
    [
      ['SNOW', -1],
      ['TOWN', 1],
      ['INN', -1],
    ],
  ],
  [
    2470,
    1640,
    [
      ['DUNES', 1],
      ['TOWN', -1],
      ['DOOM', 1],
    ],
  ],
  [
    1950,
    2656,
    [
      ['INN', -1],
      ['SHOPS', -1],
      ['DOOM', 1],
    ],
  ],
];

/** Stones round the springs of both rivers. */
const SPRING_STONES = [
  [2072, 408, 60],
  [2108, 374, 84],
  [2170, 366, 70],
  [2236, 380, 54],
  [1950, 1776, 54],
  [1980, 1748, 64],
  [2040, 1742, 56],
] as const;

export const props: Theme['props'] = (stage) => {
  const { scene } = stage;
  for (const [x, y, k, w] of [
    [400, 2260, 0, 190],
    [360, 2180, 2, 170],
    [1180, 3060, 0, 340],
    [2480, 3050, 1, 330],
    [2560, 1560, 1, 190],
    [1650, 1470, 3, 200],
    [1600, 1540, 0, 180],
  ] as const)
    scene.add(tree, [x, y], { width: w, height: w * 1.2, leaf: nth(C.leaf, k) });
  scatter(stage, {
    kind: conifer,
    count: 22,
    apart: -8,
    on: ['snow'],
    options: (r) => ({
      height: r.range(190, 270),
      leaf: r.pick(['#4f8f88', '#3f7a78']),
      snow: '#ffffff',
    }),
  });
  scatter(stage, {
    kind: tree,
    count: 36,
    apart: -22,
    on: ['wood'],
    options: (r) => ({ width: r.range(120, 170), height: r.range(150, 210), leaf: r.pick(WOOD) }),
  });
  scatter(stage, {
    kind: crystalPatch,
    count: 10,
    apart: 30,
    on: ['waste'],
    options: (r) => ({ hue: r.pick(['#c48af0', '#f06ab0', '#8a7af0']), tall: r.range(70, 130) }),
  });
  scatter(stage, {
    kind: crystalPatch,
    count: 7,
    apart: 30,
    on: ['snow'],
    options: (r) => ({ hue: r.pick(['#5fd8e8', '#8f9af4', '#7fe8c8']), tall: r.range(60, 110) }),
  });
  for (const [x, y, tall] of [
    [3668, 1836, 260],
    [3650, 2180, 250],
    [2820, 2500, 270],
    [3380, 1710, 220],
  ] as const)
    scene.add(palm, [x, y], { height: tall, leaf: '#58a04e' });
  const leather = [
    ['#e2574c', '#fff4dc'],
    ['#4f9fc0', '#fff4dc'],
    ['#c8742a', '#fff4dc'],
    ['#8a6fb4', '#fff4dc'],
  ] as const;
  for (const [x, y, k, sign, yaw] of [
    [1400, 2290, 0, 'SWORDS', 0.06],
    [1640, 2290, 1, 'POTIONS', -0.06],
    [1170, 2330, 2, 'HATS', 0.34],
    [1860, 2320, 3, 'MAGIC', -0.34],
  ] as const)
    scene.add(wareStand, [x, y], {
      colours: nth(leather, k),
      sign,
      yaw,
      ware: nth(WARES, k),
      seller: nth(SELLERS, k),
      width: 214,
    });
  scatter(stage, {
    kind: bush,
    count: 44,
    apart: 4,
    on: ['plain', 'wood'],
    options: (r) => ({
      width: r.range(60, 110),
      leaf: r.pick(C.leaf),
      flower: r.chance(0.5) ? r.pick(['#f08ab0', '#ffffff', '#f6d24a']) : undefined,
    }),
  });
  scatter(stage, {
    kind: rock,
    count: 22,
    apart: 4,
    on: ['sand', 'waste', 'snow'],
    options: (r) => ({
      width: r.range(44, 90),
      height: r.range(30, 60),
      material: '#b0a4b8',
      moss: '#d8d0e0',
    }),
  });
  scatter(stage, {
    kind: treasure,
    count: 3,
    apart: 60,
    on: ['sand', 'snow', 'plain'],
    options: () => ({}),
  });
  along(stage, ROAD.slice(0, 14), 520, lampPost, { iron: '#5a4a78' }, { apart: 4 });
  // none before a counter, before the birds, before the gate, before a battle, or where somebody hangs on a rope
  for (const [x, y] of [
    [1230, 2530],
    [1772, 2510],
    [2310, 2425],
    [2825, 1885],
    [1855, 1690],
    [1362, 1612],
    [2345, 1750],
  ] as const)
    clear(stage, ['lampPost'], { x0: x - 70, y0: y - 70, x1: x + 70, y1: y + 70 });
  for (const [x, y, boards] of WAYMARKS) {
    clear(stage, ['tree', 'bush', 'conifer'], { x0: x - 130, y0: y - 10, x1: x + 130, y1: y + 190 });
    scene.add(waymark, [x, y], { boards });
  }
  // nothing stands up among the ship's rotors
  clear(stage, ['crystalPatch', 'rock'], { x0: 2560, y0: 960, x1: 3140, y1: 1240 });
  for (const [x, y, width] of SPRING_STONES)
    scene.add(rock, [x, y], { width, height: width * 0.62, material: '#a8a4b0', moss: '#8fc07a' });
  scatter(stage, { kind: barrel, count: 5, apart: 6, on: ['plain'], options: () => ({}) });
  scatter(stage, {
    kind: crate,
    count: 5,
    apart: 6,
    on: ['sand', 'plain'],
    options: (r) => ({ yaw: r.range(-0.6, 0.6), stack: r.int(1, 2) }),
  });
  scatter(stage, {
    kind: pot,
    count: 12,
    apart: 4,
    on: ['plain'],
    options: (r) => ({ flower: r.pick(['#e2574c', '#f6c453', '#ffffff', '#8f9ae0']) }),
  });
  for (const [x, y, width, yaw] of [
    [2300, 2330, 190, 0.2],
    [1120, 2490, 170, 0],
    [1250, 2470, 170, 0.1],
  ] as const)
    scene.add(fence, [x, y], { width, yaw });
  // whoever flees from the dragon has nothing before the face
  clear(stage, ['lampPost', 'rock'], { x0: 2720, y0: 2080, x1: 2880, y1: 2330 });
};

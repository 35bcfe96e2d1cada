/** The landmarks of level 4, each placed by hand. */
import { nth } from '../../core/geometry';
import { bird } from '../../things/aloft/aloft';
import { bridge } from '../../things/town/canal';
import { castleEscape } from './things/castle-escape';
import { cottage } from './things/cottage';
import { elderTree } from './things/elder-tree';
import { grassedMill } from './things/grassed-mill';
import { lakeTemple } from './things/lake-temple';
import { logGate } from './things/log-gate';
import { potionHouse } from './things/potion-house';
import { ranchBarn } from './things/ranch-barn';
import { sunkenIdol } from './things/sunken-idol';
import { swordShrine } from './things/sword-shrine';
import { volcano } from './things/volcano';
import { marketStand } from './things/market-stand';
import { placer } from '../../stage/placer';
import type { PersonSpec } from '../../people/spec';
import type { Theme } from '../../stage/theme';
import { C } from './places';
import { adventures } from './adventures';

/** Who sells what: proud of eggs, asleep over flasks, haggling over seeds, biting on a gem. */
const SELLERS: readonly PersonSpec[] = [
  {
    build: 'stout',
    pose: 'hips',
    hair: 'bunTails',
    hairColour: 'wood',
    outfit: 'granny',
    colours: ['coral', 'wine', 'cream', 'umber'],
    mood: 'joy',
  },
  {
    build: 'tall',
    pose: 'think',
    hair: 'wavy',
    hairColour: 'wine',
    skin: 'brown',
    outfit: 'monk',
    colours: ['teal', 'forest', 'gold', 'umber'],
    mood: 'asleep',
  },
  {
    build: 'teen',
    pose: 'talk',
    flip: true,
    hair: 'curly',
    hairColour: 'umber',
    skin: 'tan',
    outfit: 'farmer',
    colours: ['yellow', 'umber', 'red', 'umber'],
    mood: 'angry',
    signs: ['bubble'],
  },
  {
    build: 'tall',
    pose: 'eat',
    hair: 'slick',
    hairColour: 'black',
    face: ['mustache'],
    outfit: 'vest',
    colours: ['purple', 'charcoal', 'cream', 'umber'],
    mood: 'cocky',
  },
];

/** By night its lantern lights the yard: nothing else does in that corner. */
const litBarn: typeof ranchBarn = {
  ...ranchBarn,
  lamps: () => [
    { u: -60, w: 190, reach: 460 },
    { u: 300, w: 260, reach: 320 },
  ],
};

export const landmarks: Theme['landmarks'] = (stage, make) => {
  const { scene } = stage;
  const put = placer(scene);
  for (const [x, y] of [
    [760, 180],
    [860, 230],
    [2330, 130],
    [2440, 300],
  ] as const)
    put(bird, x, y, { aloft: true, layer: -1, depthY: 900, size: 1.2 });
  put(grassedMill, 190, 720, { mound: 150, turn: 0.98, cap: '#4f7f8a', patch: '#e0a03a', cloth: '#f6e6c8' });
  put(volcano, 3290, 850, { tall: 960 });
  put(castleEscape, 1740, 915, { size: 0.99 });
  put(grassedMill, 700, 1080, {
    size: 1.1,
    // the sails leave the gallery free, where miller and helper quarrel
    turn: 0.64,
    miller: {
      build: 'stout',
      pose: 'point',
      flip: true,
      hair: 'bald',
      face: ['mustache'],
      outfit: 'baker',
      colours: ['cream', 'wood', 'white', 'umber'],
      mood: 'angry',
      signs: ['anger'],
    },
    helper: {
      build: 'kid',
      pose: 'cheer',
      hair: 'twinTails',
      hairColour: 'chestnut',
      outfit: 'overalls',
      colours: ['sky', 'wood', 'gold', 'umber'],
      mood: 'laugh',
    },
  });
  put(sunkenIdol, 1156, 1062, { size: 0.92, yaw: 0.06 });
  put(lakeTemple, 3190, 1650, { size: 1.02 });
  put(elderTree, 330, 2060, { size: 0.94 });
  put(logGate, 1150, 1960, { yaw: -0.5 });
  put(swordShrine, 720, 2500, {});
  put(potionHouse, 2320, 1480, { size: 0.96 });
  put(litBarn, 3480, 2430, { yaw: -0.1, size: 1.06 });
  for (const [x, y, yaw, i] of [
    [1240, 1400, 0.34, 0],
    [1500, 1290, 0.2, 1],
    [2180, 1290, -0.24, 2],
    [1330, 1620, 0.4, 3],
    [2384, 1824, -0.34, 4],
  ] as const)
    put(cottage, x, y, {
      yaw,
      width: nth([300, 270, 280, 290, 320], i),
      storeys: nth([1, 2, 2, 1, 1], i),
      wall: nth(['#f6e8c8', '#f0d8b8', '#e8ecd0', '#f6e0c0', '#f6e8c8'], i),
      roof: nth(['#d0603f', '#4f8fa0', '#c9973f', '#7f9a4a', '#a0568a'], i),
      door: nth(['#3f7f6a', '#b5453c', '#3f5f9a', '#8a5636', '#3f7f6a'], i),
      sign: nth(['shield', 'boot', 'bottle', 'fish', 'none'] as const, i),
    });
  for (const [x, y, yaw, i] of [
    [1650, 1450, 0.1, 0],
    [1990, 1420, -0.1, 1],
    [1560, 1760, 0.14, 2],
    [2060, 1730, -0.14, 3],
  ] as const)
    put(marketStand, x, y, {
      yaw,
      ware: nth(['eggs', 'flasks', 'seeds', 'gems'] as const, i),
      colours: nth(
        [
          [C.red, C.cream],
          ['#2f8f86', C.cream],
          [C.gold, C.cream],
          ['#7f5fa8', C.cream],
        ] as const,
        i,
      ),
      sign: nth(['EGGS', 'POTIONS', 'SEEDS', 'GEMS'], i),
      seller: nth(SELLERS, i),
    });
  for (const [x, y, yaw, length, name] of [
    [2722, 1100, -0.3, 330, 'ash'],
    [2590, 2110, 0.62, 360, 'ranch'],
  ] as const) {
    const walkway = { length, width: 130, rise: 60, yaw, red: '#a8683a', deck: '#c99a62' };
    const span = put(bridge, x, y, { ...walkway, part: 'back', sortY: y });
    const random = scene.random.fork(`bridge-${name}`);
    for (const [t, w] of [
      [0.3, -10],
      [0.52, 18],
      [0.74, -14],
    ] as const) {
      const at = span.frame.at(-length / 2 + length * t, w, 0);
      const lift = (60 * Math.sin(t * Math.PI) * span.scale) / scene.scaleAt(at[1]);
      scene.put(make(at, random, { lift, sortY: span.box.y1 + 1, perched: true }));
    }
    put(bridge, x, y, { ...walkway, part: 'front', sortY: span.box.y1 + 6, perched: true });
  }
  adventures(stage, make);
};

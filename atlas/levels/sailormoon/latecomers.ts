/** What is set right on level 12 once everybody has a place, and nobody moves for it. */
import type { Scene } from '../../core/scene';
import { stepAside, thingAt } from '../../stage/late';
import { bush } from '../../things/nature/tree';
import { C } from './places';
import { cranePrizes } from './things/crane-prizes';
import { galleryCurtain } from './things/gallery-curtain';
import { moonBoat } from './things/moon-boat';
import { railFlowers } from './things/rail-flowers';

/** Greenery over the straight side of the way at the lower edge: spot, width, and which leaf. */
const BORDER: readonly (readonly [x: number, y: number, width: number, leaf: number, flower: string])[] = [
  [2566, 2562, 66, 1, '#ff9fbe'],
  [2558, 2618, 58, 0, '#ffffff'],
  [2578, 2660, 92, 2, '#ffe9a0'],
  [2562, 2712, 74, 1, '#ff9fbe'],
];

/** Changes the scene and sorts it. Throws where something named is no longer there. */
export function comeLate(scene: Scene): void {
  // nobody could tell what the chest stands on, the crates belong to nobody, the drum is cut by all round it
  scene.remove([
    thingAt(scene, 'treasure'),
    thingAt(scene, 'crate', [1830, 2118]),
    thingAt(scene, 'lost', [2582, 2263]),
    thingAt(scene, 'barrel', [3588, 1009]),
  ]);
  // the silver boat's oar is on its other side: here it was a second horn of the unicorn's
  const boat = thingAt(scene, 'moonBoat', [2150, 1840]);
  scene.replace(
    new Map([[boat, scene.plan(moonBoat, boat.at, { ...boat.options, hull: '#b8d4ff', side: -1 })]]),
  );
  stepAside(scene, [
    // two behind the small dome come out above it
    [
      [3539, 1007],
      [3516, 962],
    ],
    [
      [3638, 1007],
      [3642, 958],
    ],
    // in the silver boat: his mouth from the oar
    [
      [2183, 1840],
      [2209, 1840],
    ],
    // from the corner of the houses
    [
      [186, 1687],
      [222, 1690],
    ],
    // whoever waits for the bouquet stands clear of the cook's cap
    [
      [1175, 1818],
      [1168, 1786],
    ],
    [
      [1252, 1792],
      [1272, 1770],
    ],
  ]);
  const palace = thingAt(scene, 'crystalPalace');
  scene.add(galleryCurtain, palace.at, {
    size: 1.04,
    hazeFactor: 0.4,
    perched: true,
    sortY: palace.box.y1 + 0.2,
  });
  scene.add(railFlowers, palace.at, {
    size: 1.04,
    hazeFactor: 0.4,
    perched: true,
    sortY: palace.box.y1 + 0.3,
  });
  const arcade = thingAt(scene, 'gameCentre');
  scene.add(cranePrizes, arcade.at, {
    yaw: -0.06,
    size: 1.02,
    perched: true,
    sortY: arcade.box.y1 + 0.2,
  });
  for (const [x, y, width, leaf, flower] of BORDER)
    scene.add(bush, [x, y], { width, leaf: C.leaf[leaf] ?? C.lawn, flower });
  scene.sort();
}

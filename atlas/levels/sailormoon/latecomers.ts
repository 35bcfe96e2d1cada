/** What is set right on level 12 once everybody has a place, and nobody moves for it. */
import type { Scene } from '../../core/scene';
import { thingAt } from '../../stage/late';
import { bush } from '../../things/nature/tree';
import { C } from './places';
import { galleryCurtain } from './things/gallery-curtain';

/** Greenery over the straight side of the way at the lower edge: spot, width, and which leaf. */
const BORDER: readonly (readonly [x: number, y: number, width: number, leaf: number, flower: string])[] = [
  [2566, 2562, 66, 1, '#ff9fbe'],
  [2558, 2618, 58, 0, '#ffffff'],
  [2578, 2660, 92, 2, '#ffe9a0'],
  [2562, 2712, 74, 1, '#ff9fbe'],
];

/** Changes the scene and sorts it. Throws where something named is no longer there. */
export function comeLate(scene: Scene): void {
  // nobody could tell what the chest stands on
  scene.remove([thingAt(scene, 'treasure')]);
  const palace = thingAt(scene, 'crystalPalace');
  scene.add(galleryCurtain, palace.at, {
    size: 1.04,
    hazeFactor: 0.4,
    perched: true,
    sortY: palace.box.y1 + 0.2,
  });
  for (const [x, y, width, leaf, flower] of BORDER)
    scene.add(bush, [x, y], { width, leaf: C.leaf[leaf] ?? C.lawn, flower });
  scene.sort();
}

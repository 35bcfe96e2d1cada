/** What is set right on level 12 once everybody has a place, and nobody moves for it. */
import type { Scene } from '../../../core/scene';
import type { Thing } from '../../../core/thing';
import { bush } from '../../../things/nature/tree';
import { C } from '../places';
import { galleryCurtain } from '../things/gallery-curtain';

/** Greenery over the straight side of the way at the lower edge: spot, width, and which leaf. */
const BORDER: readonly (readonly [x: number, y: number, width: number, leaf: number, flower: string])[] = [
  [2566, 2562, 66, 1, '#ff9fbe'],
  [2558, 2618, 58, 0, '#ffffff'],
  [2578, 2660, 92, 2, '#ffe9a0'],
  [2562, 2712, 74, 1, '#ff9fbe'],
];

function landmark(scene: Scene, name: string): Thing {
  const found = scene.things.find((thing) => thing.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

export function comeLast(scene: Scene): void {
  // nobody could tell what the chest stands on
  scene.remove([landmark(scene, 'treasure')]);
  const palace = landmark(scene, 'crystalPalace');
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

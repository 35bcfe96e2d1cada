/** What is set right on level 9 once everybody has a place: nobody else moves for it. */
import type { Scene } from '../../core/scene';
import { stepAside } from '../../stage/late';

/** Lets those step aside whom the level names, and sorts the scene. Throws where one of them is no longer there. */
export function comeLate(scene: Scene): void {
  stepAside(scene, [
    // both who build the kit kneel and stand before the lower edge of its board, not before its parts
    [
      [1962, 1516],
      [1936, 1556],
    ],
    [
      [2065, 1516],
      [2052, 1558],
    ],
  ]);
  scene.sort();
}

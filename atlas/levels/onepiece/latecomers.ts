/** What is set right on level 7 once everybody has a place, and nobody else moves for it. */
import type { Scene } from '../../core/scene';
import { stepAside, thingAt } from '../../stage/late';
import { lidStand } from './things/lid-stand';

/** Changes the scene and sorts it. Throws where something named is no longer there. */
export function comeLate(scene: Scene): void {
  stepAside(scene, [
    // the two maids, out from behind the lid
    [
      [1093, 2305],
      [1064, 2288],
    ],
    [
      [1178, 2315],
      [1142, 2306],
    ],
    // a cap from the apple seller's face
    [
      [2034, 1746],
      [1972, 1752],
    ],
    // the bridge: both feet on its planks
    [
      [2840, 1762],
      [2798, 1772],
    ],
    [
      [2732, 1849],
      [2748, 1842],
    ],
    // the little one, off the shore line
    [
      [2030, 913],
      [2034, 902],
    ],
  ]);
  scene.remove([thingAt(scene, 'crate', [2783, 1782])]);
  scene.add(lidStand, [1236, 2436], { perched: true });
  scene.sort();
}

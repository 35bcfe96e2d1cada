/** What is set right on level 10 once everybody has a place: nobody else moves for it. */
import type { Scene } from '../../core/scene';
import { stepAside, thingAt } from '../../stage/late';
import { pilot } from './things/pilot';

/** Changes the scene and sorts it. Throws where something named is no longer there. */
export function comeLate(scene: Scene): void {
  // the guard who sleeps at the barrier stands behind the boxes with both feet on the snow
  stepAside(scene, [
    [
      [477, 2591],
      [470, 2550],
    ],
  ]);
  // a lamp from a cheek
  const lamp = thingAt(scene, 'lampPost', [3080, 2140]);
  scene.replace(new Map([[lamp, lamp.replan([3044, 2100])]]));
  const craft = thingAt(scene, 'helicopter', [3560, 2030]);
  scene.add(pilot, craft.at, { face: -1, perched: true, sortY: craft.box.y1 + 0.5 });
  scene.sort();
}

/** What is set right on level 5 once everybody has a place: knots come apart and the court gets its hoop, nobody else moves. */
import type { Scene } from '../../core/scene';
import { stepAside, thingAt } from '../../stage/late';
import type { Step } from '../../stage/late';
import { ballHoop } from './things/ball-hoop';

/** Whose feet go from where to where. */
const STEPS: readonly Step[] = [
  // off the sad boy's face, beside the cabinet; who ate there goes on before her, who waved was on somebody's legs
  [
    [3172, 2536],
    [3228, 2558],
  ],
  [
    [3201, 2673],
    [3226, 2706],
  ],
  [
    [3037, 2614],
    [3012, 2692],
  ],
  // from under the sleeper's sign
  [
    [3254, 2266],
    [3258, 2214],
  ],
  // with the bag off the dancing grandmother's face and into the street
  [
    [850, 1123],
    [622, 1292],
  ],
  // who kneels there with her back to us was on two of those behind
  [
    [776, 1194],
    [746, 1240],
  ],
  // the last of the queue stood on the one before
  [
    [666, 719],
    [684, 722],
  ],
  // under the hoop
  [
    [901, 2305],
    [842, 2322],
  ],
];

/** Changes the scene and sorts it. Throws where something named is no longer there. */
export function comeLate(scene: Scene): void {
  stepAside(scene, STEPS);
  // of the sweets no more than a lid and a foot were seen, as if they were the queue's
  scene.remove([thingAt(scene, 'gumball', [640, 690])]);
  scene.add(ballHoop, [916, 2318], {});
  scene.sort();
}

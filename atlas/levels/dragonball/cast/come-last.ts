/** What is set right on level 11 once everybody has a place: who steps out of a knot, and what hangs on a landmark. */
import { distance } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Scene } from '../../../core/scene';
import type { Plan, Thing } from '../../../core/thing';
import { hallPaving } from '../things/hall-paving';
import { podQuilt } from '../things/pod-quilt';
import { saucerDesk } from '../things/saucer-desk';
import { snore } from '../things/snore';
import { wishLight } from '../things/wish-light';

/** So far from its spot somebody may stand, picture pixels. */
const FEET = 8;

/** Who steps aside, by where their feet are: nobody else moves for it. */
export const STEPS: readonly (readonly [from: Point, to: Point])[] = [
  // from under the large turban
  [
    [1380, 2330],
    [1300, 2310],
  ],
  // off the dragon's belly
  [
    [2876, 747],
    [2900, 822],
  ],
  [
    [2839, 749],
    [2848, 827],
  ],
  // the class, arm by arm
  [
    [3267, 2667],
    [3300, 2676],
  ],
  [
    [3430, 2667],
    [3446, 2684],
  ],
];

function standing(scene: Scene, [x, y]: Point): Thing {
  const found = scene.things.find(({ features, at }) => features && distance(at, [x, y]) <= FEET);
  if (!found) throw new Error(`nobody stands at ${x}, ${y} any more: take the spot out of the steps`);
  return found;
}

function landmark(scene: Scene, name: string): Thing {
  const found = scene.things.find((thing) => thing.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

/** Whoever calls it sorts the scene. */
export function comeLast(scene: Scene): void {
  scene.replace(
    new Map(
      STEPS.map(([from, to]): [Thing, Plan] => {
        const thing = standing(scene, from);
        return [thing, thing.replan(to)];
      }),
    ),
  );
  const saucer = landmark(scene, 'saucer');
  scene.add(saucerDesk, saucer.at, { yaw: -0.2, perched: true, sortY: saucer.box.y1 + 0.5 });
  const pod = landmark(scene, 'landing-pod');
  scene.add(podQuilt, pod.at, { r: 110, perched: true, sortY: pod.box.y1 + 0.5 });
  const hall = landmark(scene, 'arena-hall');
  scene.add(hallPaving, hall.at, { perched: true, sortY: hall.box.y1 + 0.5 });
  scene.add(wishLight, landmark(scene, 'wish-altar').at, { aloft: true, layer: -2, hazeFactor: 0 });
  scene.add(snore, [3426, 2190], { aloft: true, sortY: 2290 });
}

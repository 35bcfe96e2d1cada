/** What is set right on level 11 once everybody has a place: who steps out of a knot, and what hangs on a landmark. */
import { distance } from '../../core/geometry';
import type { Scene } from '../../core/scene';
import { stepAside, thingAt } from '../../stage/late';
import { archRock } from './things/arch-rock';
import { dogPaw } from './things/dog-paw';
import type { Step } from '../../stage/late';
import { hallPaving } from './things/hall-paving';
import { podQuilt } from './things/pod-quilt';
import { saucerDesk } from './things/saucer-desk';
import { snore } from './things/snore';
import { wishLight } from './things/wish-light';

/** Who steps aside, by where their feet are: nobody else moves for it. */
const STEPS: readonly Step[] = [
  // he out of the beam of a ray gun, and the flyer off the referee's legs
  [
    [2009, 815],
    [2051, 820],
  ],
  [
    [2136, 1652],
    [2150, 1704],
  ],
  // from before the large turban, and from under it
  [
    [1471, 2473],
    [1496, 2480],
  ],
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

/** Changes the scene, which whoever calls it sorts. Throws where somebody named is no longer there. */
export function comeLate(scene: Scene): void {
  stepAside(scene, STEPS);
  const arch = thingAt(scene, 'mesa', [3380, 1130]);
  scene.replace(
    new Map([
      [
        arch,
        scene.plan(archRock, arch.at, {
          ...arch.options,
          width: 210,
          height: 430,
          arch: true,
          material: '#c97743',
        }),
      ],
    ]),
  );
  // of the sleeper in the crater one sees the back, not a stone
  scene.remove(scene.things.filter(({ name, at }) => name === 'rock' && distance(at, [3610, 2223]) < 8));
  scene.add(dogPaw, [3452, 2284], { aloft: true, sortY: 2290 });
  const saucer = thingAt(scene, 'saucer');
  scene.add(saucerDesk, saucer.at, { yaw: -0.2, perched: true, sortY: saucer.box.y1 + 0.5 });
  const pod = thingAt(scene, 'landing-pod');
  scene.add(podQuilt, pod.at, { r: 110, perched: true, sortY: pod.box.y1 + 0.5 });
  const hall = thingAt(scene, 'arena-hall');
  scene.add(hallPaving, hall.at, { perched: true, sortY: hall.box.y1 + 0.5 });
  scene.add(wishLight, thingAt(scene, 'wish-altar').at, { aloft: true, layer: -2, hazeFactor: 0 });
  scene.add(snore, [3426, 2190], { aloft: true, sortY: 2290 });
}

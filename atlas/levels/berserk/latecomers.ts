/** What is set right on level 13 once everybody has a place: knots come apart and the hill gets a calm foot, nobody else moves. */
import type { Point } from '../../core/geometry';
import type { Scene } from '../../core/scene';
import { stepAside, thingAt } from '../../stage/late';
import type { Step } from '../../stage/late';
import { HILL } from './places';
import { hillBank } from './things/hill-bank';
import { smallSupper } from './things/small-supper';

/** Whose feet go from where to where. */
const STEPS: readonly Step[] = [
  // out from behind the bowing captain, to the stall
  [
    [3525, 1894],
    [3452, 1868],
  ],
  // off the king's cape
  [
    [3079, 1523],
    [3028, 1528],
  ],
];

/** What hid somebody or stood in a tangle, from where to where. */
const MOVES: readonly (readonly [name: string, from: Point, to: Point])[] = [
  // the banner of the dead sun, from before the one with the horns
  ['standard', [1240, 1960], [1482, 1924]],
  // the tip of the witch's hat from the picture's edge
  ['broomRide', [430, 270], [430, 304]],
  // a kettle from the breast of the crowned raven
  ['campfire', [3700, 1140], [3656, 1182]],
];

/** Swords before the hill: where it bristles already, where mourners stand, and where the banner stands now. */
const TOO_MANY: readonly Point[] = [
  [896, 1629],
  [1879, 1684],
  [1933, 1695],
  [1929, 1746],
  [1704, 1716],
  [1436, 1846],
];

/** Changes the scene and sorts it. Throws where something named is no longer there. */
export function comeLate(scene: Scene): void {
  stepAside(scene, STEPS);
  scene.replace(
    new Map(
      MOVES.map(([name, from, to]) => {
        const thing = thingAt(scene, name, from);
        return [thing, thing.replan(to)];
      }),
    ),
  );
  scene.remove(TOO_MANY.map((spot) => thingAt(scene, 'loneSword', spot)));
  const spit = thingAt(scene, 'emptySpit');
  scene.add(smallSupper, spit.at, { perched: true, sortY: spit.box.y1 + 0.5 });
  const hill = thingAt(scene, 'swordHill');
  scene.add(hillBank, [1480, 1650], {
    ...HILL,
    hazeFactor: 0.2,
    perched: true,
    sortY: hill.box.y1 + 0.5,
  });
  scene.sort();
}

/** What is set right on level 17 once everybody has a place: loose parts find their owners, nobody else moves. */
import type { Scene } from '../../core/scene';
import type { Thing } from '../../core/thing';
import { somebodyAt, stepAside, thingAt } from '../../stage/late';
import type { Step } from '../../stage/late';
import { flatFellow, rolledFellow } from './things/flat-fellow';
import { hairTower } from './things/gags';
import { rollerCab } from './things/roller-cab';
import { snore } from './things/snore';

/** Whose feet go from where to where. */
const STEPS: readonly Step[] = [
  // out from under the hand of the one in mint
  [
    [1400, 1744],
    [1470, 1758],
  ],
  // out from behind the tower of hair
  [
    [2175, 2554],
    [2126, 2550],
  ],
  // who carry the rolled fellow, clear of the cook
  [
    [3192, 1822],
    [3160, 1822],
  ],
  [
    [3320, 1822],
    [3280, 1822],
  ],
];

/** Small enough for the cab he sleeps in, and how high his seat is, world units of the roller. */
const SLEEPER = { feet: [2434, 2337], size: 0.7, seat: 160 } as const;

/** Into the cab, with its near posts and its door before him. */
function intoTheCab(scene: Scene, roller: Thing): void {
  const { feet, size, seat } = SLEEPER;
  const sleeper = somebodyAt(scene, feet);
  const lift = (seat * roller.scale) / (scene.scaleAt(feet[1]) * size);
  scene.replace(new Map([[sleeper, sleeper.replan(feet, { size, lift })]]));
  const { yaw } = roller.options;
  scene.add(rollerCab, roller.at, {
    ...(yaw === undefined ? {} : { yaw }),
    ...(roller.options.size === undefined ? {} : { size: roller.options.size }),
    perched: true,
    sortY: roller.box.y1 + 2,
  });
}

/** Changes the scene and sorts it. Throws where something named is no longer there. */
export function comeLate(scene: Scene): void {
  stepAside(scene, STEPS);
  intoTheCab(scene, thingAt(scene, 'roadRoller'));
  const tower = thingAt(scene, 'hairTower');
  const flat = thingAt(scene, 'flatFellow', [2880, 2272]);
  const peeled = thingAt(scene, 'flatFellow', [2990, 2110]);
  const rolled = thingAt(scene, 'rolledFellow');
  scene.remove([tower, flat, peeled, rolled]);
  scene.add(hairTower, tower.at, { ...tower.options, bow: false });
  // with all of him on the pavement, clear of the kerb and of who mourns him
  scene.add(flatFellow, [2902, 2208], { yaw: -0.35, size: 1.3, perched: true, shade: true });
  scene.add(flatFellow, peeled.at, { ...peeled.options, peeled: 1.15, shade: true });
  // before those who carry him, or shoes and hair would be all of him
  scene.add(rolledFellow, [3222, 1812], { ...rolled.options, z: 60, size: 0.85, sortY: 1850 });
  scene.add(snore, [738, 1176], { perched: true, sortY: 1332, depthY: 1330 });
  scene.sort();
}

/** What is set right on level 19 once everybody has a place: nobody is cut by the edge, a tank or a wire, nobody else moves. */
import type { Scene } from '../../core/scene';
import { somebodyAt, stepAside, thingAt } from '../../stage/late';
import type { Step } from '../../stage/late';
import { maskCrew } from './things/mask-crew';
import { pulledPlug } from './things/pulled-plug';

/** Whose feet go from where to where. */
const STEPS: readonly Step[] = [
  // from the picture's edge
  [
    [3815, 2374],
    [3759, 2376],
  ],
  // out from under the wires
  [
    [193, 800],
    [190, 860],
  ],
  // out from behind what flies at her neighbour
  [
    [1055, 1577],
    [1094, 1566],
  ],
  // both feet before the spool he trips over, and the one before him out of his hat
  [
    [2366, 2566],
    [2372, 2530],
  ],
  [
    [2315, 2398],
    [2284, 2366],
  ],
];

/** Both of the chase on the roof: small enough for it. */
const CHASE = {
  times: 0.8,
  steps: [
    [
      [43, 953],
      [58, 953],
    ],
    [
      [108, 953],
      [114, 953],
    ],
  ],
} as const;

/** Changes the scene and sorts it. Throws where something named is no longer there. */
export function comeLate(scene: Scene): void {
  stepAside(scene, STEPS);
  const { times, steps } = CHASE;
  scene.replace(
    new Map(
      steps.map(([from, to]) => {
        const runner = somebodyAt(scene, from);
        return [runner, runner.replan(to, { size: times, lift: (runner.options.lift ?? 0) / times })];
      }),
    ),
  );
  const crew = thingAt(scene, 'maskCrew');
  const cable = thingAt(scene, 'cutCable');
  // a rock that the tank cuts
  scene.remove([crew, cable, thingAt(scene, 'rock', [3640, 1651])]);
  scene.add(maskCrew, crew.at, { ...crew.options, fromRim: true });
  const [x, y] = cable.at;
  scene.add(pulledPlug, [x - 6, y], { size: 0.84 });
  scene.sort();
}

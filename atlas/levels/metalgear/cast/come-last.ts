/** What is set right on level 10 once everybody has a place: nobody else moves for it. */
import { distance } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Scene } from '../../../core/scene';
import type { Plan, Thing } from '../../../core/thing';
import { pilot } from '../things/pilot';

/** So far from its spot something may stand, picture pixels. */
const FEET = 8;

/** What steps aside: its name, where it stands, and where it goes. */
const STEPS: readonly (readonly [name: string, from: Point, to: Point])[] = [
  // the guard who sleeps at the barrier stands behind the boxes with both feet on the snow
  ['figure', [477, 2591], [470, 2550]],
  // a lamp from a cheek
  ['lampPost', [3080, 2140], [3044, 2100]],
];

function standing(scene: Scene, name: string, [x, y]: Point): Thing {
  const found = scene.things.find((thing) => thing.name === name && distance(thing.at, [x, y]) <= FEET);
  if (!found) throw new Error(`no ${name} stands at ${x}, ${y} any more: take the spot out of the steps`);
  return found;
}

export function comeLast(scene: Scene): void {
  scene.replace(
    new Map(
      STEPS.map(([name, from, to]): [Thing, Plan] => {
        const thing = standing(scene, name, from);
        return [thing, thing.replan(to)];
      }),
    ),
  );
  const craft = standing(scene, 'helicopter', [3560, 2030]);
  scene.add(pilot, craft.at, { face: -1, perched: true, sortY: craft.box.y1 + 0.5 });
  scene.sort();
}

/** What is set right on the map of level 3 once everybody has a place: nobody moves for it. */
import { distance } from '../../core/geometry';
import type { Scene } from '../../core/scene';
import type { Plan, Thing } from '../../core/thing';
import { thingAt } from '../../stage/late';
import { sheetRope } from './things/sheet-rope';
import { shorePalm } from './things/shore-palm';

/** Their trunks stood on the very edge of the shore: one behind a spear and a guard's horns, one with its shade on the sea. */
const [BEHIND_THE_GUARD, BY_THE_SEA] = [
  [3650, 2180],
  [3668, 1836],
] as const;

export function setRight(scene: Scene): void {
  scene.remove(scene.things.filter(({ name, at }) => name === 'palm' && distance(at, BEHIND_THE_GUARD) < 8));
  const alone = thingAt(scene, 'palm', BY_THE_SEA);
  const rope = thingAt(scene, 'sheetRope');
  scene.replace(
    new Map<Thing, Plan>([
      [alone, scene.plan(shorePalm, alone.at, { height: 260, leaf: '#58a04e' })],
      // its window is in the wall of the house, as large as the house's own
      [
        rope,
        scene.plan(sheetRope, rope.at, { ...rope.options, rise: 250, back: 24, end: [-30, 64], small: 0.66 }),
      ],
    ]),
  );
}

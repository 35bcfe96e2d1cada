/** Draws the animals of level 11 as what they are, once everybody has a place: nobody moves for it, and nobody else comes. */
import { distance } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Scene } from '../../../core/scene';
import type { Plan, Thing } from '../../../core/thing';
import { figure } from '../../../stage/figure';
import { CARAVAN } from './caravan';
import { KINDS } from './kinds';

/** So far from its spot an animal may stand, picture pixels. */
const FEET = 8;

function standing(scene: Scene, [x, y]: Point): Thing {
  const found = scene.things.find(({ features, at }) => features && distance(at, [x, y]) <= FEET);
  if (!found) throw new Error(`no animal stands at ${x}, ${y} any more: take it out of the kinds`);
  return found;
}

export function drawKinds(scene: Scene): void {
  scene.replace(
    new Map(
      KINDS.map(([feet, spec, to]): [Thing, Plan] => {
        const thing = standing(scene, feet);
        return [thing, scene.plan(figure, to ?? thing.at, { ...thing.options, spec })];
      }),
    ),
  );
  const { at, beast, size, rider, lift } = CARAVAN;
  const mount = scene.add(figure, at, { spec: beast, size });
  scene.add(figure, at, { spec: rider, lift, perched: true, sortY: mount.box.y1 + 2 });
  scene.sort();
}

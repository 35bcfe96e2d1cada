/** Finds who or what stands on a map, for a level that sets something right once everybody has a place. */
import { distance } from '../core/geometry';
import type { Point } from '../core/geometry';
import type { Scene } from '../core/scene';
import type { Plan, Thing } from '../core/thing';

/** So far from its spot something may stand, picture pixels. */
const REACH = 8;

/** From where to where somebody's feet go, picture pixels. */
export type Step = readonly [from: Point, to: Point];

function nearest(things: readonly Thing[], at: Point): Thing | undefined {
  return things
    .filter((thing) => distance(thing.at, at) <= REACH)
    .sort((a, b) => distance(a.at, at) - distance(b.at, at))[0];
}

/**
 * The thing of a name: the first one, or the nearest within eight picture pixels of a spot. Throws where there is none,
 * since then the spot is left from an older layout.
 */
export function thingAt({ things }: Scene, name: string, at?: Point): Thing {
  const named = things.filter((thing) => thing.name === name);
  const found = at ? nearest(named, at) : named[0];
  if (!found) throw new Error(`there is no ${name}${at ? ` at ${at.join(', ')} any more` : ''}`);
  return found;
}

/** Whose feet are within eight picture pixels of a spot. Throws where nobody's are. */
export function somebodyAt({ things }: Scene, at: Point): Thing {
  const found = nearest(
    things.filter(({ features }) => features !== undefined),
    at,
  );
  if (!found) throw new Error(`nobody stands at ${at.join(', ')} any more: take the spot out`);
  return found;
}

/** Lets somebody step aside, each by a spot of their feet; nobody else moves. The caller sorts the scene. */
export function stepAside(scene: Scene, steps: readonly Step[]): void {
  scene.replace(
    new Map(
      steps.map(([from, to]): [Thing, Plan] => {
        const thing = somebodyAt(scene, from);
        return [thing, thing.replan(to)];
      }),
    ),
  );
}

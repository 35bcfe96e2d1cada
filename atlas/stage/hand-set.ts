/** Small scenes set by hand: a spot, and what each person there does about it. */
import type { Point } from '../core/geometry';
import { SQUASH } from '../core/frame';
import { fits } from './place';
import type { FigureMaker, Stage, Wear } from './place';
import type { PersonSpec } from '../people/spec';
import { isCreature } from './figure';

/** Who stands where, from the scene's spot in world units, and what of the crowd's dress the role changes. */
export interface Part {
  readonly dx?: number;
  readonly dy?: number;
  readonly as: PersonSpec;
}

/** Gives somebody of the crowd a role; an animal keeps its own. */
const role =
  (as: PersonSpec): Wear =>
  (spec) =>
    isCreature(spec) ? spec : { ...spec, facing: 'front', hold: null, signs: [], ...as };

/** Sets a scene; whoever finds no room stays away. */
export function handSet(
  stage: Stage,
  make: FigureMaker,
  name: string,
  [x, y]: Point,
  parts: readonly Part[],
): void {
  const { scene } = stage;
  const random = scene.random.fork(`scene-${name}`);
  for (const { dx = 0, dy = 0, as } of parts) {
    const s = scene.scaleAt(y);
    const plan = make([x + dx * s, y + dy * s * SQUASH], random, {}, role(as));
    if (fits(stage, plan, { apart: 0 })) scene.put(plan);
  }
}

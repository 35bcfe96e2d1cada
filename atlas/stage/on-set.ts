/** People who act on a landmark or in the air: each at a point of its space, in a role. */
import { SQUASH } from '../core/frame';
import type { Point3 } from '../core/frame';
import type { Point } from '../core/geometry';
import { perch } from './perch';
import { fits } from './place';
import type { FigureMaker, Stage, Wear } from './place';
import type { Part } from './hand-set';
import type { Plan } from '../core/thing';
import { inRole } from './role';
import type { PersonSpec } from '../people/spec';
import type { CreatureSpec } from '../creatures/creature';

/** Where somebody is in the space of the host, and what of the crowd's dress the role changes; an animal is itself. */
export interface Actor {
  readonly at: Point3;
  readonly as: PersonSpec | CreatureSpec;
  readonly size?: number;
  /** Picture pixels before the host's front edge at which it is sorted: later ones stand before earlier ones. */
  readonly after?: number;
}

const PLAIN = { facing: 'front', hold: null, off: null, signs: [], tip: null, shadow: false } as const;

const onSetAs = (as: PersonSpec | CreatureSpec): Wear =>
  'plan' in as ? () => as : inRole({ ...PLAIN, ...as });

/** Sets people on the ground round a spot of the picture, nobody but people; whoever finds no room stays away. */
export function onGround(
  stage: Stage,
  make: FigureMaker,
  name: string,
  [x, y]: Point,
  parts: readonly Part[],
): void {
  const { scene } = stage;
  const random = scene.random.fork(`set-${name}`);
  const s = scene.scaleAt(y);
  for (const { dx = 0, dy = 0, as } of parts) {
    const at: Point = [x + dx * s, y + dy * s * SQUASH];
    const plan = make(at, random, {}, onSetAs({ shadow: true, ...as }));
    if (fits(stage, plan, { apart: 0 })) scene.put(plan);
  }
}

/** Sets people and animals on a host; whoever finds nothing else to stand on stays there. */
export function onSet(
  stage: Stage,
  make: FigureMaker,
  host: Plan,
  name: string,
  actors: readonly Actor[],
): void {
  const { scene } = stage;
  const random = scene.random.fork(`set-${name}`);
  for (const [i, { at: spot, as, size = 1, after = 2 + i * 0.2 }] of actors.entries()) {
    const { at, placement } = perch(stage, host, spot, { size, after });
    scene.put(make(at, random, placement, onSetAs(as)));
  }
}

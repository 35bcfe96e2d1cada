/** How the crowd turns to what it looks at: not all of them their backs to us, a row of hair has no faces. */
import type { PersonSpec } from '../../../people/spec';

/** Of two who would be seen from behind, one is seen from the side. */
export const seldomBehind = (spec: PersonSpec): PersonSpec =>
  (spec.facing === 'away' || spec.facing === 'back') && (spec.seed ?? 0) % 2 === 0
    ? { ...spec, facing: 'side' }
    : spec;

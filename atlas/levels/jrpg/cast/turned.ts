/** How the crowd of level 3 turns to what it looks at: seen from above, a lawn full of hair has no faces. */
import type { PersonSpec } from '../../../people/spec';

/** Of four who would be seen from behind, two look at us. */
export const oftenToUs = (spec: PersonSpec): PersonSpec =>
  (spec.facing === 'away' || spec.facing === 'back') && ((spec.seed ?? 0) + 1) % 4 < 2
    ? { ...spec, facing: 'front' }
    : spec;

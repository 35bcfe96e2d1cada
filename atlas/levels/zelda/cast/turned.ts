/** How the crowd turns to what it looks at: not all of them their backs to us, a row of hair has no faces. */
import type { HairName } from '../../../people/hair/styles';
import type { PersonSpec } from '../../../people/spec';

/** Too little hair to tell the back of a head from a blank face. */
const BARE: readonly HairName[] = ['bald', 'oldTufts'];

const isBehind = ({ facing }: PersonSpec): boolean => facing === 'away' || facing === 'back';

/** Of two who would be seen from behind, one is seen from the side, and so is whoever has no hair there. */
export const seldomBehind = (spec: PersonSpec): PersonSpec => {
  const { seed = 0, hair } = spec;
  const turns = isBehind(spec) && (seed % 2 === 0 || BARE.some((name) => name === hair));
  return turns ? { ...spec, facing: 'side' } : spec;
};

/** Which heads are fit to be seen from behind: a bare or shaven one, or one whose hair is parted down to the neck, reads as a face without features. */
import type { PersonSpec } from '../people/spec';

const BARE: ReadonlySet<PersonSpec['hair']> = new Set(['bald', 'oldTufts', 'mohawk', 'bowl']);
const PARTED: ReadonlySet<PersonSpec['hair']> = new Set([
  'twinTails',
  'lowTwins',
  'drills',
  'braids',
  'buns',
  'bunTails',
]);

export function isFitFromBehind({ facing = 'front', hair }: PersonSpec): boolean {
  if (facing !== 'back' && facing !== 'away') return true;
  return !BARE.has(hair) && !PARTED.has(hair);
}

/** Somebody whose head is not, in profile instead: that shows as well what is looked at. */
export const inProfileIfBare = (spec: PersonSpec): PersonSpec =>
  isFitFromBehind(spec) ? spec : { ...spec, facing: 'side' };

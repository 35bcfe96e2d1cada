/** Which heads are fit to be seen from behind: a bare or shaven one reads as a face without features, and one that is all hair, with no nape and no ear, as no head. */
import type { PersonSpec } from '../people/spec';

type Hair = PersonSpec['hair'];

const BARE: ReadonlySet<Hair> = new Set(['bald', 'oldTufts', 'mohawk']);
const PARTED: ReadonlySet<Hair> = new Set(['twinTails', 'lowTwins', 'drills', 'braids', 'buns', 'bunTails']);
/** Hair that hides the nape and both ears. */
const MASSES: ReadonlySet<Hair> = new Set([
  'afro',
  'bob',
  'bobSwept',
  'bowl',
  'choppy',
  'curlyLong',
  'locs',
  'mane',
  'medium',
  'spiky',
  'tousled',
  'flame',
]);

/** Whether somebody turned from us is seen to have a head. */
export function isFitFromBehind({ facing = 'front', hair }: PersonSpec): boolean {
  if (facing !== 'back' && facing !== 'away') return true;
  return !BARE.has(hair) && !PARTED.has(hair) && !MASSES.has(hair);
}

/** Somebody whose head is not, in profile instead: that shows as well what is looked at. Of all others the cheek and an ear are seen. */
export function withHead(spec: PersonSpec): PersonSpec {
  if (!isFitFromBehind(spec)) return { ...spec, facing: 'side' };
  return spec.facing === 'back' ? { ...spec, facing: 'away' } : spec;
}

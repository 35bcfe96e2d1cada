/** Gives somebody of the crowd a role: what he does and holds, in the clothes he has. */
import type { PersonSpec } from '../people/spec';
import { isCreature } from './figure';
import type { Wear } from './place';

/** A role for people alone. */
export const inRole =
  (as: PersonSpec): Wear =>
  (spec) =>
    isCreature(spec) ? undefined : { ...spec, ...as };

/** Gives somebody of the crowd a role: what he does and holds, in the clothes he has. */
import type { PersonSpec } from '../people/spec';
import { isCreature } from './figure';
import type { FigureSpec } from './figure';
import type { FigureMaker, Wear } from './place';

/** Who was cast last, by maker: offered again in an animal's place, he is refused, and the dresser goes on to a person. */
const lastCast = new WeakMap<FigureMaker, FigureSpec>();

/** A role for people alone. */
export const inRole =
  (make: FigureMaker, as: PersonSpec): Wear =>
  (spec) => {
    if (isCreature(spec)) return lastCast.get(make) ?? { ...spec, flip: as.flip ?? false };
    const worn = { ...spec, ...as };
    lastCast.set(make, worn);
    return worn;
  };

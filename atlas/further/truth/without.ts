/** A figure's spec without one of its parts. */
import type { CreatureSpec } from '../../creatures/creature';
import type { PersonSpec } from '../../people/spec';
import { nameAndColour } from '../../core/named';
import { isCreature, type FigureSpec } from '../../stage/figure';

function personWithout(spec: PersonSpec, kind: string, name: string): PersonSpec {
  switch (kind) {
    case 'hold':
    case 'off':
    case 'hat':
    case 'mount':
      return { ...spec, [kind]: null };
    case 'hair':
      return { ...spec, hair: 'bald' };
    case 'nose':
      return { ...spec, nose: 'none' };
    case 'face':
      return { ...spec, face: (spec.face ?? []).filter((each) => each !== name) };
    case 'back':
      return { ...spec, back: (spec.back ?? []).filter((each) => nameAndColour(each)[0] !== name) };
    case 'sign':
      return { ...spec, signs: (spec.signs ?? []).filter((each) => each !== name) };
    default:
      return spec;
  }
}

/** What a body has where nothing is said of it, and has not when it is said so. */
const NONE: Readonly<Record<string, string>> = {
  arms: 'down',
  ears: 'none',
  pattern: 'none',
  snout: 'none',
  tail: 'none',
};

function creatureWithout(spec: CreatureSpec, kind: string, name: string): CreatureSpec {
  const key = kind === 'trait' ? name : kind;
  const bare: CreatureSpec = { ...spec };
  // a golem lets its arms down, a round body has none
  Object.assign(bare, { [key]: key === 'arms' && spec.plan === 'blob' ? 'none' : NONE[key] });
  return bare;
}

/** `part` is an id of `atlas/truth/part.ts` that the figure has. */
export function without(spec: FigureSpec, part: string): FigureSpec {
  const [kind = '', name = ''] = part.split(':');
  return isCreature(spec) ? creatureWithout(spec, kind, name) : personWithout(spec, kind, name);
}

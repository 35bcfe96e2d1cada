/** Keeps a quarter from sending the same frock or cap many times, and from sending backs where a crowd should show faces. */
import { nth } from '../../../core/geometry';
import type { PersonSpec } from '../../../people/spec';

/** In place of the blue frock with the apron. */
const FROCKS: readonly Pick<PersonSpec, 'outfit' | 'colours'>[] = [
  { outfit: 'maid', colours: ['wine', 'cream', 'white', 'umber'] },
  { outfit: 'princess', colours: ['mint', 'cream', 'gold', 'umber'] },
  { outfit: 'haikara', colours: ['gold', 'wine', 'white', 'umber'] },
  { outfit: 'pajamas', colours: ['sky', 'white', 'white', 'umber'] },
  { outfit: 'caped', colours: ['white', 'red', 'gold', 'umber'] },
];

/** In place of the grey cap with the red horns. */
const CAPS: readonly Pick<PersonSpec, 'hat' | 'hatColours'>[] = [
  { hat: 'horned', hatColours: ['steel', 'red'] },
  { hat: 'kasa', hatColours: ['sand', 'red'] },
  { hat: 'ramHorns', hatColours: ['cream', 'sand'] },
  { hat: 'mushroom', hatColours: ['red', 'white'] },
];

/** A number that one person always has: drawing lots here would dress everybody after them anew. */
const numberOf = ({ hair, hairColour, skin, build, turn, mood }: PersonSpec): number =>
  [...`${hair} ${hairColour} ${skin} ${build} ${turn} ${typeof mood === 'string' ? mood : ''}`].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );

/** The same person in other clothes, where too many would wear these. */
export function unlike(somebody: PersonSpec): PersonSpec {
  const number = numberOf(somebody);
  return {
    ...somebody,
    ...(somebody.outfit === 'maid' ? nth(FROCKS, number % FROCKS.length) : {}),
    ...(somebody.hat === 'horned' ? nth(CAPS, number % CAPS.length) : {}),
  };
}

/** The same person with a face that is seen: not turned away, and with no mane over the neighbours. */
export const shown = (somebody: PersonSpec): PersonSpec => ({
  ...somebody,
  ...(somebody.facing === 'back' ? { facing: 'front' } : {}),
  ...(somebody.hair === 'mane' ? { hair: 'choppy' } : {}),
});

/** How the crowd turns to what it looks at: not all of them their backs to us, a row of hair has no faces. */
import type { HairName } from '../../../people/hair/styles';
import type { PersonSpec } from '../../../people/spec';

/** Too little hair to tell the back of a head from a blank face. */
const BARE: readonly HairName[] = ['bald', 'oldTufts'];

const isBehind = ({ facing }: PersonSpec): boolean => facing === 'away' || facing === 'back';

/** Those who would hide their own mouth or a neighbour where they stand, and who of many alike stands out, by their number. */
const OTHERWISE: Readonly<Record<number, PersonSpec>> = {
  51: { facing: 'side', pose: 'walk', flip: false },
  174: {
    build: 'giant',
    hair: 'topKnot',
    hat: 'headband',
    hatColours: ['red', 'red'],
    outfit: 'poncho',
    colours: ['orange', 'umber', 'cream', 'wood'],
    skin: 'sand',
    pose: 'hips',
    hold: null,
  },
  178: { pose: 'hips', hold: null },
  199: { build: 'tall', pose: 'talk', hold: null },
  202: { hairColour: 'teal' },
  222: { build: 'toddler', hairColour: 'ginger' },
  244: { pose: 'crouch' },
  312: { pose: 'walk', hold: 'letter', facing: 'front' },
  323: { hairColour: 'coral' },
};

/** Of two who would be seen from behind, one is seen from the side, and so is whoever has no hair there. */
export const seldomBehind = (spec: PersonSpec): PersonSpec => {
  const seed = spec.seed ?? 0;
  const turned: PersonSpec =
    isBehind(spec) && (seed % 2 === 0 || BARE.some((name) => name === spec.hair))
      ? { ...spec, facing: 'side' }
      : spec;
  return { ...turned, ...OTHERWISE[seed] };
};

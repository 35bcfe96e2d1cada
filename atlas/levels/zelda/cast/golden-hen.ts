/** The hen the village looks for: the only gold one among the white. */
import type { CreatureSpec } from '../../../creatures/creature';

export const goldenHen: CreatureSpec = {
  plan: 'bird',
  colour: 'yellow',
  second: 'gold',
  wingTip: 'orange',
  crest: 'comb',
  crestColour: 'wine',
  beakColour: 'red',
  legColour: 'red',
  mood: 'cocky',
  hat: 'crown',
  scale: 1.15,
};

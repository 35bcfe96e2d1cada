/** The creatures among the targets of level 3. */
import type { CreatureSpec } from '../../../creatures/creature';

/** A gum who made it. */
export const gum: CreatureSpec = {
  plan: 'blob',
  body: 'gum',
  colour: 'rose',
  second: 'pink',
  gloss: true,
  limbs: 'puddle',
  mood: 'cocky',
  hat: 'topHat',
  hatColours: ['black', 'gold'],
  scale: 1.3,
};

/** A cat who sells what it found. */
export const merchantCat: CreatureSpec = {
  plan: 'critter',
  colour: 'charcoal',
  second: 'white',
  ears: 'cat',
  inner: 'pink',
  snout: 'cat',
  tail: 'cat',
  whiskers: true,
  hat: 'turban',
  hatColours: ['gold', 'red'],
  arms: 'hold',
  hold: 'lantern',
  mood: 'cheeky',
  girth: 30,
  tall: 40,
  scale: 1.15,
};

/** A riding bird with no rider. */
export const ridingBird: CreatureSpec = {
  plan: 'bird',
  colour: 'purple',
  second: 'lilac',
  wingTip: 'plum',
  crest: 'tuft',
  crestColour: 'yellow',
  beakColour: 'gold',
  legColour: 'gold',
  neck: 26,
  leg: 28,
  mood: 'cocky',
  scale: 1.5,
};

/** The dog of the party. */
export const partyDog: CreatureSpec = {
  plan: 'beast',
  colour: 'white',
  second: 'sky',
  ears: 'fox',
  snout: 'dog',
  tail: 'curl',
  pose: 'sit',
  hat: 'knight',
  hatColours: ['gold', 'red'],
  mood: 'happy',
  scale: 1.2,
};

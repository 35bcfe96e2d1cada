/** The creatures among the targets of level 4. */
import type { CreatureSpec } from '../../../creatures/creature';

export const fairy: CreatureSpec = {
  plan: 'blob',
  body: 'ball',
  colour: 'pink',
  second: 'blush',
  wings: 'fairy',
  wingColour: 'white',
  gloss: true,
  mood: 'angry',
  air: 34,
  limbs: 'none',
  signs: ['bang'],
  scale: 1.1,
};

export const owl: CreatureSpec = {
  plan: 'bird',
  colour: 'wood',
  second: 'sand',
  wingTip: 'umber',
  wingColour: 'chestnut',
  ears: 'tufts',
  skull: 'wide',
  mask: 'owl',
  maskColour: 'cream',
  pattern: 'bars',
  tail: 'none',
  beakColour: 'gold',
  girth: 36,
  tall: 62,
  neck: 0,
  leg: 10,
  headSize: 0.94,
  hatY: -10,
  mood: { eyes: 'shock', mouth: 'none', brows: 'none' },
  hat: 'wizard',
  hatColours: ['cobalt', 'gold'],
  scale: 1.05,
};

export const ghost: CreatureSpec = {
  plan: 'blob',
  body: 'ghost',
  colour: 'lilac',
  mood: 'sad',
  arms: 'up',
  air: 12,
  hold: 'lantern',
  blush: 'rose',
  scale: 1.15,
};

export const horse: CreatureSpec = {
  plan: 'beast',
  colour: 'white',
  second: 'white',
  snout: 'horse',
  skull: 'long',
  ears: 'fox',
  mane: 'cobalt',
  tail: 'lion',
  tailTip: 'cobalt',
  leg: 44,
  length: 84,
  girth: 38,
  neck: 34,
  headSize: 0.7,
  foot: 'hoof',
  saddle: 'red',
  pose: 'walk',
  mood: 'calm',
  flip: true,
};

/** The only gold one among the village's white hens. */
export const goldenHen: CreatureSpec = {
  plan: 'bird',
  kind: 'hen',
  colour: 'yellow',
  second: 'gold',
  wingTip: 'orange',
  crestColour: 'red',
  mood: 'cocky',
  hat: 'crown',
  hatColours: ['gold', 'cobalt'],
  scale: 1.15,
};

/** Who works and washes at the baths: the targets of quests 10 to 14, in their order. */
import type { FigureSpec } from '../../../stage/figure';

export const BATHHOUSE: readonly FigureSpec[] = [
  // 10 a fire that cooks
  {
    plan: 'blob',
    body: 'flame',
    colour: 'orange',
    second: 'yellow',
    mood: 'cocky',
    arms: 'up',
    hold: 'meat',
    limbs: 'none',
    scale: 1.15,
  },
  // 11 the owner of the baths
  {
    build: 'stout',
    hair: 'topBun',
    hairColour: 'silver',
    nose: 'big',
    outfit: 'princess',
    colours: ['wine', 'wine', 'gold', 'black'],
    mood: 'stern',
    pose: 'hold',
    hold: ['fan', 'gold'],
    face: ['mark'],
  },
  // 12 the stoker
  {
    build: 'elder',
    hair: 'oldTufts',
    hairColour: 'grey',
    face: ['mustache', 'shades'],
    outfit: 'overalls',
    colours: ['steel', 'cream', 'gold', 'umber'],
    mood: 'angry',
    pose: 'wave',
    hold: 'wrench',
    skin: 'brown',
  },
  // 13 a river that took a shape
  {
    plan: 'serpent',
    course: 'coil',
    colour: 'aqua',
    second: 'white',
    horns: 'kirin',
    hornColour: 'coral',
    snout: 'dragon',
    mood: 'serene',
    feelers: 'coral',
    tailTuft: true,
    girth: 26,
  },
  // 14 a frog with a bucket
  {
    plan: 'critter',
    colour: 'grass',
    second: 'cream',
    skull: 'frog',
    snout: 'frog',
    hat: 'hachimaki',
    hatColours: ['white', 'red'],
    girth: 30,
    tall: 36,
    feet: 'webbed',
    arms: 'hold',
    hold: ['bucket', 'wood'],
    y: -27,
    gap: 25,
    size: 1.1,
    mouthY: 16,
    hatY: 9,
    mood: { eyes: 'shock', mouth: 'wobble', brows: 'none' },
    scale: 1.1,
  },
];

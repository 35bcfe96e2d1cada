/** Who works in the town, and who is led, pushed or chased through it: each a figure that one knows from afar. */
import type { Random } from '../../../core/random';
import type { CreatureSpec } from '../../../creatures/creature';
import type { FigureSpec } from '../../../stage/figure';
import type { PersonSpec } from '../../../people/spec';

/** Clothes that say what somebody does; who wears them is dressed anew each time. */
const TRADES: readonly PersonSpec[] = [
  {
    outfit: 'chef',
    colours: ['white', 'charcoal', 'red', 'black'],
    hat: 'chef',
    hatColours: ['white', 'white'],
    hold: 'ramen',
    pose: 'carry',
    build: 'stout',
  },
  {
    outfit: 'labcoat',
    colours: ['white', 'charcoal', 'red', 'black'],
    hat: 'nurse',
    hatColours: ['white', 'red'],
    hold: 'bag',
    pose: 'run',
  },
  {
    outfit: 'overalls',
    colours: ['orange', 'white', 'gold', 'umber'],
    hat: 'miner',
    hatColours: ['yellow', 'charcoal'],
    hold: 'pickaxe',
    pose: 'shoulder',
    build: 'brawny',
  },
  {
    outfit: 'monk',
    colours: ['gold', 'umber', 'red', 'wood'],
    hat: 'kasa',
    hatColours: ['sand', 'umber'],
    hold: 'staff',
    pose: 'walk',
    build: 'elder',
  },
  {
    outfit: 'tracksuit',
    colours: ['yellow', 'black', 'white', 'red'],
    hat: 'backCap',
    hatColours: ['yellow', 'black'],
    mount: ['skateboard', 'red'],
    hold: null,
    pose: 'lunge',
    build: 'teen',
  },
  {
    outfit: 'rider',
    colours: ['white', 'charcoal', 'red', 'black'],
    hat: 'goggles',
    hatColours: ['charcoal', 'gold'],
    mount: ['hoverboard', 'gold'],
    hold: null,
    pose: 'ride',
    build: 'kid',
  },
  {
    outfit: 'spacesuit',
    colours: ['white', 'silver', 'red', 'grey'],
    hold: 'balloon',
    pose: 'wave',
    build: 'stout',
  },
  {
    outfit: 'granny',
    colours: ['rose', 'wine', 'cream', 'umber'],
    hat: 'straw',
    hatColours: ['cream', 'wine'],
    hold: 'basket',
    pose: 'slouch',
    build: 'elder',
  },
  { outfit: 'yukata', colours: ['cream', 'cream', 'red', 'wood'], hold: 'fan', pose: 'walk', build: 'lady' },
  {
    outfit: 'jester',
    colours: ['red', 'black', 'gold', 'white'],
    hold: 'ball',
    pose: 'dance',
    build: 'chibi',
  },
  {
    outfit: 'gi',
    colours: ['white', 'white', 'black', 'white'],
    hat: 'sweatband',
    hatColours: ['red', 'red'],
    pose: 'lunge',
    build: 'brawny',
  },
  {
    outfit: 'raincoat',
    colours: ['yellow', 'yellow', 'white', 'red'],
    hat: 'souwester',
    hatColours: ['yellow', 'yellow'],
    hold: 'umbrella',
    pose: 'jump',
    build: 'kid',
  },
  {
    outfit: 'pajamas',
    colours: ['cream', 'cream', 'red', 'white'],
    hold: 'plush',
    pose: 'walk',
    mood: 'sleepy',
    build: 'toddler',
  },
  {
    outfit: 'adventurer',
    colours: ['sand', 'khaki', 'red', 'umber'],
    hat: 'straw',
    hatColours: ['sand', 'red'],
    hold: 'map',
    pose: 'think',
    build: 'tall',
  },
  {
    outfit: 'happi',
    colours: ['red', 'white', 'black', 'wood'],
    hat: 'hachimaki',
    hatColours: ['white', 'red'],
    hold: 'drum',
    pose: 'hold',
    build: 'stout',
  },
];

/** Dogs of three sizes, a cat, a bear that hands out leaflets. */
const BESIDE: readonly CreatureSpec[] = [
  {
    plan: 'beast',
    colour: 'white',
    second: 'cream',
    ears: 'floppy',
    snout: 'dog',
    tail: 'curl',
    pose: 'walk',
    mood: 'happy',
    scale: 0.8,
  },
  {
    plan: 'beast',
    colour: 'charcoal',
    second: 'chestnut',
    ears: 'fox',
    snout: 'dog',
    tail: 'curl',
    pose: 'sit',
    mood: 'stern',
  },
  {
    plan: 'beast',
    colour: 'ginger',
    second: 'white',
    ears: 'cat',
    inner: 'pink',
    tail: 'cat',
    snout: 'cat',
    pose: 'walk',
    mood: 'cocky',
    girth: 26,
  },
  {
    plan: 'critter',
    colour: 'gold',
    second: 'cream',
    ears: 'round',
    snout: 'muzzle',
    arms: 'up',
    tail: 'none',
    mood: 'laugh',
  },
];

const ANIMAL = 0.24;

/** Somebody at work in clothes of the trade, on a body of the quarter's; or a beast. */
export function trade(random: Random, dressed: PersonSpec): FigureSpec {
  if (random.chance(ANIMAL)) return { ...random.pick(BESIDE), flip: random.chance(0.5) };
  return { ...dressed, hat: null, ...random.pick(TRADES) };
}

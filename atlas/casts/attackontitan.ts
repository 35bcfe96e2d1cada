/** The walled city's cast: a garrison with nerves, scouts with capes, and townsfolk who pretend not to look up. */
import type { Random } from '../core/random';
import type { CreatureSpec } from '../creatures/creature';
import type { PersonSpec } from '../people/spec';
import type { Cast } from './cast';
import { dressPerson } from './wardrobe';
import type { Wardrobe } from './wardrobe';

const HAIR: Wardrobe['hair'] = [
  'neat',
  'tousled',
  'pixie',
  'curtain',
  'slick',
  'widow',
  'curly',
  'curlyLong',
  'bob',
  'medium',
  'long',
  'wavy',
  'ponytail',
  'lowTail',
  'lowTwins',
  'braid',
  'braids',
  'topBun',
  'bald',
  'choppy',
  'sideTail',
  'bobSwept',
];
const COMMON = {
  hair: HAIR,
  hairColours: ['umber', 'chestnut', 'blond', 'charcoal', 'wood', 'ginger', 'grey', 'sand', 'black'],
  skins: ['porcelain', 'fair', 'fair', 'tan', 'brown'],
  signs: ['sweat', 'bang', 'question', 'note', 'bubble', 'anger', 'gloom'],
} as const;

const TOWNSFOLK: Wardrobe = {
  ...COMMON,
  clothes: [
    {
      outfit: 'farmer',
      colours: [
        ['cream', 'umber', 'wood', 'umber'],
        ['teal', 'wood', 'cream', 'umber'],
        ['coral', 'khaki', 'white', 'umber'],
        ['sky', 'umber', 'white', 'wood'],
        ['sand', 'navy', 'red', 'umber'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['blue', 'blue', 'white', 'umber'],
        ['rose', 'rose', 'white', 'umber'],
        ['wine', 'wine', 'cream', 'black'],
        ['mint', 'mint', 'white', 'wood'],
        ['purple', 'purple', 'cream', 'umber'],
        ['orange', 'orange', 'cream', 'umber'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['cream', 'umber', 'wine', 'umber'],
        ['white', 'charcoal', 'cobalt', 'black'],
        ['sand', 'navy', 'orange', 'umber'],
      ],
    },
    {
      outfit: 'granny',
      colours: [
        ['plum', 'grey', 'white', 'umber'],
        ['teal', 'umber', 'cream', 'umber'],
        ['coral', 'wine', 'white', 'black'],
      ],
    },
    {
      outfit: 'overalls',
      colours: [
        ['navy', 'cream', 'gold', 'umber'],
        ['wood', 'coral', 'gold', 'umber'],
        ['grey', 'sky', 'white', 'black'],
      ],
    },
    {
      outfit: 'baker',
      colours: [
        ['white', 'sand', 'cream', 'umber'],
        ['cream', 'blue', 'white', 'umber'],
      ],
    },
    {
      outfit: 'casual',
      colours: [
        ['blue', 'umber', 'white', 'umber'],
        ['wine', 'charcoal', 'gold', 'black'],
        ['gold', 'umber', 'white', 'umber'],
      ],
    },
    {
      outfit: 'maid',
      colours: [
        ['navy', 'white', 'white', 'black'],
        ['umber', 'cream', 'cream', 'umber'],
      ],
    },
  ],
  hats: [
    ['beret', 'wine', 'wine'],
    ['straw', 'sand', 'red'],
    ['bandana', 'cream', 'cream'],
    ['cap', 'umber', 'wood'],
    ['fedora', 'charcoal', 'grey'],
    ['chef', 'white', 'white'],
    ['flower', 'red', 'gold'],
    ['beanie', 'navy', 'grey'],
  ],
  hatted: 0.32,
  builds: [
    'chibi',
    'chibi',
    'teen',
    'lady',
    'lady',
    'kid',
    'kid',
    'tall',
    'stout',
    'elder',
    'toddler',
    'brawny',
  ],
  poses: [
    'stand',
    'relaxed',
    'walk',
    'walk',
    'walk',
    'hold',
    'present',
    'shy',
    'think',
    'point',
    'wave',
    'run',
    'run',
    'sit',
    'hug',
    'talk',
    'carry',
    'eat',
  ],
  moods: [
    'calm',
    'smile',
    'happy',
    'worried',
    'worried',
    'shock',
    'stern',
    'sad',
    'laugh',
    'serene',
    'cheeky',
    'simple',
  ],
  items: [
    'basket',
    'bag',
    'bucket',
    'crate',
    'suitcase',
    'umbrella',
    'cat',
    'broom',
    'book',
    'paper',
    'cup',
    'bouquet',
    'fish',
    'net',
    'sign',
    'plush',
    'lantern',
  ],
  laden: 0.5,
};

const SOLDIERS: Wardrobe = {
  ...COMMON,
  clothes: [
    {
      outfit: 'adventurer',
      colours: [
        ['khaki', 'cream', 'umber', 'umber'],
        ['wood', 'white', 'umber', 'umber'],
        ['sand', 'grey', 'umber', 'umber'],
      ],
    },
    {
      outfit: { base: 'casual', belt: 'tool', collar: 'shirt', feet: 'boots' },
      colours: [
        ['khaki', 'white', 'gold', 'umber'],
        ['wood', 'cream', 'gold', 'umber'],
        ['chestnut', 'grey', 'gold', 'black'],
      ],
    },
    {
      outfit: 'captain',
      colours: [
        ['wine', 'grey', 'gold', 'black'],
        ['umber', 'cream', 'gold', 'black'],
        ['grey', 'white', 'red', 'black'],
      ],
    },
    {
      outfit: 'pilot',
      colours: [
        ['wood', 'cream', 'white', 'umber'],
        ['olive', 'sand', 'white', 'umber'],
      ],
    },
  ],
  hats: [
    ['goggles', 'umber', 'sky'],
    ['hood', 'forest', 'forest'],
    ['beanie', 'olive', 'olive'],
    ['cap', 'olive', 'gold'],
    ['headband', 'white', 'white'],
  ],
  hatted: 0.25,
  builds: ['chibi', 'teen', 'teen', 'tall', 'lady', 'brawny', 'kid', 'stout'],
  poses: [
    'stand',
    'hips',
    'run',
    'run',
    'point',
    'hold',
    'fight',
    'walk',
    'crouch',
    'cheer',
    'lunge',
    'overhead',
    'bow',
    'sleep',
    'talk',
  ],
  moods: ['stern', 'angry', 'shock', 'worried', 'cool', 'cocky', 'calm', 'sleepy', 'wince', 'grin'],
  items: [
    'cutlass',
    'spyglass',
    'map',
    'sword',
    'scroll',
    'cup',
    'meat',
    'flag',
    'torch',
    'letter',
    'bucket',
    'pokerCards',
    'wrench',
  ],
  laden: 0.6,
};

const STRAYS: readonly CreatureSpec[] = [
  {
    plan: 'beast',
    color: 'chestnut',
    second: 'wood',
    snout: 'horse',
    ears: 'leaf',
    mane: 'umber',
    tail: 'lion',
    foot: 'hoof',
    leg: 46,
    neck: 40,
    saddle: 'wine',
    pose: 'walk',
    mood: 'simple',
    scale: 1.15,
  },
  {
    plan: 'beast',
    color: 'grey',
    second: 'silver',
    ears: 'cat',
    inner: 'pink',
    tail: 'cat',
    snout: 'cat',
    mood: 'cocky',
    pose: 'sit',
    girth: 26,
  },
  {
    plan: 'beast',
    color: 'wood',
    second: 'cream',
    ears: 'floppy',
    earColor: 'umber',
    snout: 'dog',
    tail: 'curl',
    pose: 'run',
    mood: 'shock',
  },
  {
    plan: 'beast',
    color: 'cream',
    wool: 'white',
    ears: 'floppy',
    snout: 'dog',
    pose: 'walk',
    mood: 'worried',
  },
  { plan: 'bird', color: 'white', second: 'red', wingTip: 'cream', beakColor: 'gold', mood: 'shock' },
];

const STRAY_SHARE = 0.05;
const SOLDIER_SHARE = 0.4;
const CAPED = 0.6;

function extra(random: Random) {
  if (random.chance(STRAY_SHARE)) return { ...random.pick(STRAYS), flip: random.chance(0.5) };
  if (!random.chance(SOLDIER_SHARE)) return dressPerson(random, TOWNSFOLK);
  const soldier = dressPerson(random, SOLDIERS);
  return random.chance(CAPED)
    ? { ...soldier, back: [['cape', 'green']] satisfies PersonSpec['back'] }
    : soldier;
}

type Corner = readonly [number, number];
const patch = (x: number, y: number, rx = 330, ry = 210): readonly Corner[] => [
  [x - rx, y - ry],
  [x + rx, y - ry],
  [x + rx, y + ry],
  [x - rx, y + ry],
];

const pigeon = (flip: boolean, color: 'cobalt' | 'purple' | 'teal'): CreatureSpec => ({
  plan: 'bird',
  color,
  second: 'white',
  wingTip: 'steel',
  beakColor: 'orange',
  hat: 'aviator',
  hatColors: ['umber', 'gold'],
  mood: 'stern',
  flip,
  scale: 1.4,
});

export const attackOnTitanCast: Cast = {
  extra,
  members: [
    {
      quest: 'quest1',
      within: patch(1800, 1220, 620, 430),
      figures: [
        {
          build: 'lady',
          hair: 'highTail',
          hairColor: 'silver',
          outfit: { base: 'adventurer', collar: 'longScarf' },
          colors: ['navy', 'white', 'gold', 'black'],
          back: [['cape', 'green']],
          mood: 'cool',
          eyes: 'teal',
          pose: 'hold',
          hold: 'cutlass',
          off: 'cutlass',
        },
      ],
    },
    {
      quest: 'quest2',
      within: patch(400, 1870, 620, 430),
      figures: [
        {
          build: 'kid',
          hair: 'curtain',
          hairColor: 'ginger',
          hat: 'bandana',
          hatColors: ['white', 'white'],
          outfit: { base: 'casual', collar: 'apron' },
          colors: ['white', 'charcoal', 'white', 'black'],
          face: ['medicalMask'],
          mood: 'stern',
          pose: 'hold',
          hold: 'broom',
        },
      ],
    },
    {
      quest: 'quest3',
      within: patch(1450, 2560, 620, 430),
      figures: [
        {
          build: 'teen',
          hair: 'lowTwins',
          hairColor: 'wine',
          outfit: { base: 'casual', belt: 'tool' },
          colors: ['orange', 'cream', 'gold', 'umber'],
          mood: 'cheeky',
          pose: 'eat',
          hold: 'onigiri',
          signs: ['sweat'],
        },
      ],
    },
    {
      quest: 'quest4',
      within: patch(3350, 2100, 620, 430),
      figures: [
        {
          build: 'teen',
          hair: 'curlyLong',
          hairColor: 'red',
          hat: 'goggles',
          hatColors: ['gold', 'aqua'],
          outfit: 'labcoat',
          colors: ['white', 'olive', 'purple', 'umber'],
          face: ['squareGlasses'],
          mood: 'star',
          pose: 'cheer',
          hold: 'magnifier',
        },
      ],
    },
    {
      quest: 'quest5',
      within: patch(1700, 2040, 620, 430),
      figures: [
        {
          build: 'tall',
          hair: 'slick',
          hairColor: 'blond',
          hat: 'bicorn',
          hatColors: ['forest', 'gold'],
          outfit: 'captain',
          colors: ['forest', 'white', 'gold', 'black'],
          face: ['goatee'],
          mood: 'stern',
          pose: 'point',
          hold: 'spyglass',
        },
      ],
    },
    {
      quest: 'quest6',
      within: patch(3020, 1560, 620, 430),
      figures: [
        {
          build: 'brawny',
          hair: 'mane',
          hairColor: 'mint',
          hat: 'catEars',
          hatColors: ['mint', 'pink'],
          outfit: { base: 'barbarian' },
          colors: ['purple', 'umber', 'charcoal', 'umber'],
          mood: 'angry',
          eyes: 'lime',
          pose: 'crouch',
          signs: ['anger'],
        },
      ],
    },
    {
      quest: 'quest7',
      within: patch(560, 2500, 620, 430),
      figures: [
        {
          build: 'kid',
          hair: 'bowl',
          hairColor: 'lilac',
          outfit: { base: 'adventurer', collar: 'stand' },
          colors: ['sky', 'white', 'umber', 'umber'],
          face: ['glasses'],
          mood: 'worried',
          pose: 'hold',
          hold: 'map',
          back: ['backpack'],
        },
      ],
    },
    {
      quest: 'quest8',
      within: patch(560, 1400, 620, 430),
      figures: [
        {
          plan: 'beast',
          color: 'white',
          second: 'cream',
          snout: 'horse',
          ears: 'leaf',
          mane: 'red',
          tail: 'lion',
          foot: 'hoof',
          leg: 46,
          neck: 42,
          saddle: 'green',
          hat: 'straw',
          pose: 'sit',
          mood: 'cocky',
          scale: 1.15,
        },
      ],
    },
    {
      quest: 'quest9',
      within: patch(3000, 2540, 620, 430),
      figures: [
        {
          build: 'giant',
          hair: 'tousled',
          hairColor: 'grass',
          hat: 'bow',
          hatColors: ['pink', 'pink'],
          outfit: { base: 'trunks' },
          colors: ['skin', 'sky', 'white', 'umber'],
          skin: 'peach',
          mood: 'grin',
          pose: 'shy',
          hold: 'bouquet',
        },
      ],
    },
    {
      quest: 'quest10',
      within: patch(2250, 1980, 620, 430),
      figures: [
        {
          build: 'elder',
          hair: 'bald',
          hairColor: 'grey',
          outfit: 'priest',
          colors: ['purple', 'purple', 'gold', 'umber'],
          face: ['longBeard'],
          mood: 'serene',
          pose: 'hold',
          hold: 'book',
        },
      ],
    },
    {
      quest: 'quest11',
      within: patch(1120, 1850, 620, 430),
      figures: [
        {
          build: 'stout',
          hair: 'neat',
          hairColor: 'ginger',
          hat: 'beret',
          hatColors: ['gold', 'gold'],
          outfit: 'captain',
          colors: ['red', 'cream', 'gold', 'black'],
          face: ['mustache'],
          mood: 'dizzy',
          pose: 'slouch',
          hold: 'cup',
          signs: ['bubble'],
        },
      ],
    },
    { quest: 'quest12', figures: [pigeon(false, 'cobalt'), pigeon(true, 'purple'), pigeon(false, 'teal')] },
  ],
};

/** The piazza's cast: twelve to find among people who were born for the cover of something. */
import type { Points } from '../core/geometry';
import type { Random } from '../core/random';
import type { Swatch } from '../core/swatches';
import type { CreatureSpec } from '../creatures/creature';
import type { Cast } from './cast';
import { dressPerson } from './wardrobe';
import type { Wardrobe } from './wardrobe';

const POSERS: Wardrobe = {
  clothes: [
    {
      outfit: 'suit',
      colours: [
        ['lilac', 'lilac', 'gold', 'black'],
        ['rose', 'rose', 'lime', 'plum'],
        ['cream', 'cream', 'purple', 'umber'],
        ['cobalt', 'cobalt', 'pink', 'black'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['purple', 'teal', 'gold', 'black'],
        ['gold', 'plum', 'white', 'plum'],
        ['mint', 'navy', 'coral', 'umber'],
        ['coral', 'charcoal', 'gold', 'black'],
      ],
    },
    {
      outfit: 'gakuran',
      colours: [
        ['navy', 'navy', 'gold', 'black'],
        ['black', 'black', 'gold', 'umber'],
        ['teal', 'teal', 'gold', 'black'],
      ],
    },
    {
      outfit: 'captain',
      colours: [
        ['purple', 'white', 'gold', 'black'],
        ['teal', 'cream', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'idol',
      colours: [
        ['pink', 'purple', 'gold', 'white'],
        ['lime', 'navy', 'gold', 'white'],
      ],
    },
    {
      outfit: 'jester',
      colours: [
        ['coral', 'teal', 'gold', 'plum'],
        ['cobalt', 'pink', 'gold', 'white'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['purple', 'purple', 'gold', 'black'],
        ['coral', 'coral', 'white', 'plum'],
        ['mint', 'mint', 'gold', 'teal'],
        ['yellow', 'yellow', 'plum', 'plum'],
      ],
    },
    {
      outfit: 'poncho',
      colours: [
        ['rose', 'plum', 'gold', 'wood'],
        ['aqua', 'umber', 'coral', 'wood'],
        ['gold', 'teal', 'wine', 'wood'],
      ],
    },
    {
      outfit: 'barbarian',
      colours: [
        ['purple', 'umber', 'gold', 'umber'],
        ['teal', 'charcoal', 'gold', 'black'],
      ],
    },
    {
      outfit: 'rider',
      colours: [
        ['rose', 'charcoal', 'gold', 'black'],
        ['mint', 'plum', 'white', 'black'],
      ],
    },
    {
      outfit: 'tee',
      colours: [
        ['lilac', 'navy', 'gold', 'red'],
        ['yellow', 'plum', 'white', 'plum'],
        ['aqua', 'wine', 'white', 'white'],
      ],
    },
    {
      outfit: 'striped',
      colours: [
        ['plum', 'cream', 'white', 'umber'],
        ['teal', 'rose', 'white', 'white'],
      ],
    },
    {
      outfit: 'blazer',
      colours: [
        ['pink', 'navy', 'gold', 'black'],
        ['lime', 'charcoal', 'purple', 'black'],
      ],
    },
    {
      outfit: 'priest',
      colours: [
        ['plum', 'plum', 'gold', 'black'],
        ['navy', 'navy', 'gold', 'black'],
      ],
    },
    {
      outfit: 'adventurer',
      colours: [
        ['sand', 'umber', 'coral', 'umber'],
        ['teal', 'sand', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'mage',
      colours: [
        ['cobalt', 'plum', 'gold', 'umber'],
        ['cream', 'teal', 'gold', 'umber'],
      ],
    },
  ],
  hair: [
    'pompadour',
    'slick',
    'mohawk',
    'bob',
    'bowl',
    'braid',
    'braids',
    'bunTails',
    'buns',
    'curly',
    'curlyLong',
    'long',
    'hime',
    'highTail',
    'sideTail',
    'wavy',
    'locs',
    'afro',
    'spiky',
    'topKnot',
    'widow',
    'curtain',
    'medium',
    'antennae',
    'neat',
  ],
  hairColours: ['black', 'blond', 'plum', 'teal', 'rose', 'silver', 'wine', 'chestnut', 'navy', 'lime'],
  skins: ['porcelain', 'fair', 'tan', 'brown', 'deep'],
  hats: [
    ['beret', 'purple', 'purple'],
    ['fedora', 'white', 'plum'],
    ['fedora', 'plum', 'gold'],
    ['cap', 'navy', 'gold'],
    ['headband', 'gold', 'gold'],
    ['turban', 'white', 'rose'],
    ['turban', 'gold', 'teal'],
    ['hood', 'rose', 'gold'],
    ['goggles', 'plum', 'lime'],
    ['bandana', 'lime', 'lime'],
    ['flower', 'rose', 'gold'],
    ['tiara', 'gold', 'coral'],
    ['straw', 'sand', 'purple'],
  ],
  hatted: 0.42,
  builds: ['tall', 'tall', 'brawny', 'brawny', 'teen', 'lady', 'lady', 'chibi', 'stout', 'elder'],
  poses: [
    'dance',
    'dance',
    'point',
    'point',
    'lunge',
    'think',
    'shy',
    'hips',
    'overhead',
    'fight',
    'jump',
    'cheer',
    'present',
    'crouch',
    'kneel',
    'relaxed',
    'hug',
    'wave',
    'slouch',
    'walk',
  ],
  moods: [
    'cocky',
    'cool',
    'stern',
    'menace',
    'serene',
    'angry',
    'shock',
    'fang',
    'grin',
    'calm',
    'star',
    'wince',
    'laugh',
  ],
  items: [
    'flower',
    'pokerCards',
    'phone',
    'fan',
    'cup',
    'book',
    'camera',
    'letter',
    'candyApple',
    'bag',
    'mask',
    'spyglass',
    'bouquet',
    'iceCream',
    'paper',
    'saber',
  ],
  laden: 0.3,
  signs: ['bang', 'spark', 'glint', 'sweat', 'question', 'anger'],
};

const STRAYS: readonly CreatureSpec[] = [
  { plan: 'bird', color: 'lilac', second: 'white', wingTip: 'purple', mood: 'cocky' },
  { plan: 'bird', color: 'white', second: 'cream', wingTip: 'rose', mood: 'simple', scale: 0.9 },
  {
    plan: 'critter',
    color: 'lime',
    second: 'cream',
    skull: 'frog',
    snout: 'frog',
    girth: 26,
    tall: 30,
    feet: 'webbed',
    arms: 'hips',
    mood: 'smile',
    scale: 0.8,
  },
  {
    plan: 'beast',
    color: 'rose',
    second: 'cream',
    ears: 'cat',
    inner: 'pink',
    tail: 'cat',
    snout: 'cat',
    mood: 'sleepy',
    pose: 'sit',
    girth: 26,
  },
  {
    plan: 'beast',
    color: 'khaki',
    second: 'sand',
    ears: 'round',
    snout: 'horse',
    tail: 'lion',
    tailTip: 'umber',
    length: 78,
    leg: 44,
    neck: 26,
    girth: 36,
    mood: 'cocky',
    pose: 'walk',
  },
  {
    plan: 'bug',
    kind: 'beetle',
    color: 'red',
    second: 'black',
    pattern: 'bigSpots',
    headColor: 'charcoal',
    mood: 'cute',
    scale: 0.8,
  },
];

const STRAY_SHARE = 0.06;
const TIPS = [-26, -18, -12, 12, 18, 26] as const;
const TIPPED = 0.5;

function extra(random: Random) {
  if (random.chance(STRAY_SHARE)) return { ...random.pick(STRAYS), flip: random.chance(0.5) };
  const spec = dressPerson(random, POSERS);
  // nobody here has ever stood up straight
  return random.chance(TIPPED) ? { ...spec, tip: random.pick(TIPS) } : spec;
}

const snail = (color: Swatch, second: Swatch, flip: boolean): CreatureSpec => ({
  plan: 'bug',
  kind: 'snail',
  color,
  second,
  mood: 'cocky',
  hat: 'fedora',
  hatColors: ['plum', 'gold'],
  hatY: -6,
  flip,
  scale: 1.35,
});

const zone = (x: number, y: number, rx = 430, ry = 280): Points => [
  [x - rx, y - ry],
  [x + rx, y - ry],
  [x + rx, y + ry],
  [x - rx, y + ry],
];

export const jojoCast: Cast = {
  extra,
  members: [
    {
      quest: 'quest1',
      within: zone(1250, 1750),
      figures: [
        {
          build: 'tall',
          hair: 'drills',
          hairColor: 'wine',
          outfit: 'suit',
          colors: ['mint', 'mint', 'rose', 'plum'],
          mood: 'cool',
          eyes: 'green',
          pose: 'hold',
          hold: ['flower', 'gold'],
          tip: -10,
        },
      ],
    },
    {
      quest: 'quest2',
      within: zone(700, 1400),
      figures: [
        {
          build: 'brawny',
          hair: 'mane',
          hairColor: 'white',
          skin: 'porcelain',
          outfit: 'suit',
          colors: ['wine', 'black', 'gold', 'black'],
          back: [['cloak', 'black']],
          mood: 'menace',
          eyes: 'red',
          pose: 'hold',
          hold: ['cup', 'red'],
        },
      ],
    },
    {
      quest: 'quest3',
      within: zone(2350, 2350),
      figures: [
        {
          build: 'lady',
          hair: 'bunTails',
          hairColor: 'black',
          hat: 'backCap',
          hatColors: ['orange', 'gold'],
          outfit: 'gakuran',
          colors: ['white', 'white', 'orange', 'black'],
          mood: 'stern',
          pose: 'point',
          tip: 12,
        },
      ],
    },
    {
      quest: 'quest4',
      within: zone(2900, 1650),
      figures: [
        {
          build: 'lady',
          hair: 'curlyLong',
          hairColor: 'umber',
          skin: 'brown',
          hat: 'turban',
          hatColors: ['coral', 'gold'],
          outfit: 'mage',
          colors: ['orange', 'wine', 'gold', 'umber'],
          mood: 'serene',
          pose: 'present',
          hold: 'flame',
        },
      ],
    },
    {
      quest: 'quest5',
      within: zone(1000, 2300),
      figures: [
        {
          build: 'stout',
          hair: 'slick',
          hairColor: 'silver',
          hat: 'topHat',
          hatColors: ['mint', 'plum'],
          outfit: 'captain',
          colors: ['plum', 'cream', 'gold', 'umber'],
          face: ['mustache', 'monocle'],
          mood: 'wink',
          pose: 'hold',
          hold: ['teapot', 'sky'],
          tip: 16,
        },
      ],
    },
    {
      quest: 'quest6',
      within: zone(1900, 1450),
      figures: [
        {
          build: 'brawny',
          hair: 'mohawk',
          hairColor: 'silver',
          outfit: 'vest',
          colors: ['sky', 'navy', 'coral', 'navy'],
          mood: 'cocky',
          pose: 'lunge',
          hold: 'saber',
        },
      ],
    },
    {
      quest: 'quest7',
      within: zone(1750, 2400),
      figures: [
        {
          plan: 'beast',
          color: 'black',
          second: 'white',
          ears: 'bat',
          inner: 'pink',
          snout: 'dog',
          mask: 'blaze',
          maskColor: 'white',
          tail: 'stub',
          pattern: 'bib',
          pose: 'walk',
          mood: 'menace',
          hat: 'beret',
          hatColors: ['coral', 'coral'],
          hatY: -6,
          girth: 32,
          length: 58,
          leg: 20,
          scale: 1.2,
        },
      ],
    },
    {
      quest: 'quest8',
      within: zone(560, 2500),
      figures: [
        {
          build: 'teen',
          hair: 'spiky',
          hairColor: 'forest',
          hat: 'headband',
          hatColors: ['forest', 'gold'],
          outfit: 'vest',
          colors: ['yellow', 'forest', 'cream', 'umber'],
          mood: 'star',
          pose: 'hold',
          hold: 'brush',
          signs: ['spark'],
        },
      ],
    },
    {
      quest: 'quest9',
      within: zone(3050, 2150),
      figures: [
        {
          build: 'tall',
          hair: 'curtain',
          hairColor: 'blond',
          hat: 'chef',
          outfit: 'chef',
          colors: ['white', 'teal', 'coral', 'umber'],
          mood: 'laugh',
          pose: 'hold',
          hold: 'ramen',
        },
      ],
    },
    { quest: 'quest10', figures: [snail('lime', 'purple', false), snail('peach', 'teal', true)] },
    {
      quest: 'quest11',
      within: zone(3300, 1500),
      figures: [
        {
          plan: 'beast',
          color: 'wood',
          second: 'cream',
          ears: 'fox',
          snout: 'horse',
          mane: 'cream',
          tail: 'lion',
          tailTip: 'cream',
          foot: 'hoof',
          hoofColor: 'umber',
          saddle: 'purple',
          hat: 'fedora',
          hatColors: ['plum', 'lime'],
          hatY: -8,
          length: 82,
          leg: 46,
          neck: 28,
          girth: 38,
          mood: 'simple',
          pose: 'stand',
          scale: 1.1,
        },
      ],
    },
    {
      quest: 'quest12',
      within: zone(1050, 1300),
      figures: [
        {
          build: 'giant',
          hair: 'long',
          hairColor: 'purple',
          hat: 'ramHorns',
          skin: 'steel',
          outfit: 'barbarian',
          colors: ['coral', 'umber', 'gold', 'umber'],
          mood: 'laugh',
          pose: 'overhead',
          hold: null,
        },
      ],
    },
  ],
};

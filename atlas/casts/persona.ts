/** The crossing's cast: twelve to find among students, commuters, shoppers, and shadows that took the metro. */
import type { Points } from '../core/geometry';
import type { Random } from '../core/random';
import type { CreatureSpec } from '../creatures/creature';
import type { PersonSpec } from '../people/spec';
import type { Cast } from './cast';
import { dressPerson } from './wardrobe';
import type { Wardrobe } from './wardrobe';

const PASSERS: Wardrobe = {
  clothes: [
    {
      outfit: 'blazer',
      colours: [
        ['charcoal', 'wine', 'red', 'black'],
        ['red', 'charcoal', 'white', 'black'],
        ['cream', 'charcoal', 'red', 'umber'],
        ['navy', 'grey', 'red', 'black'],
      ],
    },
    {
      outfit: 'suit',
      colours: [
        ['charcoal', 'charcoal', 'red', 'black'],
        ['grey', 'charcoal', 'white', 'black'],
        ['wine', 'black', 'white', 'black'],
        ['white', 'white', 'red', 'black'],
      ],
    },
    {
      outfit: 'hoodie',
      colours: [
        ['red', 'charcoal', 'white', 'white'],
        ['black', 'grey', 'red', 'red'],
        ['white', 'charcoal', 'red', 'red'],
        ['gold', 'black', 'white', 'white'],
      ],
    },
    {
      outfit: 'tee',
      colours: [
        ['white', 'charcoal', 'red', 'red'],
        ['red', 'black', 'white', 'white'],
        ['charcoal', 'wine', 'white', 'white'],
      ],
    },
    {
      outfit: 'casual',
      colours: [
        ['wine', 'charcoal', 'cream', 'umber'],
        ['charcoal', 'navy', 'white', 'black'],
        ['coral', 'charcoal', 'white', 'black'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['red', 'red', 'white', 'black'],
        ['black', 'black', 'red', 'black'],
        ['cream', 'cream', 'red', 'red'],
        ['rose', 'rose', 'white', 'wine'],
      ],
    },
    {
      outfit: 'striped',
      colours: [
        ['red', 'charcoal', 'white', 'white'],
        ['charcoal', 'wine', 'white', 'black'],
      ],
    },
    {
      outfit: 'gakuran',
      colours: [
        ['black', 'black', 'gold', 'black'],
        ['charcoal', 'charcoal', 'red', 'black'],
      ],
    },
    {
      outfit: 'sailor',
      colours: [
        ['white', 'charcoal', 'red', 'black'],
        ['charcoal', 'charcoal', 'red', 'umber'],
        ['white', 'wine', 'red', 'umber'],
      ],
    },
    {
      outfit: 'tracksuit',
      colours: [
        ['red', 'red', 'white', 'white'],
        ['charcoal', 'charcoal', 'gold', 'white'],
      ],
    },
    {
      outfit: 'raincoat',
      colours: [
        ['yellow', 'yellow', 'white', 'black'],
        ['red', 'red', 'white', 'black'],
        ['silver', 'silver', 'red', 'black'],
      ],
    },
    {
      outfit: 'idol',
      colours: [
        ['red', 'black', 'gold', 'white'],
        ['white', 'red', 'black', 'red'],
      ],
    },
    {
      outfit: 'maid',
      colours: [
        ['black', 'white', 'red', 'black'],
        ['wine', 'white', 'cream', 'black'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['charcoal', 'wine', 'white', 'black'],
        ['red', 'charcoal', 'cream', 'umber'],
      ],
    },
    {
      outfit: 'overalls',
      colours: [
        ['charcoal', 'red', 'gold', 'white'],
        ['steel', 'white', 'gold', 'red'],
      ],
    },
    {
      outfit: 'kimono',
      colours: [
        ['red', 'red', 'gold', 'wood'],
        ['charcoal', 'charcoal', 'red', 'wood'],
      ],
    },
  ],
  hair: [
    'neat',
    'tousled',
    'bob',
    'bobSwept',
    'pixie',
    'bowl',
    'medium',
    'long',
    'wavy',
    'ponytail',
    'sideTail',
    'highTail',
    'twinTails',
    'braid',
    'buns',
    'curly',
    'afro',
    'slick',
    'spiky',
    'choppy',
    'ahoge',
    'curtain',
    'topBun',
    'bald',
    'mohawk',
  ],
  hairColours: ['black', 'charcoal', 'umber', 'chestnut', 'blond', 'wine', 'silver', 'red', 'ginger'],
  skins: ['porcelain', 'fair', 'fair', 'tan', 'brown', 'deep'],
  hats: [
    ['cap', 'red', 'white'],
    ['backCap', 'black', 'red'],
    ['beanie', 'charcoal', 'red'],
    ['headphones', 'red', 'charcoal'],
    ['headphones', 'white', 'charcoal'],
    ['fedora', 'charcoal', 'red'],
    ['ribbon', 'red', 'red'],
    ['bow', 'black', 'black'],
    ['catEars', 'charcoal', 'pink'],
    ['bunnyEars', 'white', 'red'],
    ['hachimaki', 'white', 'red'],
    ['straw', 'cream', 'black'],
  ],
  hatted: 0.36,
  builds: ['chibi', 'chibi', 'teen', 'teen', 'lady', 'lady', 'tall', 'kid', 'stout', 'elder'],
  poses: [
    'stand',
    'relaxed',
    'walk',
    'walk',
    'walk',
    'walk',
    'run',
    'hold',
    'talk',
    'think',
    'point',
    'wave',
    'slouch',
    'bow',
    'shy',
    'hips',
    'carry',
    'dance',
    'crouch',
  ],
  moods: [
    'calm',
    'smile',
    'happy',
    'cool',
    'cocky',
    'stern',
    'sleepy',
    'shock',
    'simple',
    'worried',
    'grin',
    'laugh',
    'cute',
    'wink',
  ],
  items: [
    'phone',
    'phone',
    'bag',
    'cup',
    'umbrella',
    'suitcase',
    'paper',
    'book',
    'camera',
    'taiyaki',
    'balloon',
    'guitar',
    'letter',
    'microphone',
    'gift',
    'iceCream',
    'skateboard',
  ],
  laden: 0.52,
  signs: ['note', 'heart', 'sweat', 'bang', 'question', 'bubble'],
};

const SHADOWS: readonly CreatureSpec[] = [
  {
    plan: 'blob',
    body: 'wisp',
    color: 'charcoal',
    mood: 'menace',
    iris: 'red',
    mask: 'lower',
    maskColor: 'wine',
    air: 16,
    scale: 0.8,
  },
  { plan: 'blob', body: 'gum', color: 'black', gloss: true, mood: 'cheeky', limbs: 'puddle', scale: 0.8 },
  { plan: 'bird', color: 'steel', second: 'silver', wingTip: 'charcoal', mood: 'simple' },
  { plan: 'bird', color: 'silver', second: 'white', wingTip: 'grey', mood: 'cocky', scale: 0.9 },
  {
    plan: 'beast',
    color: 'ginger',
    second: 'cream',
    ears: 'floppy',
    snout: 'dog',
    tail: 'curl',
    pose: 'walk',
    mood: 'happy',
  },
];

const SHADOW_SHARE = 0.06;
const MASKED = 0.09;

function extra(random: Random) {
  if (random.chance(SHADOW_SHARE)) return { ...random.pick(SHADOWS), flip: random.chance(0.5) };
  const spec: PersonSpec = dressPerson(random, PASSERS);
  return random.chance(MASKED) ? { ...spec, face: ['mask'] as const, accent: 'white' as const } : spec;
}

const warden = (hair: 'buns' | 'braid', item: 'club' | 'paper', flip: boolean): PersonSpec => ({
  build: 'kid',
  hair,
  hairColor: 'mint',
  hat: 'cap',
  hatColors: ['cobalt', 'gold'],
  outfit: 'captain',
  colors: ['cobalt', 'white', 'gold', 'black'],
  face: ['eyepatch'],
  eyes: 'gold',
  mood: 'angry',
  pose: 'hold',
  hold: item,
  flip,
});

const zone = (x: number, y: number, rx = 430, ry = 280): Points => [
  [x - rx, y - ry],
  [x + rx, y - ry],
  [x + rx, y + ry],
  [x - rx, y + ry],
];

export const personaCast: Cast = {
  extra,
  members: [
    {
      quest: 'quest1',
      within: zone(1900, 2350),
      figures: [
        {
          build: 'tall',
          hair: 'wavy',
          hairColor: 'silver',
          hat: 'topHat',
          hatColors: ['black', 'red'],
          outfit: 'caped',
          colors: ['black', 'charcoal', 'red', 'black'],
          face: ['mask'],
          accent: 'white',
          mood: 'cocky',
          pose: 'hold',
          hold: ['letter', 'red'],
        },
      ],
    },
    {
      quest: 'quest2',
      within: zone(1000, 2150),
      figures: [
        {
          plan: 'critter',
          color: 'steel',
          second: 'white',
          skull: 'wide',
          ears: 'cat',
          inner: 'pink',
          mask: 'lower',
          snout: 'cat',
          tail: 'cat',
          iris: 'gold',
          mood: 'cocky',
          hat: 'bandana',
          hatColors: ['gold', 'gold'],
          arms: 'hips',
          girth: 24,
          tall: 42,
          scale: 1.15,
        },
      ],
    },
    {
      quest: 'quest3',
      within: zone(620, 2300),
      figures: [
        {
          build: 'elder',
          hair: 'curly',
          hairColor: 'white',
          hat: 'fez',
          hatColors: ['cobalt', 'gold'],
          nose: 'long',
          ears: 'elf',
          outfit: 'suit',
          colors: ['navy', 'navy', 'sky', 'black'],
          mood: 'grin',
          pose: 'present',
          hold: ['orb', 'sky'],
        },
      ],
    },
    { quest: 'quest4', figures: [warden('buns', 'club', false), warden('braid', 'paper', true)] },
    {
      quest: 'quest5',
      within: zone(1150, 1900),
      figures: [
        {
          build: 'stout',
          hair: 'slick',
          hairColor: 'charcoal',
          outfit: 'baker',
          colors: ['green', 'umber', 'cream', 'umber'],
          face: ['goatee', 'glasses'],
          mood: 'calm',
          pose: 'hold',
          hold: ['teapot', 'silver'],
        },
      ],
    },
    {
      quest: 'quest6',
      within: zone(2500, 1650),
      figures: [
        {
          build: 'teen',
          hair: 'bobSwept',
          hairColor: 'chestnut',
          hat: 'beret',
          hatColors: ['forest', 'forest'],
          outfit: 'blazer',
          colors: ['teal', 'khaki', 'gold', 'umber'],
          mood: 'wink',
          pose: 'hold',
          hold: 'magnifier',
        },
      ],
    },
    {
      quest: 'quest7',
      within: zone(1000, 1450),
      figures: [
        {
          build: 'lady',
          hair: 'ponytail',
          hairColor: 'cobalt',
          hat: 'goggles',
          hatColors: ['charcoal', 'orange'],
          outfit: 'rider',
          colors: ['orange', 'charcoal', 'white', 'black'],
          mood: 'stern',
          pose: 'hips',
          hold: null,
          off: 'wrench',
        },
      ],
    },
    {
      quest: 'quest8',
      within: zone(3200, 2540),
      figures: [
        {
          build: 'tall',
          hair: 'lowTail',
          hairColor: 'navy',
          hat: 'beret',
          hatColors: ['wine', 'wine'],
          outfit: 'yukata',
          colors: ['white', 'white', 'purple', 'wood'],
          mood: 'star',
          pose: 'hold',
          hold: 'brush',
          signs: ['spark'],
        },
      ],
    },
    {
      quest: 'quest9',
      within: zone(2500, 2450),
      figures: [
        {
          build: 'kid',
          hair: 'long',
          hairColor: 'purple',
          hat: 'headphones',
          hatColors: ['mint', 'charcoal'],
          outfit: 'hoodie',
          colors: ['lime', 'charcoal', 'white', 'white'],
          face: ['glasses'],
          mood: 'shock',
          pose: 'sit',
          hold: 'phone',
        },
      ],
    },
    {
      quest: 'quest10',
      within: zone(3400, 1800),
      figures: [
        {
          build: 'lady',
          hair: 'hime',
          hairColor: 'lilac',
          hat: 'hood',
          hatColors: ['plum', 'gold'],
          outfit: 'mage',
          colors: ['lilac', 'plum', 'gold', 'black'],
          mood: 'serene',
          pose: 'present',
          hold: 'pokerCards',
        },
      ],
    },
    {
      quest: 'quest11',
      within: zone(2200, 1250),
      figures: [
        {
          plan: 'blob',
          body: 'ghost',
          color: 'black',
          mask: 'face',
          maskColor: 'white',
          mood: 'menace',
          iris: 'gold',
          arms: 'ghost',
          hat: 'crown',
          hatColors: ['gold', 'red'],
          air: 12,
          scale: 1.2,
        },
      ],
    },
    {
      quest: 'quest12',
      within: zone(1650, 1700),
      figures: [
        {
          build: 'brawny',
          hair: 'pompadour',
          hairColor: 'blond',
          outfit: 'gakuran',
          colors: ['purple', 'purple', 'gold', 'white'],
          face: ['scar'],
          mood: 'angry',
          pose: 'hold',
          hold: 'bat',
        },
      ],
    },
  ],
};

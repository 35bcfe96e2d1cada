/** The overworld's cast: parties, shopkeepers and monsters on their day off, and twenty-three of them to find. */
import { nth } from '../core/geometry';
import type { Point } from '../core/geometry';
import type { Random } from '../core/random';
import type { Swatch } from '../core/swatches';
import type { CreatureSpec } from '../creatures/creature';
import type { FigureSpec } from '../things/figure';
import { around } from './around';
import type { Cast, CastMember } from './cast';
import { dressPerson } from './wardrobe';
import type { Wardrobe } from './wardrobe';

const ADVENTURERS: Wardrobe = {
  clothes: [
    {
      outfit: 'adventurer',
      colours: [
        ['coral', 'sand', 'white', 'umber'],
        ['cobalt', 'cream', 'gold', 'umber'],
        ['grass', 'sand', 'white', 'umber'],
        ['plum', 'khaki', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'farmer',
      colours: [
        ['sky', 'wood', 'cream', 'umber'],
        ['peach', 'umber', 'white', 'wood'],
        ['olive', 'sand', 'cream', 'wood'],
      ],
    },
    {
      outfit: 'priest',
      colours: [
        ['cream', 'cobalt', 'gold', 'umber'],
        ['lilac', 'white', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'mage',
      colours: [
        ['wine', 'plum', 'gold', 'umber'],
        ['teal', 'navy', 'white', 'umber'],
        ['rose', 'wine', 'cream', 'umber'],
        ['sky', 'navy', 'gold', 'umber'],
        ['mint', 'forest', 'white', 'umber'],
        ['coral', 'red', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'armor',
      colours: [
        ['silver', 'cobalt', 'gold', 'steel'],
        ['steel', 'wine', 'silver', 'charcoal'],
        ['sand', 'forest', 'gold', 'wood'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['teal', 'umber', 'cream', 'umber'],
        ['red', 'charcoal', 'white', 'umber'],
        ['khaki', 'navy', 'white', 'umber'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['rose', 'rose', 'cream', 'wine'],
        ['aqua', 'aqua', 'white', 'umber'],
        ['gold', 'gold', 'white', 'umber'],
        ['forest', 'forest', 'cream', 'umber'],
      ],
    },
    {
      outfit: 'poncho',
      colours: [
        ['orange', 'umber', 'cream', 'wood'],
        ['navy', 'sand', 'gold', 'wood'],
      ],
    },
    {
      outfit: 'monk',
      colours: [
        ['yellow', 'green', 'white', 'wood'],
        ['navy', 'red', 'white', 'wood'],
      ],
    },
    {
      outfit: 'baker',
      colours: [
        ['cream', 'chestnut', 'white', 'umber'],
        ['sky', 'navy', 'white', 'umber'],
      ],
    },
    {
      outfit: 'granny',
      colours: [
        ['purple', 'plum', 'white', 'umber'],
        ['mint', 'forest', 'cream', 'umber'],
      ],
    },
    {
      outfit: 'barbarian',
      colours: [
        ['wood', 'umber', 'cream', 'umber'],
        ['white', 'steel', 'red', 'umber'],
      ],
    },
    {
      outfit: 'witch',
      colours: [
        ['purple', 'plum', 'gold', 'umber'],
        ['navy', 'black', 'coral', 'umber'],
      ],
    },
    {
      outfit: 'ninja',
      colours: [
        ['cobalt', 'navy', 'white', 'navy'],
        ['wine', 'charcoal', 'gold', 'black'],
      ],
    },
    { outfit: 'jester', colours: [['purple', 'yellow', 'mint', 'wine']] },
    {
      outfit: 'pirate',
      colours: [
        ['red', 'white', 'gold', 'umber'],
        ['green', 'cream', 'gold', 'umber'],
      ],
    },
  ],
  hair: [
    'neat',
    'tousled',
    'spiky',
    'pixie',
    'bowl',
    'curly',
    'curlyLong',
    'bob',
    'medium',
    'wavy',
    'ponytail',
    'sideTail',
    'twinTails',
    'braids',
    'braid',
    'buns',
    'topBun',
    'ahoge',
    'oldTufts',
    'slick',
    'lowTail',
  ],
  hairColours: ['umber', 'chestnut', 'blond', 'ginger', 'black', 'silver', 'teal', 'rose', 'lilac', 'cobalt'],
  skins: ['porcelain', 'fair', 'tan', 'brown', 'deep'],
  hats: [
    ['headband', 'gold', 'gold'],
    ['bandana', 'coral', 'coral'],
    ['hood', 'forest', 'forest'],
    ['hood', 'wine', 'wine'],
    ['helmet', 'silver', 'gold'],
    ['wizard', 'teal', 'gold'],
    ['witch', 'plum', 'rose'],
    ['leaf', 'grass', 'grass'],
    ['flower', 'white', 'gold'],
    ['wreath', 'grass', 'rose'],
    ['straw', 'sand', 'wine'],
    ['catEars', 'umber', 'pink'],
    ['bunnyEars', 'white', 'pink'],
    ['turban', 'white', 'red'],
    ['maidBand', 'white', 'white'],
    ['bow', 'red', 'red'],
  ],
  hatted: 0.46,
  builds: ['chibi', 'chibi', 'kid', 'kid', 'teen', 'lady', 'stout', 'toddler', 'elder', 'tall', 'brawny'],
  poses: [
    'stand',
    'relaxed',
    'wave',
    'cheer',
    'walk',
    'walk',
    'run',
    'hold',
    'present',
    'sit',
    'point',
    'jump',
    'think',
    'fight',
    'hips',
    'carry',
    'talk',
    'bow',
  ],
  moods: ['smile', 'happy', 'laugh', 'joy', 'grin', 'cute', 'wink', 'shock', 'calm', 'cheeky', 'worried'],
  items: [
    'sword',
    'shield',
    'staff',
    'wand',
    'bow',
    'axe',
    'book',
    'scroll',
    'map',
    'lantern',
    'torch',
    'basket',
    'bag',
    'meat',
    'fish',
    'flute',
    'letter',
    'broom',
    'bouquet',
    'cup',
  ],
  laden: 0.58,
  signs: ['note', 'heart', 'spark', 'bang', 'question', 'bubble', 'sweat'],
};

const GUMS: readonly (readonly [Swatch, Swatch])[] = [
  ['aqua', 'sky'],
  ['lime', 'grass'],
  ['gold', 'yellow'],
  ['lilac', 'plum'],
  ['peach', 'coral'],
];
const PLUMES: readonly (readonly [Swatch, Swatch])[] = [
  ['orange', 'gold'],
  ['yellow', 'sand'],
  ['coral', 'peach'],
  ['sky', 'white'],
];

type Coat = (random: Random) => CreatureSpec;

/** What one meets at random: gums, riding birds, things with caps, small stones, and dogs that want to join. */
const MONSTERS: readonly Coat[] = [
  (r) => {
    const [color, second] = r.pick(GUMS);
    return {
      plan: 'blob',
      body: r.pick(['gum', 'cube', 'dome']),
      color,
      second,
      gloss: true,
      limbs: 'puddle',
      mood: r.pick(['cute', 'grin', 'sleepy', 'shock', 'angry']),
      scale: r.pick([0.85, 1]),
    };
  },
  (r) => {
    const [color, second] = r.pick(PLUMES);
    return {
      plan: 'bird',
      color,
      second,
      wingTip: second,
      crest: 'tuft',
      crestColor: 'teal',
      beakColor: 'orange',
      legColor: 'orange',
      neck: 20,
      leg: 24,
      mood: r.pick(['simple', 'cute', 'shock', 'happy']),
      scale: r.pick([1.1, 1.25]),
    };
  },
  (r) => ({
    plan: 'plant',
    kind: 'mushroom',
    color: r.pick<Swatch>(['red', 'purple', 'teal', 'orange']),
    mood: r.pick(['cute', 'smile', 'shock', 'sleepy']),
  }),
  (r) => ({
    plan: 'golem',
    color: r.pick<Swatch>(['steel', 'wood', 'olive']),
    accent: r.pick<Swatch>(['aqua', 'orange', 'lime']),
    size: 0.6,
    arms: r.pick(['down', 'up', 'wave']),
  }),
  (r) => ({
    plan: 'beast',
    color: r.pick<Swatch>(['sand', 'umber', 'ginger', 'silver']),
    second: 'cream',
    ears: r.pick(['floppy', 'fox', 'cat']),
    snout: r.pick(['dog', 'cat']),
    tail: 'curl',
    pose: r.pick(['walk', 'sit']),
    mood: r.pick(['happy', 'smile', 'sleepy']),
  }),
  (r) => ({
    plan: 'blob',
    body: 'ghost',
    color: r.pick<Swatch>(['white', 'mint', 'blush', 'sky']),
    mood: r.pick(['cute', 'shock', 'cheeky', 'sad']),
    air: 10,
  }),
  (r) => ({
    plan: 'blob',
    body: 'egg',
    color: r.pick<Swatch>(['cream', 'pink', 'khaki', 'teal']),
    second: 'white',
    snout: 'beak',
    beakColor: 'orange',
    limbs: 'birdFeet',
    arms: 'wings',
    mood: 'simple',
  }),
];

const MONSTER_SHARE = 0.36;
const extra = (random: Random): FigureSpec =>
  random.chance(MONSTER_SHARE)
    ? { ...random.pick(MONSTERS)(random), flip: random.chance(0.5) }
    : dressPerson(random, ADVENTURERS);

const CAST: readonly FigureSpec[] = [
  // 1 the hero, who has forgotten everything but the sword
  {
    build: 'teen',
    hair: 'flame',
    hairColor: 'wine',
    outfit: 'hero',
    colors: ['teal', 'charcoal', 'gold', 'umber'],
    mood: 'worried',
    pose: 'think',
    hold: 'greatsword',
    signs: ['question'],
  },
  // 2 who heals everybody else
  {
    build: 'lady',
    hair: 'long',
    hairColor: 'blond',
    hat: 'hood',
    hatColors: ['white', 'coral'],
    outfit: 'mage',
    colors: ['white', 'coral', 'coral', 'umber'],
    mood: 'serene',
    pose: 'hold',
    hold: 'staff',
  },
  // 3 a wizard smaller than the hat
  {
    build: 'toddler',
    hair: 'bob',
    hairColor: 'lime',
    hat: 'wizard',
    hatColors: ['orange', 'plum'],
    outfit: 'mage',
    colors: ['plum', 'plum', 'orange', 'umber'],
    mood: 'cocky',
    pose: 'cheer',
    hold: 'flame',
  },
  // 4 a lancer who jumps to every conclusion
  {
    build: 'tall',
    hair: 'neat',
    hairColor: 'black',
    hat: 'horned',
    hatColors: ['navy', 'red'],
    outfit: 'armor',
    colors: ['navy', 'red', 'gold', 'navy'],
    mood: 'stern',
    pose: 'jump',
    hold: 'spear',
  },
  // 5 the treasure hunter
  {
    build: 'teen',
    hair: 'choppy',
    hairColor: 'sand',
    hat: 'bandana',
    hatColors: ['cobalt', 'cobalt'],
    outfit: 'vest',
    colors: ['cobalt', 'cream', 'gold', 'umber'],
    mood: 'wink',
    pose: 'run',
    hold: 'bag',
  },
  // 6 she who calls beasts
  {
    build: 'kid',
    hair: 'wavy',
    hairColor: 'grass',
    hat: 'oniHorns',
    hatColors: ['gold', 'gold'],
    outfit: 'idol',
    colors: ['mint', 'white', 'gold', 'forest'],
    mood: 'joy',
    pose: 'overhead',
    hold: 'flute',
  },
  // 7 a princess who left by the window
  {
    build: 'lady',
    hair: 'drills',
    hairColor: 'chestnut',
    hat: 'tiara',
    hatColors: ['gold', 'rose'],
    outfit: 'princess',
    colors: ['rose', 'pink', 'gold', 'wine'],
    mood: 'shock',
    pose: 'run',
    hold: 'suitcase',
  },
  // 8 the airship's engineer
  {
    build: 'stout',
    hair: 'oldTufts',
    hairColor: 'white',
    hat: 'aviator',
    hatColors: ['chestnut', 'gold'],
    outfit: 'flightsuit',
    colors: ['chestnut', 'sand', 'gold', 'umber'],
    face: ['longBeard'],
    mood: 'angry',
    pose: 'fight',
    hold: 'wrench',
  },
  // 9 a gambler of the skies
  {
    build: 'tall',
    hair: 'mane',
    hairColor: 'silver',
    hat: 'tricorn',
    hatColors: ['black', 'gold'],
    outfit: 'captain',
    colors: ['black', 'wine', 'gold', 'charcoal'],
    face: ['cheekScar'],
    mood: 'cocky',
    pose: 'present',
    hold: 'pokerCards',
  },
  // 10 a gum who made it
  {
    plan: 'blob',
    body: 'gum',
    color: 'rose',
    second: 'pink',
    gloss: true,
    limbs: 'puddle',
    mood: 'cocky',
    hat: 'topHat',
    hatColors: ['black', 'gold'],
    scale: 1.3,
  },
  // 11 a guardian who gardens
  {
    plan: 'golem',
    color: 'grass',
    second: 'olive',
    accent: 'pink',
    arms: 'wave',
    hold: 'flower',
    size: 0.95,
  },
  // 12 a cactus on a diet of running
  { plan: 'plant', kind: 'cactus', color: 'green', second: 'lime', tip: 'rose', mood: 'shock', scale: 1.3 },
  // 13 a cat who sells what it found
  {
    plan: 'critter',
    color: 'charcoal',
    second: 'white',
    ears: 'cat',
    inner: 'pink',
    snout: 'cat',
    tail: 'cat',
    whiskers: true,
    hat: 'turban',
    hatColors: ['gold', 'red'],
    arms: 'hold',
    hold: 'lantern',
    mood: 'cheeky',
    girth: 30,
    tall: 40,
    scale: 1.15,
  },
  // 14 a riding bird with no rider
  {
    plan: 'bird',
    color: 'purple',
    second: 'lilac',
    wingTip: 'plum',
    crest: 'tuft',
    crestColor: 'yellow',
    beakColor: 'gold',
    legColor: 'gold',
    neck: 26,
    leg: 28,
    mood: 'cocky',
    scale: 1.5,
  },
  // 15 the demon king on leave
  {
    build: 'brawny',
    skin: 'lilac',
    hair: 'slick',
    hairColor: 'black',
    hat: 'ramHorns',
    hatColors: ['cream', 'cream'],
    outfit: 'warlord',
    colors: ['purple', 'black', 'gold', 'black'],
    mood: 'happy',
    eyes: 'red',
    pose: 'hold',
    hold: 'iceCream',
  },
  // 16 the innkeeper, asleep on his feet
  {
    build: 'stout',
    hair: 'bald',
    hat: 'santa',
    hatColors: ['sky', 'white'],
    outfit: 'pajamas',
    colors: ['sky', 'sky', 'white', 'umber'],
    face: ['mustache'],
    mood: 'asleep',
    pose: 'walk',
    hold: 'lantern',
    signs: ['zzz'],
  },
  // 17 a sage with a long speech
  {
    build: 'elder',
    hair: 'long',
    hairColor: 'white',
    face: ['longBeard'],
    outfit: 'mage',
    colors: ['forest', 'gold', 'gold', 'wood'],
    mood: 'calm',
    pose: 'talk',
    hold: 'scroll',
  },
  // 18 a dancer
  {
    build: 'lady',
    skin: 'brown',
    hair: 'highTail',
    hairColor: 'black',
    hat: 'headband',
    hatColors: ['red', 'gold'],
    outfit: 'magical',
    colors: ['red', 'gold', 'gold', 'red'],
    mood: 'joy',
    pose: 'dance',
    hold: ['fan', 'gold'],
  },
  // 19 the dog of the party
  {
    plan: 'beast',
    color: 'white',
    second: 'sky',
    ears: 'fox',
    snout: 'dog',
    tail: 'curl',
    pose: 'sit',
    hat: 'knight',
    hatColors: ['gold', 'red'],
    mood: 'happy',
    scale: 1.2,
  },
  // 20 a pedlar under his shop
  {
    build: 'stout',
    hair: 'curly',
    hairColor: 'ginger',
    hat: 'fez',
    hatColors: ['green', 'gold'],
    outfit: 'vest',
    colors: ['yellow', 'green', 'red', 'umber'],
    back: [['backpack', 'wood']],
    mood: 'laugh',
    pose: 'present',
    hold: ['potion', 'red'],
  },
  // 21 a hero who found the pond first
  {
    build: 'teen',
    hair: 'tousled',
    hairColor: 'umber',
    hat: 'kasa',
    hatColors: ['sand', 'wood'],
    outfit: 'raincoat',
    colors: ['yellow', 'navy', 'white', 'navy'],
    mood: 'serene',
    pose: 'hold',
    hold: 'fish',
    off: 'net',
  },
  // 22 a bard nobody asked
  {
    build: 'tall',
    hair: 'curlyLong',
    hairColor: 'ginger',
    hat: 'beret',
    hatColors: ['lilac', 'gold'],
    outfit: 'jester',
    colors: ['lilac', 'cream', 'gold', 'plum'],
    mood: 'laugh',
    pose: 'hold',
    hold: 'guitar',
    signs: ['note'],
  },
  // 23 the last enemy, at level one
  {
    build: 'toddler',
    hair: 'spiky',
    hairColor: 'white',
    hat: 'crown',
    hatColors: ['red', 'gold'],
    outfit: 'caped',
    colors: ['black', 'red', 'gold', 'black'],
    back: [['devilWings', 'red']],
    mood: 'menace',
    pose: 'hips',
    eyes: 'red',
  },
];

/** Where each of them has its story, in the order of CAST: staggered, so that all find room. */
const SPOTS: readonly Point[] = [
  [261, 2435],
  [1875, 1982],
  [1352, 1801],
  [3240, 2586],
  [2415, 1987],
  [3671, 1408],
  [2117, 1304],
  [1541, 1294],
  [1640, 740],
  [824, 1920],
  [405, 1186],
  [3482, 2027],
  [2654, 2569],
  [3172, 1179],
  [959, 1380],
  [868, 2551],
  [2489, 895],
  [1515, 2388],
  [2074, 2612],
  [3038, 637],
  [2705, 1478],
  [1090, 659],
  [3585, 771],
];

/** How far from its spot a target may stand, picture pixels. */
const REACH = [1, 1] as const;

export const jrpgCast: Cast = {
  extra,
  members: CAST.map((spec, i): CastMember => {
    const [x, y] = nth(SPOTS, i);
    return {
      quest: `quest${i + 1}`,
      figures: [spec],
      within: around(x, y, ...REACH),
    };
  }),
};

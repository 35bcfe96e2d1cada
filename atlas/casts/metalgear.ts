/** The base's cast: twelve to find among guards, engineers, sailors, sled dogs and birds in evening dress. */
import type { Point } from '../core/geometry';
import type { Random } from '../core/random';
import type { Swatch } from '../core/swatches';
import type { CreatureSpec } from '../creatures/creature';
import type { Cast } from './cast';
import { dressPerson } from './wardrobe';
import type { Wardrobe } from './wardrobe';

const GARRISON: Wardrobe = {
  clothes: [
    {
      outfit: 'pilot',
      colours: [
        ['navy', 'grey', 'white', 'charcoal'],
        ['olive', 'umber', 'sand', 'umber'],
        ['orange', 'navy', 'cream', 'charcoal'],
        ['steel', 'charcoal', 'white', 'umber'],
      ],
    },
    {
      outfit: 'raincoat',
      colours: [
        ['yellow', 'charcoal', 'white', 'umber'],
        ['red', 'navy', 'white', 'charcoal'],
        ['cobalt', 'steel', 'white', 'umber'],
      ],
    },
    {
      outfit: 'overalls',
      colours: [
        ['orange', 'cream', 'gold', 'umber'],
        ['teal', 'white', 'gold', 'charcoal'],
        ['khaki', 'olive', 'gold', 'umber'],
        ['navy', 'sky', 'silver', 'charcoal'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['olive', 'khaki', 'cream', 'umber'],
        ['charcoal', 'steel', 'orange', 'charcoal'],
        ['cobalt', 'charcoal', 'white', 'umber'],
      ],
    },
    {
      outfit: 'labcoat',
      colours: [
        ['sky', 'navy', 'white', 'umber'],
        ['cream', 'wine', 'white', 'charcoal'],
        ['mint', 'steel', 'white', 'umber'],
      ],
    },
    {
      outfit: 'hoodie',
      colours: [
        ['coral', 'navy', 'white', 'umber'],
        ['teal', 'charcoal', 'white', 'white'],
        ['gold', 'umber', 'white', 'umber'],
      ],
    },
    {
      outfit: 'poncho',
      colours: [
        ['olive', 'charcoal', 'sand', 'umber'],
        ['steel', 'navy', 'white', 'charcoal'],
        ['coral', 'umber', 'cream', 'umber'],
      ],
    },
    {
      outfit: 'flightsuit',
      colours: [
        ['orange', 'charcoal', 'silver', 'charcoal'],
        ['forest', 'khaki', 'gold', 'umber'],
        ['cobalt', 'charcoal', 'silver', 'charcoal'],
      ],
    },
    {
      outfit: 'sailor',
      colours: [
        ['white', 'navy', 'red', 'charcoal'],
        ['navy', 'white', 'white', 'charcoal'],
      ],
    },
    {
      outfit: 'chef',
      colours: [
        ['white', 'charcoal', 'coral', 'charcoal'],
        ['sky', 'navy', 'white', 'charcoal'],
      ],
    },
  ],
  hair: [
    'neat',
    'tousled',
    'spiky',
    'bob',
    'medium',
    'ponytail',
    'highTail',
    'braid',
    'curly',
    'choppy',
    'bald',
    'slick',
    'curtain',
    'bobSwept',
  ],
  hairColours: ['black', 'umber', 'chestnut', 'blond', 'ginger', 'silver', 'charcoal', 'wine', 'sand'],
  skins: ['porcelain', 'fair', 'tan', 'brown', 'deep'],
  hats: [
    ['helmet', 'olive', 'khaki'],
    ['helmet', 'silver', 'steel'],
    ['beret', 'wine', 'gold'],
    ['beret', 'forest', 'gold'],
    ['beanie', 'orange', 'cream'],
    ['beanie', 'navy', 'white'],
    ['aviator', 'umber', 'cream'],
    ['aviator', 'charcoal', 'sky'],
    ['hood', 'cobalt', 'white'],
    ['hood', 'olive', 'sand'],
    ['cap', 'navy', 'gold'],
    ['goggles', 'orange', 'sky'],
    ['headphones', 'teal', 'white'],
    ['santa', 'red', 'white'],
    ['cap', 'red', 'white'],
  ],
  hatted: 0.72,
  builds: ['chibi', 'chibi', 'teen', 'lady', 'tall', 'stout', 'brawny', 'elder', 'chibi'],
  poses: [
    'stand',
    'relaxed',
    'walk',
    'walk',
    'run',
    'talk',
    'hold',
    'point',
    'think',
    'sit',
    'wave',
    'carry',
    'hips',
    'gazeUp',
    'crouch',
    'sneak',
    'bow',
    'eat',
  ],
  moods: [
    'smile',
    'calm',
    'happy',
    'grin',
    'worried',
    'shock',
    'stern',
    'sleepy',
    'cool',
    'simple',
    'wince',
    'cocky',
  ],
  items: [
    'lantern',
    'spyglass',
    'cup',
    'crate',
    'wrench',
    'map',
    'ramen',
    'bucket',
    'bag',
    'suitcase',
    'book',
    'fish',
    'letter',
    'teapot',
    'camera',
    'net',
  ],
  laden: 0.5,
  signs: ['bang', 'question', 'sweat', 'zzz', 'note', 'bubble'],
};

const COATS: readonly (readonly [Swatch, Swatch])[] = [
  ['grey', 'white'],
  ['umber', 'cream'],
  ['charcoal', 'white'],
  ['ginger', 'white'],
  ['sand', 'cream'],
  ['navy', 'white'],
  ['chestnut', 'sand'],
  ['black', 'silver'],
  ['wood', 'cream'],
  ['cobalt', 'white'],
];

type Coat = (color: Swatch, second: Swatch, random: Random) => CreatureSpec;

/** Sled dogs, penguins that nobody ordered, hares, and a bear cub. */
const OTHERS: readonly Coat[] = [
  (color, second, random) => ({
    plan: 'beast',
    color,
    second,
    ears: 'fox',
    inner: second,
    snout: 'dog',
    mask: 'lower',
    tail: 'fox',
    tailTip: second,
    pose: random.pick(['walk', 'run', 'sit', 'lie'] as const),
    length: 70,
    girth: 34,
    mood: random.pick(['happy', 'joy', 'calm', 'cute'] as const),
  }),
  (color, second, random) => ({
    plan: 'critter',
    color,
    second,
    pattern: 'bib',
    patternColor: second,
    snout: 'beak',
    girth: 33,
    tall: 44,
    arms: random.pick(['out', 'up', 'wave', 'hips'] as const),
    mood: random.pick(['smile', 'shock', 'cute', 'grin'] as const),
  }),
  (color, second, random) => ({
    plan: 'critter',
    color,
    second,
    ears: 'rabbit',
    inner: 'pink',
    snout: 'mouse',
    girth: 28,
    tall: 34,
    mood: random.pick(['cute', 'star', 'worried'] as const),
    arms: random.pick(['up', 'belly', 'out'] as const),
  }),
  (color, second) => ({
    plan: 'bird',
    color,
    second,
    wingTip: second,
    mood: 'cute',
  }),
];

const OTHER_SHARE = 0.16;

function extra(random: Random) {
  if (!random.chance(OTHER_SHARE)) return dressPerson(random, GARRISON);
  const [color, second] = random.pick(COATS);
  return { ...random.pick(OTHERS)(color, second, random), flip: random.chance(0.5) };
}

/** A target's own corner of the map. */
const zone = (x: number, y: number, rx = 150, ry = 100): readonly Point[] => [
  [x - rx, y - ry],
  [x + rx, y - ry],
  [x + rx, y + ry],
  [x - rx, y + ry],
];

const sneak = (fur: Swatch, trim: Swatch, flip: boolean) =>
  ({
    build: 'stout',
    hair: 'neat',
    hairColor: 'umber',
    hat: 'catHood',
    hatColors: [fur, trim],
    outfit: 'pajamas',
    colors: [fur, fur, trim, trim],
    mood: 'serene',
    pose: 'sneak',
    flip,
  }) as const;

export const metalgearCast: Cast = {
  extra,
  members: [
    {
      quest: 'quest1',
      within: zone(420, 1560, 180, 90),
      figures: [
        {
          build: 'tall',
          hair: 'lowTail',
          hairColor: 'umber',
          hat: 'bandana',
          hatColors: ['coral', 'coral'],
          outfit: 'shinobi',
          colors: ['teal', 'charcoal', 'coral', 'charcoal'],
          face: ['stubble'],
          mood: 'stern',
          pose: 'sneak',
          hold: 'onigiri',
        },
      ],
    },
    {
      quest: 'quest2',
      within: zone(1060, 1660, 170, 110),
      figures: [
        {
          build: 'tall',
          hair: 'bald',
          hat: 'samurai',
          hatColors: ['lilac', 'gold'],
          outfit: 'mecha',
          colors: ['lilac', 'plum', 'gold', 'plum'],
          face: ['mask'],
          accent: 'plum',
          mood: 'menace',
          pose: 'fight',
          hold: ['katana', 'aqua'],
        },
      ],
    },
    {
      quest: 'quest3',
      within: zone(2320, 2430, 200, 60),
      figures: [
        {
          build: 'stout',
          hair: 'slick',
          hairColor: 'ginger',
          hat: 'fedora',
          hatColors: ['sand', 'red'],
          outfit: 'poncho',
          colors: ['cream', 'umber', 'wine', 'umber'],
          face: ['mustache'],
          mood: 'cocky',
          pose: 'hold',
          hold: 'pistol',
          off: 'pistol',
        },
      ],
    },
    {
      quest: 'quest4',
      within: zone(1640, 1150, 130, 90),
      figures: [
        {
          build: 'teen',
          hair: 'bald',
          outfit: 'mage',
          colors: ['purple', 'black', 'lime', 'black'],
          face: ['blindfold'],
          mood: 'serene',
          pose: 'float',
          hold: ['orb', 'lime'],
          skin: 'porcelain',
        },
      ],
    },
    {
      quest: 'quest5',
      within: zone(3240, 1960, 120, 120),
      figures: [
        {
          build: 'lady',
          hair: 'wavy',
          hairColor: 'lilac',
          hat: 'beret',
          hatColors: ['black', 'rose'],
          outfit: 'pilot',
          colors: ['rose', 'charcoal', 'white', 'charcoal'],
          mood: 'cool',
          pose: 'kneel',
          hold: 'spyglass',
        },
      ],
    },
    {
      quest: 'quest6',
      within: zone(3080, 2570, 130, 110),
      figures: [
        {
          build: 'giant',
          hair: 'braids',
          hairColor: 'black',
          hat: 'horned',
          hatColors: ['umber', 'cream'],
          outfit: 'barbarian',
          colors: ['chestnut', 'umber', 'gold', 'umber'],
          face: ['paint'],
          accent: 'red',
          mood: 'laugh',
          pose: 'hold',
          hold: 'drum',
          skin: 'brown',
        },
      ],
    },
    {
      quest: 'quest7',
      within: zone(2640, 1160, 150, 80),
      figures: [
        {
          build: 'teen',
          hair: 'curtain',
          hairColor: 'grey',
          hat: 'headphones',
          hatColors: ['pink', 'white'],
          outfit: 'labcoat',
          colors: ['white', 'navy', 'pink', 'umber'],
          face: ['squareGlasses'],
          mood: 'worried',
          pose: 'shy',
          hold: 'plush',
        },
      ],
    },
    {
      quest: 'quest8',
      within: zone(2120, 1420, 140, 110),
      figures: [
        {
          build: 'elder',
          hair: 'neat',
          hairColor: 'white',
          hat: 'beret',
          hatColors: ['red', 'gold'],
          outfit: 'captain',
          colors: ['forest', 'charcoal', 'gold', 'charcoal'],
          face: ['goatee'],
          mood: 'stern',
          pose: 'talk',
          hold: 'phone',
        },
      ],
    },
    {
      quest: 'quest9',
      within: zone(3420, 1440, 170, 40),
      figures: [
        {
          plan: 'beast',
          color: 'steel',
          second: 'silver',
          ears: 'fox',
          inner: 'silver',
          snout: 'dog',
          tail: 'curl',
          pattern: 'plates',
          patternColor: 'silver',
          pose: 'run',
          length: 84,
          girth: 38,
          mood: 'fang',
          hat: 'goggles',
          hatColors: ['orange', 'yellow'],
          scale: 1.1,
        },
      ],
    },
    {
      quest: 'quest10',
      within: zone(2770, 2160, 150, 90),
      figures: [
        {
          build: 'stout',
          hair: 'bald',
          hat: 'snorkel',
          hatColors: ['yellow', 'aqua'],
          outfit: 'trunks',
          colors: ['yellow', 'red', 'white', 'red'],
          mood: 'joy',
          pose: 'cheer',
          skin: 'tan',
          off: 'ball',
        },
      ],
    },
    {
      quest: 'quest11',
      within: zone(1930, 1900, 170, 120),
      figures: [
        {
          plan: 'golem',
          material: 'box',
          color: 'sand',
          second: 'wood',
          accent: 'yellow',
          visor: true,
          size: 1.05,
          arms: 'wave',
        },
      ],
    },
    {
      quest: 'quest12',
      within: zone(1150, 2560, 460, 130),
      figures: [sneak('peach', 'cream', false), sneak('plum', 'lilac', true)],
    },
  ],
};

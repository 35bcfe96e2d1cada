/** The machine city's cast: twelve to find among the resistance, stiff androids in black and white, and tin people. */
import type { Point } from '../core/geometry';
import type { Random } from '../core/random';
import type { Swatch } from '../core/swatches';
import type { CreatureSpec } from '../creatures/creature';
import type { PersonSpec } from '../people/spec';
import type { Cast } from './cast';
import { dressPerson } from './wardrobe';
import type { Wardrobe } from './wardrobe';

const HAIR = [
  'neat',
  'tousled',
  'bob',
  'bobSwept',
  'pixie',
  'medium',
  'long',
  'wavy',
  'ponytail',
  'braids',
  'buns',
  'curly',
  'afro',
  'slick',
  'locs',
  'lowTail',
  'topKnot',
  'bald',
  'curtain',
  'lowTwins',
] as const;

/** People of the camp: cloth that was mended, goggles that were found. */
const RESISTANCE: Wardrobe = {
  clothes: [
    {
      outfit: 'poncho',
      colours: [
        ['sand', 'umber', 'red', 'umber'],
        ['cream', 'charcoal', 'olive', 'umber'],
        ['cream', 'khaki', 'sand', 'wood'],
        ['steel', 'charcoal', 'wine', 'black'],
        ['sand', 'olive', 'teal', 'umber'],
      ],
    },
    {
      outfit: 'adventurer',
      colours: [
        ['khaki', 'cream', 'red', 'umber'],
        ['forest', 'sand', 'gold', 'umber'],
        ['wood', 'cream', 'teal', 'umber'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['umber', 'sand', 'cream', 'black'],
        ['wine', 'charcoal', 'cream', 'umber'],
        ['grey', 'olive', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'overalls',
      colours: [
        ['khaki', 'white', 'gold', 'umber'],
        ['steel', 'coral', 'gold', 'umber'],
        ['forest', 'cream', 'gold', 'wood'],
      ],
    },
    {
      outfit: 'pilot',
      colours: [
        ['chestnut', 'khaki', 'cream', 'umber'],
        ['charcoal', 'grey', 'red', 'black'],
        ['olive', 'sand', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'casual',
      colours: [
        ['teal', 'cream', 'white', 'umber'],
        ['sand', 'charcoal', 'white', 'umber'],
        ['coral', 'umber', 'cream', 'wood'],
      ],
    },
    {
      outfit: 'labcoat',
      colours: [
        ['cream', 'olive', 'red', 'umber'],
        ['white', 'steel', 'teal', 'black'],
      ],
    },
    {
      outfit: 'raincoat',
      colours: [
        ['khaki', 'umber', 'gold', 'umber'],
        ['wine', 'charcoal', 'white', 'black'],
      ],
    },
  ],
  hair: HAIR,
  hairColours: ['umber', 'chestnut', 'black', 'ginger', 'blond', 'silver', 'wine', 'olive'],
  skins: ['porcelain', 'fair', 'tan', 'brown', 'deep'],
  hats: [
    ['hood', 'khaki', 'khaki'],
    ['hood', 'olive', 'olive'],
    ['bandana', 'red', 'red'],
    ['bandana', 'charcoal', 'charcoal'],
    ['goggles', 'umber', 'gold'],
    ['aviator', 'chestnut', 'cream'],
    ['helmet', 'steel', 'red'],
    ['helmet', 'sand', 'umber'],
    ['headphones', 'charcoal', 'gold'],
    ['leaf', 'grass', 'grass'],
    ['turban', 'cream', 'red'],
  ],
  hatted: 0.5,
  builds: ['chibi', 'chibi', 'teen', 'lady', 'kid', 'tall', 'stout', 'brawny', 'elder'],
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
    'carry',
    'gazeUp',
    'crouch',
    'haul',
  ],
  moods: ['smile', 'calm', 'happy', 'worried', 'cocky', 'grin', 'shock', 'sleepy', 'laugh', 'cool', 'stern'],
  items: [
    'wrench',
    'crate',
    'map',
    'lantern',
    'bucket',
    'bag',
    'spear',
    'shield',
    'cup',
    'paper',
    'flag',
    'spyglass',
    'hammer',
    'scroll',
  ],
  laden: 0.5,
  signs: ['sweat', 'bang', 'question', 'bubble', 'note'],
};

/** Soldiers from above, who were told not to feel anything and feel it all the same. */
const ANDROIDS: Wardrobe = {
  ...RESISTANCE,
  clothes: [
    {
      outfit: 'dress',
      colours: [
        ['black', 'black', 'white', 'black'],
        ['charcoal', 'charcoal', 'red', 'black'],
        ['grey', 'grey', 'black', 'black'],
      ],
    },
    {
      outfit: 'gakuran',
      colours: [
        ['black', 'black', 'silver', 'black'],
        ['charcoal', 'black', 'white', 'black'],
      ],
    },
    {
      outfit: 'hero',
      colours: [
        ['black', 'white', 'grey', 'black'],
        ['white', 'charcoal', 'black', 'black'],
      ],
    },
    {
      outfit: 'swordsman',
      colours: [
        ['black', 'white', 'silver', 'charcoal'],
        ['white', 'black', 'gold', 'black'],
      ],
    },
    {
      outfit: 'maid',
      colours: [['black', 'white', 'white', 'black']],
    },
  ],
  hairColours: ['white', 'silver', 'blond', 'blush', 'grey', 'black'],
  skins: ['porcelain', 'fair', 'tan', 'brown'],
  hats: [
    ['headband', 'black', 'black'],
    ['beret', 'black', 'white'],
    ['ribbon', 'black', 'black'],
    ['bow', 'white', 'white'],
    ['halo', 'cream', 'cream'],
  ],
  hatted: 0.36,
  builds: ['chibi', 'teen', 'lady', 'lady', 'kid', 'tall'],
  poses: [
    'stand',
    'relaxed',
    'walk',
    'hips',
    'hold',
    'point',
    'think',
    'run',
    'kneel',
    'fight',
    'gazeUp',
    'shy',
  ],
  moods: ['calm', 'serene', 'stern', 'cool', 'sad', 'worried', 'simple', 'smile', 'shock'],
  items: ['saber', 'spear', 'cutlass', 'bouquet', 'cat', 'letter', 'phone', 'umbrella', 'fish', 'cup'],
  laden: 0.45,
};

const TINS: readonly (readonly [Swatch, Swatch])[] = [
  ['sand', 'wood'],
  ['khaki', 'umber'],
  ['silver', 'steel'],
  ['grey', 'charcoal'],
  ['cream', 'coral'],
  ['wood', 'sand'],
  ['steel', 'grey'],
  ['ginger', 'umber'],
  ['coral', 'sand'],
  ['olive', 'khaki'],
  ['mint', 'grey'],
  ['peach', 'wood'],
  ['teal', 'sand'],
];
const TIN_HATS = ['bow', 'chef', 'helmet', 'flower', 'beanie', 'ribbon', 'cap', 'leaf', 'wreath'] as const;
const TIN_ITEMS = ['flag', 'bouquet', 'bucket', 'broom', 'lantern', 'cup', 'gift', 'drum'] as const;

function tin(random: Random): CreatureSpec {
  const [color, second] = random.pick(TINS);
  const hat = random.chance(0.6) ? random.pick(TIN_HATS) : undefined;
  const hold = random.chance(0.6) ? random.pick(TIN_ITEMS) : undefined;
  return {
    plan: 'golem',
    material: random.chance(0.6) ? 'clay' : 'box',
    color,
    second,
    accent: random.pick(['yellow', 'gold', 'red', 'aqua'] as const),
    size: random.range(0.62, 0.82),
    headSize: random.range(0.95, 1.25),
    arms: random.pick(['down', 'up', 'wave', 'wave'] as const),
    face: {
      mood: { eyes: 'glow', mouth: 'none', brows: random.pick(['none', 'none', 'sad', 'angry'] as const) },
    },
    ...(random.chance(0.35) ? { moss: 'grass' as const } : {}),
    ...(random.chance(0.3) ? { antenna: 'red' as const } : {}),
    ...(hat
      ? {
          hat,
          hatColors: random.pick([
            ['red', 'cream'],
            ['teal', 'gold'],
            ['purple', 'white'],
          ] as const),
        }
      : {}),
    ...(hold ? { hold } : {}),
  };
}

function animal(random: Random): CreatureSpec {
  const [color, second] = random.pick([
    ['umber', 'sand'],
    ['chestnut', 'cream'],
    ['grey', 'silver'],
    ['khaki', 'cream'],
  ] as const);
  if (random.chance(0.4)) return { plan: 'bird', color, second, wingTip: 'charcoal', mood: 'simple' };
  return {
    plan: 'beast',
    color,
    second,
    ears: 'leaf',
    snout: random.chance(0.5) ? 'pig' : 'horse',
    tail: 'stub',
    pose: random.pick(['walk', 'run', 'stand'] as const),
    foot: 'hoof',
    mood: random.pick(['calm', 'angry', 'simple'] as const),
    horns: random.pick(['none', 'nubs', 'stag'] as const),
    girth: 34,
    length: 74,
  };
}

const TIN_SHARE = 0.27;
const ANIMAL_SHARE = 0.04;
const ANDROID_SHARE = 0.3;

function extra(random: Random): PersonSpec | CreatureSpec {
  const flip = random.chance(0.5);
  if (random.chance(TIN_SHARE)) return { ...tin(random), flip };
  if (random.chance(ANIMAL_SHARE)) return { ...animal(random), flip };
  return dressPerson(random, random.chance(ANDROID_SHARE) ? ANDROIDS : RESISTANCE);
}

const zone = (x: number, y: number, rx = 400, ry = 230): readonly Point[] => [
  [x - rx, y - ry],
  [x + rx, y - ry],
  [x + rx, y + ry],
  [x - rx, y + ry],
];

const twin = (more: PersonSpec): PersonSpec => ({
  build: 'lady',
  hair: 'sideTail',
  hairColor: 'teal',
  outfit: 'overalls',
  colors: ['red', 'cream', 'gold', 'umber'],
  eyes: 'teal',
  ...more,
});

export const nierCast: Cast = {
  extra,
  members: [
    {
      quest: 'quest1',
      within: zone(2900, 2330),
      figures: [
        {
          build: 'lady',
          hair: 'hime',
          hairColor: 'plum',
          outfit: 'dress',
          colors: ['white', 'white', 'red', 'black'],
          face: ['blindfold'],
          accent: 'red',
          mood: 'calm',
          pose: 'lunge',
          hold: 'katana',
        },
      ],
    },
    {
      quest: 'quest2',
      within: zone(2250, 1250, 440, 260),
      figures: [
        {
          build: 'kid',
          hair: 'tousled',
          hairColor: 'aqua',
          hat: 'headphones',
          hatColors: ['red', 'white'],
          outfit: 'sailor',
          colors: ['black', 'black', 'red', 'black'],
          mood: 'star',
          pose: 'hold',
          hold: 'magnifier',
          signs: ['question'],
        },
      ],
    },
    {
      quest: 'quest3',
      within: zone(2950, 1420, 640, 230),
      figures: [
        {
          build: 'tall',
          hair: 'mohawk',
          hairColor: 'red',
          outfit: 'poncho',
          colors: ['wine', 'charcoal', 'black', 'black'],
          face: ['cheekScar'],
          mood: 'angry',
          pose: 'shoulder',
          hold: 'greatsword',
          skin: 'tan',
        },
      ],
    },
    {
      quest: 'quest4',
      within: zone(620, 1980, 520, 260),
      figures: [
        {
          plan: 'golem',
          material: 'clay',
          color: 'forest',
          second: 'olive',
          accent: 'lime',
          headSize: 1.1,
          size: 0.86,
          arms: 'wave',
          hat: 'topHat',
          hatColors: ['black', 'red'],
          hatY: -4,
          hold: 'book',
        },
      ],
    },
    {
      quest: 'quest5',
      within: zone(1440, 1270, 420, 240),
      figures: [
        {
          plan: 'golem',
          material: 'clay',
          color: 'rose',
          second: 'wine',
          accent: 'yellow',
          size: 0.9,
          arms: 'up',
          hat: 'crown',
          hatColors: ['gold', 'red'],
          hold: 'microphone',
        },
      ],
    },
    {
      quest: 'quest6',
      within: zone(2200, 2250, 420, 260),
      figures: [
        {
          plan: 'golem',
          material: 'clay',
          color: 'white',
          second: 'silver',
          headSize: 1.4,
          size: 0.7,
          arms: 'wave',
          hat: 'straw',
          hatColors: ['sand', 'red'],
          hatY: -6,
          face: { mood: { eyes: 'happy', mouth: 'grin', brows: 'none' } },
          hold: 'basket',
        },
      ],
    },
    {
      quest: 'quest7',
      within: zone(1120, 1800, 420, 330),
      figures: [
        {
          plan: 'beast',
          color: 'ginger',
          second: 'cream',
          skull: 'long',
          snout: 'horse',
          ears: 'leaf',
          horns: 'antlers',
          hornColor: 'sand',
          hat: 'wreath',
          hatColors: ['grass', 'pink'],
          tail: 'stub',
          foot: 'hoof',
          pose: 'stand',
          mood: 'cocky',
          scale: 1.15,
        },
      ],
    },
    {
      quest: 'quest8',
      within: [
        [640, 2330],
        [2460, 2330],
        [2460, 2660],
        [640, 2660],
      ],
      figures: [
        twin({ pose: 'hold', hold: 'wrench', mood: 'smile' }),
        twin({ pose: 'hold', hold: 'guitar', mood: 'serene', flip: true, signs: ['note'] }),
      ],
    },
    {
      quest: 'quest9',
      within: zone(3400, 2460, 460, 260),
      figures: [
        {
          build: 'brawny',
          hair: 'lowTail',
          hairColor: 'white',
          outfit: 'armor',
          colors: ['wine', 'charcoal', 'gold', 'umber'],
          face: ['eyepatch', 'beard'],
          mood: 'calm',
          pose: 'hold',
          hold: ['flower', 'white'],
        },
      ],
    },
    {
      quest: 'quest10',
      within: zone(1800, 2000, 560, 170),
      figures: [
        {
          plan: 'golem',
          material: 'box',
          color: 'sky',
          second: 'cobalt',
          accent: 'yellow',
          size: 0.86,
          headSize: 1.1,
          hat: 'beanie',
          hatColors: ['red', 'white'],
          hatY: 2,
          hold: 'rod',
          arms: 'wave',
        },
      ],
    },
    {
      quest: 'quest11',
      within: zone(800, 1400, 420, 220),
      figures: [
        {
          plan: 'golem',
          material: 'clay',
          color: 'gold',
          second: 'orange',
          accent: 'red',
          size: 0.86,
          headSize: 1.15,
          hat: 'wizard',
          hatColors: ['purple', 'yellow'],
          hold: ['balloon', 'red'],
          arms: 'wave',
          face: { mood: { eyes: 'glow', mouth: 'grin', brows: 'none' }, blush: 'red' },
        },
      ],
    },
    {
      quest: 'quest12',
      within: zone(420, 2540, 480, 220),
      figures: [
        {
          build: 'lady',
          hair: 'drills',
          hairColor: 'blond',
          hat: 'cap',
          hatColors: ['white', 'gold'],
          outfit: 'captain',
          colors: ['white', 'white', 'gold', 'white'],
          mood: 'stern',
          pose: 'point',
          hold: 'spyglass',
        },
      ],
    },
  ],
};

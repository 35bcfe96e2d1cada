/** The family of voices that a thing answers with, from its kind and how a figure is drawn. */
import type { Family } from '../../src/maps/life';
import type { Thing } from '../core/thing';
import { figure, isCreature } from '../stage/figure';
import type { FigureOptions, FigureSpec } from '../stage/figure';

/** Words of a kind's name by family; the first family that has one of them counts. */
const WORDS: readonly (readonly [Family, RegExp])[] = [
  ['water', /fountain|spring|lake|pads|bath|swan|boat|fish|whale|submarine|sub-?pen|ferry|ship$|coolant/],
  [
    'engine',
    /train|car$|lorry|truck|tram|tank|coach|bus$|scooter|coaster|wheel|digger|roller|helicopter|plane|rocket|mill|walker|engine|monorail|lander|pod$|saucer|drill|works|cog|conveyor|factory|crane|mine/,
  ],
  [
    'leaf',
    /tree|bush|conifer|palm$|sakura|flower|grass|fern|hedge|wisteria|willow|arbour|gnarl|camphor|patch|beanstalk|jungle|rose|greenhouse/,
  ],
  ['bell', /lamp|bell|lantern|clock|siren|light|torii|shrine|capsule|altar/],
  [
    'cloth',
    /bunting|stall|parasol|tent|top$|nobori|standard|kite|balloon|picnic|flag|banner|wing|feather|cloud|smoke/,
  ],
  ['ball', /ball|gumball|bubble|treasure|egg|moon|disc/],
  ['crystal', /crystal|glass|ether|relic|eclipse|aurora|binder/],
  ['fire', /fire|brazier|volcano|cauldron|dragon/],
  ['paper', /cardboard|card|sign|parcels|poster|book|easel|board|paper|wall$/],
  [
    'gadget',
    /vending|terminal|robot|screen|arcade|console|holo|antenna|radar|radio|phone|booth|studio|command|grip|suit|machine/,
  ],
  [
    'metal',
    /sword|drum|armour|cannon|rack|fence|pole|barrel|canister|tin|helm|iron|pylon|rope|gantry|mast|scrap|tube|arrow|titan|menace/,
  ],
  [
    'door',
    /house|hut|inn$|shop|castle|palace|temple|tower|hall|school|cafe|restaurant|bakery|centre|mansion|cottage|palazzo|hangar|depot|gate|door|machiya|block|apartment|flats|academy|theatre|museum|hospital|arch|skyway|bunker|fort|ryokan/,
  ],
  [
    'stone',
    /rock|crag|mesa|stone|statue|sphinx|pyramid|colossus|skull|bastion|rampart|ruin|mountain|hill|strata|cone$|giant|cliff|mask|hand/,
  ],
];

/** What sounds like nothing else is knocked on. */
const PLAIN: Family = 'wood';

/** A kind's name in words: `trainCar` is `train-car`. */
export const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

/** The family of a thing that is no figure. */
export function familyOfKind(name: string): Family {
  const words = spaced(name);
  return WORDS.find(([, found]) => found.test(words) || found.test(name.toLowerCase()))?.[0] ?? PLAIN;
}

const BY_MOOD: Readonly<Record<string, Family>> = {
  smile: 'merry',
  happy: 'merry',
  laugh: 'merry',
  joy: 'merry',
  grin: 'merry',
  star: 'merry',
  cheeky: 'merry',
  wink: 'merry',
  cute: 'merry',
  angry: 'cross',
  stern: 'cross',
  fang: 'cross',
  menace: 'cross',
  sleepy: 'asleep',
  asleep: 'asleep',
};

const YOUNG: readonly string[] = ['kid', 'toddler'];

/** The family of somebody. */
export function familyOfFigure(spec: FigureSpec): Family {
  if (isCreature(spec)) return spec.plan === 'plant' ? 'leaf' : spec.plan;
  const mood = typeof spec.mood === 'string' ? spec.mood : 'calm';
  const byMood = BY_MOOD[mood] ?? 'calm';
  if (byMood === 'asleep') return byMood;
  return spec.build !== undefined && YOUNG.includes(spec.build) ? 'child' : byMood;
}

/** How a figure is dressed stands with its options, a target's and a twin's too. */
const isFigure = (options: object): options is FigureOptions =>
  'spec' in options && typeof options.spec === 'object' && options.spec !== null;

export function familyOf({ name, options }: Pick<Thing, 'name' | 'options'>): Family {
  return name === figure.name && isFigure(options) ? familyOfFigure(options.spec) : familyOfKind(name);
}

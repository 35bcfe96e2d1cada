/** The parts of a figure that words can name, each with the name it has in the paint box: a wrong one does not compile. */
import type { CreatureSpec, PlanName } from '../creatures/creature';
import type { SignName } from '../core/manpu';
import type { BuildName } from '../people/builds';
import type { BackExtraName } from '../people/extras/back-extras';
import type { MountName } from '../people/extras/mounts';
import type { NoseName } from '../people/face';
import type { FaceExtraName } from '../people/face-extras';
import type { HairName } from '../people/hair/styles';
import type { HatName } from '../people/hats/hats';
import type { ItemName } from '../people/items/items';
import type { OutfitName } from '../people/outfits/wardrobe';
import type { PoseName } from '../people/poses';
import { nameAndColour } from '../core/named';
import { isCreature } from '../stage/figure';
import type { FigureSpec } from '../stage/figure';

type KeysOf<T> = T extends unknown ? keyof T : never;

/** Parts of a creature's body that words name, by their key in its spec. */
export const TRAITS = [
  'antenna',
  'arms',
  'backItem',
  'backSpikes',
  'core',
  'crest',
  'ears',
  'feelers',
  'horns',
  'mane',
  'mask',
  'pattern',
  'saddle',
  'shell',
  'snout',
  'tail',
  'tailTuft',
  'tongue',
  'visor',
  'whiskers',
  'wings',
] as const satisfies readonly KeysOf<CreatureSpec>[];
export type Trait = (typeof TRAITS)[number];

/** What has an outline of its own, and is measured by its own pixels. */
export type OwnPart =
  | `hold:${ItemName}`
  | `off:${ItemName}`
  | `hat:${HatName}`
  | `hair:${HairName}`
  | `face:${FaceExtraName}`
  | `nose:${NoseName}`
  | `back:${BackExtraName}`
  | `mount:${MountName}`
  | `sign:${SignName}`
  | `trait:${Trait}`;

/** What is seen of the whole figure: who it is, what it wears all over, how it stands. */
export type WholePart =
  | `body:${PlanName}`
  | `build:${BuildName}`
  | `outfit:${OutfitName}`
  | `pose:${PoseName}`
  | 'skin'
  | 'colour'
  | 'ears'
  | 'eyes';

export type Part = OwnPart | WholePart;

const names = (kind: string, entries: readonly (string | readonly [string, ...unknown[]])[] | undefined) =>
  (entries ?? []).map((entry) => `${kind}:${typeof entry === 'string' ? entry : entry[0]}`);

const held = (kind: string, entry: unknown): string[] =>
  typeof entry === 'string' || Array.isArray(entry)
    ? [
        `${kind}:${nameAndColour<string, string>(typeof entry === 'string' ? entry : [String(entry[0]), ''])[0]}`,
      ]
    : [];

/** Of all arms only those of a golem and of a round body can be let down, which shows what it raises. */
const traitsOf = (spec: CreatureSpec): Trait[] =>
  TRAITS.filter(
    (trait) =>
      (trait !== 'arms' || spec.plan === 'golem' || spec.plan === 'blob') &&
      Object.entries(spec).some(([key, value]) => key === trait && value !== 'none' && value !== false),
  );

/** The parts with an outline of their own that a figure has. */
export function ownParts(spec: FigureSpec): readonly string[] {
  const entries = Object.fromEntries(Object.entries(spec));
  const both = [
    ...held('hold', entries['hold']),
    ...held('off', entries['off']),
    ...held('hat', entries['hat']),
  ];
  if (isCreature(spec)) return [...both, ...traitsOf(spec).map((trait) => `trait:${trait}`)];
  return [
    ...both,
    ...(spec.hair !== undefined && spec.hair !== 'bald' ? [`hair:${spec.hair}`] : []),
    ...names('face', spec.face),
    ...(spec.nose !== undefined ? [`nose:${spec.nose}`] : []),
    ...names('back', spec.back),
    ...held('mount', spec.mount),
    ...names('sign', spec.signs),
  ];
}

/** The parts of a figure that are the whole of it. */
function wholeParts(spec: FigureSpec): readonly string[] {
  const always = ['skin', 'colour', 'ears', 'eyes'];
  if (isCreature(spec)) return [...always, `body:${spec.plan}`];
  const { build = 'chibi', pose = 'stand', outfit = 'tee' } = spec;
  const cut = typeof outfit === 'string' ? outfit : outfit.base;
  return [...always, `build:${build}`, `pose:${pose}`, `outfit:${cut}`];
}

/** All that a figure has and words may name. */
export const partsOf = (spec: FigureSpec): readonly string[] => [...ownParts(spec), ...wholeParts(spec)];

/** Is it measured by pixels of its own? */
export const isOwn = (part: Part): part is OwnPart =>
  !/^(body|build|outfit|pose):|^(skin|colour|ears|eyes)$/.test(part);

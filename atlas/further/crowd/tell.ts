/** How something seen of a person is told: surely, as a saying, or as a glimpse that may be it. */
import type { CrowdColour, Trait } from '../../../src/crowd/codes';
import { nameOf, namesOf, type CieLab, type Shade } from './colours';
import type { Kind } from './kinds';
import type { Part } from './parts';
import type { SeenPart, SeenPerson } from './seen';

/** Something that is surely seen of a person. */
export interface Saying {
  readonly trait: Trait;
  /** What it is; the trait alone where there is but one. */
  readonly code: string;
  readonly looks: readonly string[];
  readonly colour?: { readonly name: CrowdColour; readonly lab: CieLab };
  /** Pixels that show it. */
  readonly seen: number;
}

export interface GlimpsedColour {
  /** What it would be called by most; undefined where they would not agree. */
  readonly called: CrowdColour | undefined;
  /** All that somebody might call it. */
  readonly names: ReadonlySet<CrowdColour>;
  readonly lab: CieLab;
}

/** Something that may be seen of a person: `looks` undefined may be anything of its trait, `names` any colour. */
export interface Glimpse {
  readonly trait: Trait;
  readonly looks: readonly string[] | undefined;
  readonly colours: readonly GlimpsedColour[];
}

export interface Described {
  readonly sayings: readonly Saying[];
  readonly glimpses: readonly Glimpse[];
}

/** Fewer pixels are noticed by nobody, picture pixels. */
export const NOTICED = 40;
/** A part is told from so many of its pixels on, and from such a share of them. */
const PLAIN: Readonly<Record<Trait, number>> = {
  hat: 190,
  hair: 300,
  item: 190,
  outfit: 700,
  top: 360,
  legs: 260,
  cape: 420,
  beard: 160,
  pose: 900,
  back: 900,
  build: 900,
  sign: 100,
};
const PLAIN_SHARE = 0.6;
/** Small things float over the head: a corner of one tells nothing. */
const PLAIN_SIGN = 0.75;
/** A colour is told of a part of which it is at least this share. */
const ONE_COLOUR = 0.6;

/** How much of something there is, and how much of it shows, picture pixels. */
export interface Count {
  readonly all: number;
  readonly seen: number;
}

const isPlain = (trait: Trait, { all, seen }: Count) =>
  seen >= PLAIN[trait] && seen >= (trait === 'sign' ? PLAIN_SIGN : PLAIN_SHARE) * all;

export const part = ({ parts }: SeenPerson, name: Part): SeenPart | undefined => parts[name];
export const sum = (...parts: (SeenPart | undefined)[]): Count => ({
  all: parts.reduce((count, each) => count + (each?.all ?? 0), 0),
  seen: parts.reduce((count, each) => count + (each?.seen ?? 0), 0),
});

export type Sure = NonNullable<Saying['colour']>;

function sureColour(shade: Shade): Sure | undefined {
  const name = nameOf(shade);
  return name && { name, lab: shade.lab };
}

export interface Told {
  readonly sayings: readonly Saying[];
  readonly glimpses: readonly Glimpse[];
}

export const glimpseOf = (shade: Shade): GlimpsedColour => ({
  called: nameOf(shade),
  names: namesOf(shade),
  lab: shade.lab,
});
export const shadeOf = (seen: SeenPart | undefined, swatch: string | undefined): Shade | undefined =>
  seen && seen.seen >= NOTICED ? { swatch, lab: seen.colour } : undefined;

/** Something of one kind, with the part of it that gives it its colour. */
export function worn(
  trait: Trait,
  kind: Kind | undefined,
  whole: Count,
  main?: SeenPart,
  swatch?: string,
): Told {
  const shade = shadeOf(main, swatch);
  if (whole.seen < NOTICED) return { sayings: [], glimpses: [] };
  const glimpses = [{ trait, looks: kind?.looks, colours: shade ? [glimpseOf(shade)] : [] }];
  if (kind?.code === undefined || !isPlain(trait, whole)) return { sayings: [], glimpses };
  const oneColour = !kind.plain && shade && main && main.seen >= ONE_COLOUR * whole.seen;
  const colour = oneColour ? sureColour(shade) : undefined;
  const saying = { trait, code: kind.code, looks: kind.looks, seen: whole.seen };
  return { sayings: colour ? [{ ...saying, colour }] : [saying], glimpses };
}

/** Something that is told by its colour alone. */
export function coloured(
  trait: Trait,
  code: string,
  whole: Count,
  main: SeenPart | undefined,
  swatch?: string,
): readonly Saying[] {
  const shade = shadeOf(main, swatch);
  if (!main || !shade || !isPlain(trait, main) || main.seen < ONE_COLOUR * whole.seen) return [];
  const colour = sureColour(shade);
  return colour ? [{ trait, code, looks: ['any'], colour, seen: main.seen }] : [];
}

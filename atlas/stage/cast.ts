/** Who is on a map: the named targets of its quests, and everybody else. */
import type { Points } from '../core/geometry';
import type { Features } from '../core/thing';
import type { Wear } from './place';
import type { Random } from '../core/random';
import { featuresOf, isCreature } from './figure';
import type { FigureSpec } from './figure';

export interface CastMember {
  /** `quest1` …; its words stand in the level's translation space. */
  readonly quest: string;
  /** The figure to find; several are the targets of one quest, alike to the words but not to the eye. */
  readonly figures: readonly FigureSpec[];
  /** Factor on the usual size. */
  readonly size?: number;
  /** Where its story is; anywhere on the crowd's ground when absent. Picture points. */
  readonly within?: Points;
}

export interface Cast {
  readonly members: readonly CastMember[];
  /** Dresses somebody of the crowd. */
  readonly extra: (random: Random) => FigureSpec;
}

/** A part of the picture whose crowd has clothes of its own: what is worn there tells one part from the next from afar. */
export interface Quarter {
  /** Picture points. */
  readonly within: Points;
  /** Dresses who comes here, in place of the cast's. */
  readonly extra: Cast['extra'];
}

/** A quest of one target. */
export const one = (
  quest: number,
  within: Points | undefined,
  figure: FigureSpec,
  size?: number,
): CastMember => ({
  quest: `quest${quest}`,
  figures: [figure],
  ...(within ? { within } : {}),
  ...(size ? { size } : {}),
});

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Might somebody take `extra` for `target`? Hat and main colour, or hair and outfit, must never both agree. */
export function mistakable(extra: FigureSpec, target: FigureSpec): boolean {
  if (isCreature(extra) !== isCreature(target)) return false;
  if (isCreature(extra) && isCreature(target))
    return extra.plan === target.plan && same(extra.colour, target.colour);
  if (isCreature(extra) || isCreature(target)) return false;
  const hat = extra.hat ?? null;
  const sameHat = hat !== null && hat === target.hat;
  const sameHair = extra.hair === target.hair && extra.hairColour === target.hairColour;
  const sameProp = extra.hold !== undefined && extra.hold !== null && same(extra.hold, target.hold);
  return (
    (sameHat && (same(extra.colours?.[0], target.colours?.[0]) || sameProp)) ||
    (sameHair && same(extra.outfit, target.outfit)) ||
    (sameHat && sameHair)
  );
}

/** Visible features in which two figures differ. */
export function differences(a: FigureSpec, b: FigureSpec): number {
  return differing(featuresOf(a), featuresOf(b));
}

function differing(p: Features, q: Features): number {
  const names = new Set([...Object.keys(p), ...Object.keys(q)]);
  return [...names].filter((name) => p[name] !== q[name]).length;
}

/** Any two figures of a map differ in at least this many features (ART: fairness). */
export const LEAST_DIFFERENCES = 2;
const TRIES = 400;
/** Of so many who might come, the one comes whose looks have been seen least. */
const CHOICE = 3;

/** What strikes the eye when it comes again, in whatever colour. */
function traitsOf(spec: FigureSpec): readonly string[] {
  if (isCreature(spec)) return [`${spec.plan} ${JSON.stringify(spec.colour)}`];
  const { hat, hair, hairColour, outfit, pose = 'stand', hold } = spec;
  return [
    `pose ${pose}`,
    `hair ${JSON.stringify([hair, hairColour])}`,
    `outfit ${JSON.stringify(outfit)}`,
    ...(hat ? [`hat ${hat}`] : []),
    ...(hold ? [`hold ${JSON.stringify(hold)}`] : []),
  ];
}

/** How often each trait was dressed; `of` is how worn the looks of somebody are: the mean over their traits. */
class Worn {
  readonly #times = new Map<string, number>();

  of(spec: FigureSpec): number {
    const traits = traitsOf(spec);
    return traits.reduce((sum, trait) => sum + (this.#times.get(trait) ?? 0), 0) / traits.length;
  }

  add(spec: FigureSpec): void {
    for (const trait of traitsOf(spec)) this.#times.set(trait, (this.#times.get(trait) ?? 0) + 1);
  }
}

/**
 * A dresser that never repeats itself: `wear` turns whom it dressed into the role of a story, and whom it is no role for goes
 * again; `from` dresses in place of the cast's `extra`; each figure differs from all it dressed before, and none can be
 * mistaken for a target. Who has no role is chosen of several, so that no pose or hat becomes common by chance. Throws when
 * the wardrobe is too small for the crowd.
 */
export function dresser({
  members,
  extra,
}: Cast): (random: Random, wear?: Wear, from?: Cast['extra']) => FigureSpec {
  const targets = members.flatMap(({ figures }) => figures);
  const dressed = targets.map(featuresOf);
  const worn = new Worn();
  const isNew = (spec: FigureSpec) => {
    if (targets.some((target) => mistakable(spec, target))) return false;
    const features = featuresOf(spec);
    return !dressed.some((other) => differing(features, other) < LEAST_DIFFERENCES);
  };
  return (random, wear, from = extra) => {
    const choice: FigureSpec[] = [];
    for (let i = 0; i < TRIES && choice.length < (wear ? 1 : CHOICE); i++) {
      const spec = wear ? wear(from(random)) : from(random);
      if (spec && isNew(spec)) choice.push(spec);
    }
    const [spec] = choice.toSorted((a, b) => worn.of(a) - worn.of(b));
    if (!spec) throw new Error('the wardrobe is too small for this crowd');
    dressed.push(featuresOf(spec));
    worn.add(spec);
    return spec;
  };
}

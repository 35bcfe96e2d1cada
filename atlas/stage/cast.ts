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

/**
 * A dresser that never repeats itself: `wear` turns whom it dressed into the role of a story, and whom it is no role for goes
 * again; `from` dresses in place of the cast's `extra`; each figure differs from all it dressed before, and none can be
 * mistaken for a target. Throws when the wardrobe is too small for the crowd.
 */
export function dresser({
  members,
  extra,
}: Cast): (random: Random, wear?: Wear, from?: Cast['extra']) => FigureSpec {
  const targets = members.flatMap(({ figures }) => figures);
  const dressed = targets.map(featuresOf);
  return (random, wear = (spec) => spec, from = extra) => {
    for (let i = 0; i < TRIES; i++) {
      const spec = wear(from(random));
      if (!spec || targets.some((target) => mistakable(spec, target))) continue;
      const features = featuresOf(spec);
      if (dressed.some((other) => differing(features, other) < LEAST_DIFFERENCES)) continue;
      dressed.push(features);
      return spec;
    }
    throw new Error('the wardrobe is too small for this crowd');
  };
}

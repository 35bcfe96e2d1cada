/** Does a target show what its words name? What was measured while drawing, against the limits of the art. */
import type { PartFacts, TargetFacts, TruthFacts } from './facts';
import { isOwn } from './part';
import type { Named, Near, QuestWords, Shown } from './shown';

/** Shares of what a figure shows when it stands alone, and picture pixels. */
export const TRUTH_LIMITS = {
  face: 0.5,
  title: { share: 0.6, pixels: 500 },
  hint: { share: 0.4, pixels: 120 },
  /** Of an item drawn alone: no pose hides its own. */
  own: 0.6,
  /** From the feet to what a hint says they are by. */
  near: 300,
} as const;

/** Traits of a body and signs are small by nature, and what is painted on a face is as large as the face lets it be. */
const LEAST_PIXELS: readonly (readonly [RegExp, number])[] = [
  [/^(face|nose):/, 0],
  [/^(sign|trait):/, 120],
];

export interface TruthFault {
  readonly quest: string;
  readonly part: string;
  readonly fault: string;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
const shareOf = ({ alone, seen }: PartFacts) => seen / Math.max(1, alone);

interface Limits {
  readonly share: number;
  readonly pixels: number;
}

/** `pixels` is what is seen of all parts that one word names: three blades are counted together. */
function partFault(
  part: string,
  facts: PartFacts,
  pixels: number,
  limits: Limits,
  ease: number,
): string | undefined {
  const small = LEAST_PIXELS.find(([kind]) => kind.test(part))?.[1] ?? limits.pixels;
  const least = Math.min(limits.pixels, small * ease);
  if (facts.own !== undefined && facts.alone < TRUTH_LIMITS.own * ease * facts.own)
    return `its own figure shows ${percent(facts.alone / facts.own)} of it, ${percent(TRUTH_LIMITS.own)} at least`;
  // a freckle is fainter than what counts as another colour: it is seen where the face is
  if (facts.alone === 0 && small === 0) return undefined;
  if (shareOf(facts) < limits.share)
    return `${percent(shareOf(facts))} of it is seen, ${percent(limits.share)} at least`;
  return pixels < least ? `${pixels} of its pixels are seen, ${least} at least` : undefined;
}

function wordFaults(
  { quest, parts }: TargetFacts,
  named: readonly Named[],
  limits: Limits,
  ease: number,
): TruthFault[] {
  return named.flatMap(([part, en, fr]) => {
    // of two figures with one title each shows what it has
    const facts = parts[part];
    if (!isOwn(part) || !facts) return [];
    const pixels = named
      .filter((other) => other[1] === en && other[2] === fr)
      .reduce((sum, [other]) => sum + (parts[other]?.seen ?? 0), 0);
    const fault = partFault(part, facts, pixels, limits, ease);
    return fault === undefined ? [] : [{ quest, part, fault: `"${en ?? fr ?? part}": ${fault}` }];
  });
}

const eased = ({ share, pixels }: Limits, ease: number): Limits => ({
  share: share * ease,
  pixels: pixels * ease,
});

/** What is not seen enough of the targets of a level; `ease` takes so much of each limit. */
export function truthFaults(facts: TruthFacts, shown: Shown, ease = 1): readonly TruthFault[] {
  const least = TRUTH_LIMITS.face * ease;
  return facts.targets.flatMap((target) => {
    const { quest, face } = target;
    const words = shown[quest];
    const share = face && face.alone > 0 ? shareOf(face) : 1;
    const hidden = {
      quest,
      part: 'face',
      fault: `${percent(share)} of its face is seen, ${percent(least)} at least`,
    };
    return [
      ...(share < least ? [hidden] : []),
      ...wordFaults(target, words?.title ?? [], eased(TRUTH_LIMITS.title, ease), ease),
      ...wordFaults(target, words?.hint ?? [], eased(TRUTH_LIMITS.hint, ease), ease),
    ];
  });
}

const isThing = (part: string) => /^(hold|off|back|mount):/.test(part);
const asHeld = (part: string) => part.replace(/^off:/, 'hold:');

/** What one looks for as a thing by the title of a quest. */
const thingsOf = (words: QuestWords | undefined): ReadonlySet<string> =>
  new Set(
    (words?.title ?? [])
      .map(([part]) => part)
      .filter(isThing)
      .map(asHeld),
  );

/**
 * Others, of the crowd or of another quest, who show the very thing that a title names. Where the titles of both name it,
 * they name another figure too.
 */
export const doubleFaults = ({ targets, others }: TruthFacts, shown: Shown): readonly TruthFault[] =>
  Object.entries(shown).flatMap(([quest, words]) =>
    [...thingsOf(words)].flatMap((thing) => {
      const rivals = targets.filter(
        (each) =>
          each.quest !== quest &&
          !thingsOf(shown[each.quest]).has(thing) &&
          Object.keys(each.parts).some((part) => asHeld(part) === thing),
      );
      const places = [...(others[thing] ?? []), ...rivals.map(({ at }) => at)];
      return places.length === 0
        ? []
        : [{ quest, part: thing, fault: `so do others at ${places.map((at) => at.join(',')).join(' ')}` }];
    }),
  );

const stands = ({ near }: TargetFacts, place: string, ease: number) =>
  (near[place] ?? Infinity) <= TRUTH_LIMITS.near / ease;

/**
 * Targets that stand by none of the places their hint names, and places that no target of the quest stands by. One word
 * may mean several kinds: a castle is its towers and its yard.
 */
export const nearFaults = (facts: TruthFacts, shown: Shown, ease = 1): readonly TruthFault[] =>
  Object.entries(shown).flatMap(([quest, { near = [] }]) => {
    if (near.length === 0) return [];
    const targets = facts.targets.filter((each) => each.quest === quest);
    const wordOf = ([, en, fr]: Near) => en ?? fr ?? '';
    const unmet = [...new Set(near.map(wordOf))].filter((word) => {
      const places = near.filter((each) => wordOf(each) === word);
      return !targets.some((each) => places.some(([place]) => stands(each, place, ease)));
    });
    const astray = targets.filter((each) => !near.some(([place]) => stands(each, place, ease)));
    return [
      ...unmet.map((word) => ({
        quest,
        part: word,
        fault: `it is further away than ${TRUTH_LIMITS.near} px`,
      })),
      ...(targets.length > 1 ? astray : []).map(({ index }) => ({
        quest,
        part: `figure ${index + 1}`,
        fault: 'it stands by nothing that its hint names',
      })),
    ];
  });

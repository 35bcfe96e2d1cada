/** Does a target show what its words name? What was measured while drawing, against the limits of the art. */
import type { CastMember } from '../stage/cast';
import type { PartFacts, TargetFacts, TruthFacts } from './facts';
import { isOwn } from './part';
import type { Named, Shown } from './shown';

/** Shares of what a figure shows when it stands alone, and picture pixels. */
export const TRUTH_LIMITS = {
  face: 0.5,
  title: { share: 0.6, pixels: 500 },
  hint: { share: 0.4, pixels: 120 },
  /** Of an item drawn alone: no pose hides its own. */
  own: 0.6,
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

function partFault(part: string, facts: PartFacts, { share, pixels }: { share: number; pixels: number }) {
  const small = LEAST_PIXELS.find(([kind]) => kind.test(part))?.[1] ?? pixels;
  const least = Math.min(pixels, small);
  if (facts.own !== undefined && facts.alone < TRUTH_LIMITS.own * facts.own)
    return `its own figure shows ${percent(facts.alone / facts.own)} of it, ${percent(TRUTH_LIMITS.own)} at least`;
  // a freckle is fainter than what counts as another colour: it is seen where the face is
  if (facts.alone === 0 && small === 0) return undefined;
  if (shareOf(facts) < share) return `${percent(shareOf(facts))} of it is seen, ${percent(share)} at least`;
  if (facts.seen < least) return `${facts.seen} of its pixels are seen, ${least} at least`;
  return undefined;
}

function wordFaults(target: TargetFacts, named: readonly Named[], limits: { share: number; pixels: number }) {
  return named.flatMap(([part, ...words]) => {
    // whoever has two of a kind, or two figures of which one has it, is asked for what it has
    const facts = target.parts[part];
    if (!isOwn(part) || !facts) return [];
    const fault = partFault(part, facts, limits);
    const word = words.find((each) => each !== null) ?? part;
    return fault === undefined ? [] : [{ quest: target.quest, part, fault: `"${word}": ${fault}` }];
  });
}

/** What is not seen enough of the targets of a level. */
export function truthFaults(facts: TruthFacts, shown: Shown): readonly TruthFault[] {
  return facts.targets.flatMap((target) => {
    const { quest, face } = target;
    const words = shown[quest];
    const faceShare = face && face.alone > 0 ? shareOf(face) : 1;
    return [
      ...(faceShare < TRUTH_LIMITS.face
        ? [
            {
              quest,
              part: 'face',
              fault: `${percent(faceShare)} of its face is seen, ${percent(TRUTH_LIMITS.face)} at least`,
            },
          ]
        : []),
      ...wordFaults(target, words?.title ?? [], TRUTH_LIMITS.title),
      ...wordFaults(target, words?.hint ?? [], TRUTH_LIMITS.hint),
    ];
  });
}

const isThing = (part: string) => /^(hold|off|back|mount):/.test(part);

/** Others of the crowd who show the very thing that a title names. */
export const doubleFaults = (
  facts: TruthFacts,
  shown: Shown,
  members: readonly CastMember[],
): readonly TruthFault[] =>
  members.flatMap(({ quest }) =>
    (shown[quest]?.title ?? [])
      .filter(([part]) => isThing(part))
      .flatMap(([part]) => {
        const places = facts.others[part.replace(/^off:/, 'hold:')] ?? [];
        return places.length === 0
          ? []
          : [{ quest, part, fault: `so do others at ${places.map((at) => at.join(',')).join(' ')}` }];
      }),
  );

/** Merges the diaries of two tabs, so that neither loses a leg or a day of the streak to the other. */
import { greaterOf, presentOf, type Merge } from '../kept/merge';
import { totalMs, type Attempt, type Diary } from './diary';
import type { Streak } from './streak';

/** Which of two tries is further; of two that are as far, the one that cost more, so that a second tab gains nothing. */
function compareAttempts(a: Attempt, b: Attempt): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  const cost = ({ legs, open }: Attempt): number => totalMs(legs) + open.ms;
  return (
    a.legs.length - b.legs.length ||
    Number(a.own !== undefined) - Number(b.own !== undefined) ||
    cost(a) - cost(b) ||
    compareTexts(wordsOf(a), wordsOf(b))
  );
}

/** Makes the order total, whatever order a parser gave to the parts. */
function wordsOf({ quests, legs, open, ease = '', own = '' }: Attempt): string {
  return JSON.stringify([
    quests.map(({ level, quest }) => [level, quest]),
    [...legs, open].map(({ ms, sign, run = '' }) => [ms, sign, run]),
    ease,
    own,
  ]);
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const mergeAttempts = presentOf(greaterOf(compareAttempts));
const mergeStreaks = presentOf(greaterOf<Streak>((a, b) => compareTexts(a.last, b.last) || a.days - b.days));

/** What two tabs have written: the longer streak, and of the try the one that is further. */
export const mergeDiaries: Merge<Diary> = (ours, theirs) => {
  const streak = mergeStreaks(ours.streak, theirs.streak);
  const attempt = mergeAttempts(ours.attempt, theirs.attempt);
  if (streak === theirs.streak && attempt === theirs.attempt) return theirs;
  return { ...(streak ? { streak } : {}), ...(attempt ? { attempt } : {}) };
};

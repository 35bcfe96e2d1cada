/** Finds for each of a crowd the fewest things seen that are true of nobody else, and of these the best quests. */
import type { Trait } from '../../../src/crowd/codes';
import { mayBeSaid } from './alike';
import type { Described, Saying } from './tell';

/** What is easiest to look for comes first. */
const RANK: Readonly<Record<Trait, number>> = {
  hat: 0,
  item: 0,
  hair: 1,
  outfit: 1,
  top: 2,
  legs: 2,
  cape: 1,
  beard: 1,
  pose: 2,
  back: 2,
  build: 1,
  sign: 1,
};
/** What a clue costs a reader: things said, and how hard they are to look for. */
export const costOf = (sayings: readonly Saying[]) =>
  Math.max(2, sayings.length) * 10 +
  sayings.reduce((total, { trait, colour }) => total + RANK[trait] + (colour ? 0 : 0.5), 0);

function* setsOf(sayings: readonly Saying[]): Generator<readonly Saying[]> {
  const differ = (...all: Saying[]) => new Set(all.map(({ trait }) => trait)).size === all.length;
  for (const [i, a] of sayings.entries()) {
    yield [a];
    for (const [j, b] of sayings.entries()) {
      if (j <= i || !differ(a, b)) continue;
      yield [a, b];
      for (const c of sayings.slice(j + 1)) if (differ(a, b, c)) yield [a, b, c];
    }
  }
}

/** The best clue for somebody: two things said, or three; undefined when somebody else answers to each. */
export function clueFor(own: Described, others: readonly Described[]): readonly Saying[] | undefined {
  const { sayings } = own;
  // who else may be meant by each saying: a set of sayings is theirs who are meant by all of them
  const meant = new Map(
    sayings.map((saying) => [saying, new Set(others.filter((other) => mayBeSaid(saying, other)))]),
  );
  let best: readonly Saying[] | undefined;
  for (const set of setsOf(sayings)) {
    if (best && costOf(best) <= costOf(set)) continue;
    const [first, ...rest] = set.map((saying) => meant.get(saying) ?? new Set<Described>());
    if (first && ![...first].some((other) => rest.every((all) => all.has(other)))) best = set;
  }
  return best;
}

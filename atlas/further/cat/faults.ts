/** What is wrong with the guide cat of a level: it must be there, be seen, and be taken for nobody who is sought. */
import type { Target } from '../../../src/game/quest';
import type { CatFile } from '../../../src/maps/cat';

/** Share of its pixels that nothing covers. */
export const LEAST_SEEN = 0.6;

/** The quests of all pictures of a level: the cat is on each of them. */
type Sought = readonly { readonly quest: string; readonly positions: readonly Target[] }[];

const meet = (a: Target, b: Target): boolean =>
  a.top.x < b.bottom.x && b.top.x < a.bottom.x && a.top.y < b.bottom.y && b.top.y < a.bottom.y;

/** `cat`: what the level's `cat.json` holds, undefined where there is none. */
export function catFaults(cat: CatFile | null | undefined, quests: Sought): string[] {
  if (!cat) return ['no guide cat hides on it'];
  const { seen, target } = cat;
  const hidden =
    seen < LEAST_SEEN ? [`of the guide cat ${seen.toFixed(2)} is seen, ${LEAST_SEEN} at least`] : [];
  const under = quests.filter(({ positions }) => positions.some((each) => meet(each, target)));
  return [...hidden, ...under.map(({ quest }) => `the guide cat lies over ${quest}`)];
}

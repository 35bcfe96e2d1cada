/** Hands the taps of the map on the page to the guide cat, whose code comes late; until it is there nobody is the cat. */
import type { Mark } from '../game/hit-test';
import type { Target } from '../game/quest';
import type { ViewPoint } from '../viewer/space';

/** Whether a mark is the cat's, not meant for those `sought`, and so neither right nor wrong; the cat answers it then. */
export type AskCat = (mark: Mark, at: ViewPoint, sought: readonly Target[]) => boolean;

let asked: AskCat | undefined;

export const isCat: AskCat = (mark, at, sought) => !!asked?.(mark, at, sought);

/** From now on this is asked: one map at a time is tapped. */
export function askCat(ask: AskCat | undefined): void {
  asked = ask;
}

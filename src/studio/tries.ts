/** What was tapped in a test game: every try in its order, and the marks that were not judged any more. */
import type { Mark } from '../game/hit-test';
import type { Session } from '../game/session';
import { toSeconds } from '../game/seconds';

export interface Try {
  readonly quest: string;
  /** Name of the picture. */
  readonly image: string;
  readonly marks: readonly Mark[];
  readonly outcome: 'right' | 'wrong' | 'unfinished';
  /** Seconds of play since the quest was asked; undefined for marks that were not judged. */
  readonly took?: number;
}

export function triesOf({ answers, marks, quest, verdict }: Session): Try[] {
  const judged = answers.map((answer): Try => ({
    quest: answer.quest.quest,
    image: answer.quest.image ?? 'main',
    marks: answer.marks,
    outcome: answer.right ? 'right' : 'wrong',
    took: toSeconds(answer.at - answer.askedAt),
  }));
  if (verdict === 'right' || marks.length === 0) return judged;
  const left: Try = { quest: quest.quest, image: quest.image ?? 'main', marks, outcome: 'unfinished' };
  return [...judged, left];
}

/** What comes before a game of its own: the rest of one that was cut off, or a newcomer's first finds. */
import { FirstFinds } from './FirstFinds';
import type { TurnsProps } from './PlayAgain';
import { ResumedPlay } from './ResumedPlay';

export interface BeforePlayProps extends Omit<TurnsProps, 'first'> {
  /** What was kept of a game that was cut off; without it, a newcomer plays. */
  readonly text: string | undefined;
  /** How many finds a newcomer makes before. */
  readonly left: number;
}

export function BeforePlay({ text, left, ...turns }: BeforePlayProps) {
  if (text !== undefined) return <ResumedPlay {...turns} text={text} />;
  return <FirstFinds level={turns.level} choice={turns.choice} ease={turns.ease} count={left} />;
}

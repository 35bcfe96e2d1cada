/** Goes on with the run that was kept when the page was loaded again, if it is one of this very game. */
import { useState } from 'react';
import { easeIn, isEased } from '../../game/ease';
import { parseText } from '../../kept/kept';
import { editionOf } from '../../runs/edition';
import { parseInterrupted, resumed, type InterruptedRun } from '../../runs/interrupted';
import { pageClock } from '../../table/use-run';
import { Turns, type TurnsProps } from './PlayAgain';

export interface ResumedPlayProps extends Omit<TurnsProps, 'first'> {
  /** What was kept. */
  readonly text: string;
}

function runOf({ text, name, level, choice, ease }: ResumedPlayProps): InterruptedRun | undefined {
  const kept = parseText(text, parseInterrupted);
  if (kept?.game !== name || kept.edition !== editionOf(level.quests)) return undefined;
  const isRanked = !isEased(easeIn(choice.mode, ease));
  return resumed(kept, { at: pageClock(), epoch: Date.now() }, isRanked);
}

export function ResumedPlay(props: ResumedPlayProps) {
  const [first] = useState(() => runOf(props));
  const { text: _, ...turns } = props;
  return <Turns {...turns} first={first} />;
}

/** Takes up a run that was cut off, if it is one of this very game and of this very map. */
import { easeIn, isEased } from '../../game/ease';
import { forgetText, itemOf, namesOf, parseText, readText } from '../../kept/kept';
import { editionOf } from '../../runs/edition';
import { parseInterrupted, resumed, type InterruptedRun } from '../../runs/interrupted';
import { pageClock } from '../../table/use-run';
import type { TurnsProps } from './PlayAgain';

export interface Cut extends Pick<TurnsProps, 'name' | 'level' | 'choice' | 'ease'> {
  /** What was kept. */
  readonly text: string;
}

/** The text of that game's run that another tab holds, or a closed window left behind; undefined where there is none. */
export function leftText(name: string): string | undefined {
  const shelf = () => localStorage;
  return namesOf('run.', shelf)
    .map((kept) => readText(kept, shelf))
    .find(
      (text) =>
        itemOf(
          parseText(text, (raw) => raw),
          'game',
        ) === name,
    );
}

/** The run on this page's clock; undefined for one of another game. */
export function takeUp({
  text,
  name,
  level,
  choice,
  ease,
}: Cut): InterruptedRun | 'otherEdition' | undefined {
  const kept = parseText(text, parseInterrupted);
  if (kept?.game !== name) return undefined;
  if (kept.edition !== editionOf(level.quests)) {
    forgetText(`run.${kept.result}`, () => localStorage);
    return 'otherEdition';
  }
  const isRanked = !isEased(easeIn(choice.mode, ease));
  return resumed(kept, { at: pageClock(), epoch: Date.now() }, isRanked);
}

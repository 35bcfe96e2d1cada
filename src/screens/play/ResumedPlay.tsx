/** Goes on with a run that was cut off, if it is one of this very game and of this very map. */
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { easeIn, isEased } from '../../game/ease';
import { forgetText, parseText } from '../../kept/kept';
import { editionOf } from '../../runs/edition';
import { parseInterrupted, resumed, type InterruptedRun } from '../../runs/interrupted';
import { pageClock } from '../../table/use-run';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Turns, type TurnsProps } from './PlayAgain';

export interface ResumedPlayProps extends Omit<TurnsProps, 'first'> {
  /** What was kept. */
  readonly text: string;
}

function runOf({
  text,
  name,
  level,
  choice,
  ease,
}: ResumedPlayProps): InterruptedRun | 'otherEdition' | undefined {
  const kept = parseText(text, parseInterrupted);
  if (kept?.game !== name) return undefined;
  if (kept.edition !== editionOf(level.quests)) {
    forgetText(`run.${kept.result}`, () => localStorage);
    return 'otherEdition';
  }
  const isRanked = !isEased(easeIn(choice.mode, ease));
  return resumed(kept, { at: pageClock(), epoch: Date.now() }, isRanked);
}

export function ResumedPlay(props: ResumedPlayProps) {
  const { t } = useTranslation('play');
  const [first] = useState(() => runOf(props));
  const [isTold, setTold] = useState(first !== 'otherEdition');
  const { text: _, ...turns } = props;
  const tell = () => setTold(true);
  if (!isTold)
    return (
      <Dialog open title={t('cutOff.title')} onClose={tell}>
        <p>{t('cutOff.otherEdition')}</p>
        <Button tone="primary" onClick={tell}>
          {t('cutOff.play')}
        </Button>
      </Dialog>
    );
  return <Turns {...turns} first={first === 'otherEdition' ? undefined : first} />;
}

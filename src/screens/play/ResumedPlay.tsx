/** Goes on with a run that was cut off, or says why it cannot. */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Turns, type TurnsProps } from './PlayAgain';
import { takeUp } from './take-up';

export interface ResumedPlayProps extends Omit<TurnsProps, 'first'> {
  /** What was kept. */
  readonly text: string;
}

export function ResumedPlay(props: ResumedPlayProps) {
  const { t } = useTranslation('play');
  const [first] = useState(() => takeUp(props));
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

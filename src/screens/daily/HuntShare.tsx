/** Shares a hunt's result as one line that reveals no quest and no place. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../daily/day';
import type { LegResult } from '../../daily/diary';
import { toLanguage } from '../../i18n/language';
import { Button } from '../../ui/Button';
import { formatClock, formatHuntDay } from '../../i18n/formats';
import { pageSharing, shareText, signsText, type ShareOutcome } from '../../results/share';

interface Props {
  readonly day: Day;
  readonly legs: readonly LegResult[];
  /** Seconds. */
  readonly time: number;
  readonly streak: number;
}

export function HuntShare({ day, legs, time, streak }: Props) {
  const { t, i18n } = useTranslation('daily');
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const language = toLanguage(i18n.language);

  const share = async () => {
    const text = t('result.shareText', {
      date: formatHuntDay(language, day),
      time: formatClock(language, time),
      signs: signsText(legs.map(({ sign }) => sign)),
      streak,
    });
    setOutcome(await shareText(text, pageSharing()));
  };

  return (
    <>
      <Button size="small" onClick={() => void share()}>
        {t('result.share')}
      </Button>
      <output>
        {outcome === 'copied' ? t('result.shared') : null}
        {outcome === 'failed' ? t('result.shareFailed') : null}
      </output>
    </>
  );
}

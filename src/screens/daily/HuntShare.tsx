/** Shares a hunt's result as one line that reveals no quest and no place. */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { huntPath } from '../../daily/asked-day';
import type { Day } from '../../daily/day';
import type { LegResult } from '../../daily/diary';
import { Button } from '../../ui/Button';
import { formatClock, formatHuntDay } from '../../i18n/formats';
import { useMapPictures } from '../../levels/use-map-pictures';
import { latePicture } from '../../results/late-picture';
import { ownPlace, sharedAddress, withAddress } from '../../results/share-address';
import { pageSharing, shareText, signsText, type ShareOutcome } from '../../results/share';

interface Props {
  readonly day: Day;
  readonly legs: readonly LegResult[];
  /** Ids of the maps it was played on, in order. */
  readonly levels: readonly number[];
  /** Seconds. */
  readonly time: number;
  readonly streak: number;
}

export function HuntShare({ day, legs, levels, time, streak }: Props) {
  const { t, language } = useTranslation(['daily', 'interface']);
  const pictures = useMapPictures(levels);
  const [outcome, setOutcome] = useState<ShareOutcome>();

  const share = async () => {
    const date = formatHuntDay(language, day);
    const clock = formatClock(language, time);
    const signs = legs.map(({ sign }) => sign);
    const told = t('result.shareText', { date, time: clock, signs: signsText(signs), streak });
    const text = withAddress(told, sharedAddress(huntPath(day), ownPlace(), import.meta.env.BASE_URL));
    const card = {
      game: t('interface:app.name'),
      level: t('interface:home.daily.title'),
      mode: date,
      score: t('streak', { count: streak }),
      time: clock,
      signs,
    };
    const sharing = pageSharing();
    const picture = sharing.canShare ? await latePicture(card, pictures) : undefined;
    setOutcome(await shareText(text, sharing, picture));
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

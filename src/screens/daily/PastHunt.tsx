/** The hunt of a day that is over: the same five quests, for no board and no streak, and the way to today's. */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { Day } from '../../daily/day';
import { attemptOn, isOver, totalMs, type LegResult } from '../../daily/diary';
import type { HuntQuest } from '../../daily/hunt';
import { useDiary } from '../../daily/store';
import { toSeconds } from '../../game/seconds';
import { formatClock, formatHuntDay } from '../../i18n/formats';
import { useQuiet } from '../../levels/use-quiet';
import guideUrl from '../../ui/art/guide.svg';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { PlayIcon } from '../../ui/icons/ways';
import styles from './DailyScreen.module.css';
import { HuntResult } from './HuntResult';
import { UnrankedHunt } from './UnrankedHunt';
import { useNextLeg } from './use-next-leg';

interface Props {
  readonly day: Day;
  readonly quests: readonly HuntQuest[];
}

export function PastHunt({ day, quests }: Props) {
  const own = attemptOn(useDiary(), day);
  const [legs, setLegs] = useState<readonly LegResult[] | 'cover' | 'playing'>('cover');
  // who played it that day finds the quests of that day, even if the maps have changed since
  const asked = own?.quests ?? quests;
  if (legs === 'playing') return <UnrankedHunt day={day} quests={asked} onEnd={setLegs} />;
  if (legs === 'cover') return <PastCover day={day} first={asked[0]} onBegin={() => setLegs('playing')} />;
  return <HuntResult isPast day={day} legs={legs} onAgain={() => setLegs('playing')} />;
}

interface CoverProps {
  readonly day: Day;
  readonly first: HuntQuest | undefined;
  readonly onBegin: () => void;
}

function PastCover({ day, first, onBegin }: CoverProps) {
  const { t, language } = useTranslation('daily');
  useNextLeg(first, useQuiet());
  const own = attemptOn(useDiary(), day);
  return (
    <div className={styles['page']} data-daily="past">
      <section className={styles['sheet']} aria-labelledby="hunt">
        <h1 id="hunt">{t('title', { date: formatHuntDay(language, day) })}</h1>
        <div className={styles['invitation']}>
          <img src={guideUrl} alt="" width="334" height="350" />
          <p>{t('past.intro')}</p>
        </div>
        {own && isOver(own.legs) ? (
          <p>{t('past.own', { time: formatClock(language, toSeconds(totalMs(own.legs))) })}</p>
        ) : null}
        <p>{t('past.rules')}</p>
        <div className={styles['ways']}>
          <Button icon={<PlayIcon />} onClick={onBegin}>
            {t('past.begin')}
          </Button>
          <ButtonLink to="/daily" tone="primary">
            {t('race.back')}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}

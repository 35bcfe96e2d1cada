/** The cover of the daily hunt: what it is, how it is ranked, and the start button. */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { dayBefore, type Day } from '../../daily/day';
import { attemptOn, isOver } from '../../daily/diary';
import { useDiary } from '../../daily/store';
import type { HuntQuest } from '../../daily/hunt';
import { isEased, NO_EASE, type Ease } from '../../game/ease';
import { RULE_NUMBERS } from '../../game/constants';
import { useQuiet } from '../../levels/use-quiet';
import { useStreak } from '../../progress/use-streak';
import { EaseChoice } from '../../table/EaseChoice';
import guideUrl from '../../ui/art/guide.svg';
import { Button } from '../../ui/Button';
import { PlayIcon } from '../../ui/icons/ways';
import { Stamp } from '../../ui/Stamp';
import { formatHuntDay } from '../../i18n/formats';
import styles from './DailyScreen.module.css';
import { useNextLeg } from './use-next-leg';
import { Yesterday } from './Yesterday';

interface Props {
  readonly day: Day;
  /** Its map is fetched while the cover is read. */
  readonly first: HuntQuest | undefined;
  /** Eased or not, it is the day's only try: the quests are known after it. */
  readonly onBegin: (ease: Ease) => void;
}

export function Cover({ day, first, onBegin }: Props) {
  const { t, language } = useTranslation('daily');
  useNextLeg(first, useQuiet());
  const [ease, setEase] = useState(NO_EASE);
  const { days: streak, forgiven } = useStreak(day);
  const last = attemptOn(useDiary(), dayBefore(day));
  return (
    <div className={styles['page']} data-daily="cover">
      <section className={styles['sheet']} aria-labelledby="hunt">
        <header className={styles['head']}>
          <h1 id="hunt">{t('title', { date: formatHuntDay(language, day) })}</h1>
          {streak > 0 ? (
            <Stamp tone="indigo" shape="square" className={styles['streak']}>
              {t('streak', { count: streak })}
            </Stamp>
          ) : null}
        </header>
        <div className={styles['invitation']}>
          <img src={guideUrl} alt="" width="334" height="350" />
          <p>{t('cover.intro')}</p>
        </div>
        {last && isOver(last.legs) && last.ease === undefined ? (
          <Yesterday day={last.day} attempt={last} />
        ) : null}
        <ul className={styles['rules']}>
          <li>{t('cover.clock')}</li>
          <li>{t('cover.help', RULE_NUMBERS)}</li>
          <li>{t('cover.once')}</li>
          {streak > 0 ? null : <li>{t('cover.streak')}</li>}
          {forgiven ? <li>{t('cover.forgiven')}</li> : null}
        </ul>
        <EaseChoice isHunt ease={ease} onChange={setEase} />
        {isEased(ease) ? <p>{t('cover.eased')}</p> : null}
        <div className={styles['ways']}>
          <Button tone="primary" size="large" icon={<PlayIcon />} onClick={() => onBegin(ease)}>
            {t(isEased(ease) ? 'cover.beginEased' : 'cover.begin')}
          </Button>
        </div>
      </section>
    </div>
  );
}

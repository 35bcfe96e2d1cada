/** The result of a hunt: time and legs; for the ranked try also the streak, sharing and the board. */
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { Day } from '../../daily/day';
import { totalMs, type Attempt, type LegResult } from '../../daily/diary';
import { toSeconds } from '../../game/seconds';
import { watchHuntAddress } from '../../runs/address';
import { joinLegs } from '../../runs/hunt-trust';
import { useStreak } from '../../progress/use-streak';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { PlayIcon } from '../../ui/icons/ways';
import { Stamp } from '../../ui/Stamp';
import { formatClock, formatHuntDay, formatNextHunt } from '../../i18n/formats';
import styles from './DailyScreen.module.css';
import { HuntBoard } from './HuntBoard';
import { HuntShare } from './HuntShare';
import { Legs } from './Legs';

interface Props {
  readonly day: Day;
  readonly legs: readonly LegResult[];
  /** The day's try; absent after a hunt that is played again. */
  readonly attempt?: Attempt;
  /** Whether its day was over before it began, so that today's is still to be hunted. */
  readonly isPast?: boolean;
  readonly onAgain?: () => void;
  readonly onBack?: () => void;
}

function unrankedKey(attempt: Attempt | undefined, isPast: boolean) {
  if (isPast) return 'past.unranked';
  return attempt ? 'result.eased' : 'result.unranked';
}

export function HuntResult({ day, legs, attempt, isPast = false, onAgain, onBack }: Props) {
  const { t, language } = useTranslation(['daily', 'interface']);
  const { days: streak } = useStreak(day);
  const time = toSeconds(totalMs(legs));
  const isRanked = attempt !== undefined && attempt.ease === undefined;
  const runs = joinLegs(legs.map(({ run }) => run));
  const heading = useRef<HTMLHeadingElement>(null);

  // the map had the focus and is gone
  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <div className={styles['page']} data-daily={attempt ? 'result' : 'unranked'}>
      <section className={styles['sheet']} aria-labelledby="hunt">
        <header className={styles['head']}>
          <h1 id="hunt" ref={heading} tabIndex={-1}>
            {t('title', { date: formatHuntDay(language, day) })}
          </h1>
          {attempt ? (
            <Stamp tone="vermilion" shape="square" className={styles['streak']}>
              {t('streak', { count: streak })}
            </Stamp>
          ) : null}
        </header>
        {isRanked ? null : <output>{t(unrankedKey(attempt, isPast))}</output>}
        <p className={styles['total']}>
          <span>{t('result.total')}</span>
          <b>{formatClock(language, time)}</b>
        </p>
        <Legs legs={legs} />
        <div className={styles['ways']}>
          {attempt ? (
            <HuntShare
              day={day}
              legs={legs}
              levels={attempt.quests.map(({ level }) => level)}
              time={time}
              streak={streak}
            />
          ) : null}
          {runs === undefined ? null : (
            <ButtonLink to={watchHuntAddress({ code: runs, name: '' })} size="small" icon={<PlayIcon />}>
              {t('result.watch')}
            </ButtonLink>
          )}
          {isPast ? (
            <ButtonLink to="/daily" tone="primary" size="small">
              {t('race.back')}
            </ButtonLink>
          ) : null}
          {onAgain ? (
            <Button size="small" icon={<PlayIcon />} onClick={onAgain}>
              {t('result.again')}
            </Button>
          ) : null}
          {onBack ? (
            <Button tone="primary" onClick={onBack}>
              {t('result.back')}
            </Button>
          ) : null}
          <ButtonLink to="/" size="small" tone="quiet">
            {t('interface:app.toHome')}
          </ButtonLink>
        </div>
        {isPast ? null : <p className={styles['next']}>{t('next', formatNextHunt(language, day))}</p>}
      </section>
      {attempt && isRanked ? <HuntBoard day={day} time={time} runs={runs} own={attempt.own} /> : null}
    </div>
  );
}

/** The home page's card of the daily hunt: its link, whether it has been played, and the streak. */
import { useTranslation } from '../../i18n/use-translation';
import { dayBefore, dayOf } from '../../daily/day';
import { attemptOn, isOver, totalMs, type Attempt } from '../../daily/diary';
import { hasHunt, HUNT_LENGTH } from '../../daily/hunt';
import { useDiary } from '../../daily/store';
import { daysOn } from '../../daily/streak';
import { toSeconds } from '../../game/seconds';
import type { Manifest } from '../../maps/manifest';
import { usePlatform } from '../../platform/PlatformContext';
import { ButtonLink } from '../../ui/ButtonLink';
import { Stamp } from '../../ui/Stamp';
import { formatClock, formatHuntDay, formatNextHunt } from '../../i18n/formats';
import { LateHuntStrip } from './LateHuntStrip';
import styles from './DailyCard.module.css';

interface Props {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Undefined while it is loading; the card then reserves its space. */
  readonly manifest: Manifest | undefined;
}

/** Hidden at a booth: its visitors do not come back the next day. */
export function DailyCard({ now, manifest }: Props) {
  const { t, language } = useTranslation('interface');
  const { kiosk } = usePlatform();
  const diary = useDiary();
  if (kiosk || (manifest && !hasHunt(manifest.levels))) return null;
  const day = dayOf(now);
  const attempt = attemptOn(diary, day);
  // progress, which forgives a missed day, comes too late for home's first view
  const streak = daysOn(diary.streak, day);
  const isPlayed = attempt !== undefined && isOver(attempt.legs);
  return (
    <section className={styles['card']} aria-labelledby="daily">
      <div className={styles['body']}>
        <h2 id="daily">{t('home.daily.title')}</h2>
        <p className={styles['day']}>{formatHuntDay(language, day)}</p>
        <State attempt={attempt} isPlayed={isPlayed} last={attemptOn(diary, dayBefore(day))} />
      </div>
      {streak > 0 ? (
        <Stamp tone="vermilion" className={styles['streak']}>
          {t('home.daily.streak', { count: streak })}
        </Stamp>
      ) : null}
      <ButtonLink to="/daily" tone={isPlayed ? 'secondary' : 'night'} size="large">
        {t(wayKey(attempt, isPlayed))}
      </ButtonLink>
      <LateHuntStrip day={day} manifest={manifest} />
    </section>
  );
}

function wayKey(attempt: Attempt | undefined, isPlayed: boolean) {
  if (isPlayed) return 'home.daily.see';
  return attempt ? 'home.daily.goOn' : 'home.daily.begin';
}

interface StateProps {
  readonly attempt: Attempt | undefined;
  readonly isPlayed: boolean;
  /** Yesterday's try. */
  readonly last: Attempt | undefined;
}

function State({ attempt, isPlayed, last }: StateProps) {
  const { t, language } = useTranslation('interface');
  const timeOf = ({ legs }: Attempt) => formatClock(language, toSeconds(totalMs(legs)));
  if (!attempt) {
    // an eased try stands nowhere
    if (!last || last.ease !== undefined || !isOver(last.legs)) return <p>{t('home.daily.teaser')}</p>;
    const { placed } = last;
    const time = timeOf(last);
    if (!placed) return <p>{t('home.daily.unasked', { time })}</p>;
    return <p>{t('home.daily.yesterday', { time, count: placed.slower, others: placed.others })}</p>;
  }
  const { legs } = attempt;
  if (!isPlayed) return <p>{t('home.daily.open', { done: legs.length, goal: HUNT_LENGTH })}</p>;
  return (
    <p>
      {t('home.daily.played', {
        time: timeOf(attempt),
        count: legs.filter(({ sign }) => sign === 'atOnce').length,
      })}{' '}
      {t('home.daily.next', formatNextHunt(language, attempt.day))}
    </p>
  );
}

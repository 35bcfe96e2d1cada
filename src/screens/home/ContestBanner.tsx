/** The contest of the week as a ticket, with the Sunday it ends on (DECISIONS 26); a week without one shows nothing (DECISIONS 14). */
import { useTranslation } from '../../i18n/use-translation';
import { contestPath } from '../../contest/calendar';
import { isOpen, wordsIn } from '../../contest/plan';
import { weekKeyAt } from '../../contest/weeks';
import { formatContestDay } from '../../i18n/dates';
import { LOCALES } from '../../i18n/formats';
import { CATALOGUE } from '../../maps/catalogue';
import { openLevel } from '../../levels/manifest';
import { useQuiet } from '../../levels/use-quiet';
import type { Drawing } from '../../levels/use-drawing';
import type { Manifest } from '../../maps/manifest';
import { useContestPlan } from '../../platform/use-contest-plan';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './ContestBanner.module.css';

interface Props {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly manifest: Manifest | undefined;
  /** Of maps that are still being drawn. */
  readonly drawing: Drawing | undefined;
}

export function ContestBanner({ now, manifest, drawing }: Props) {
  const { t, language } = useTranslation('interface');
  const week = weekKeyAt(now);
  const plan = useContestPlan(week, useQuiet());
  const { game: contest, ends, prize } = plan;
  if (!contest || !isOpen(plan, now)) return null;
  // its last day, also of one that ends at midnight
  const lastDay = ends - 1;
  // each format costs a phone some ms: one for the stub, from whose parts it is laid out
  const stub = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  const parts = new Map(stub.formatToParts(lastDay).map(({ type, value }) => [type, value]));
  const won = wordsIn(prize, language);
  const open = manifest === undefined || openLevel(manifest, contest.level) !== undefined;
  const closed = drawing?.isExpected(contest.level) ? 'home.contest.drawing' : 'home.contest.closed';
  return (
    <section className={styles['edge']} aria-labelledby="contest">
      <div className={styles['ticket']}>
        <p className={styles['stub']} aria-hidden="true">
          <span>{parts.get('weekday')}</span>
          <b>{parts.get('day')}</b>
          <span>{parts.get('month')}</span>
        </p>
        <div className={styles['body']}>
          <h2 id="contest">{t('home.contest.title')}</h2>
          <p className={styles['place']}>
            <strong>{CATALOGUE.find(({ id }) => id === contest.level)?.name}</strong>
            <span>{t('home.contest.until', { date: formatContestDay(language, lastDay) })}</span>
          </p>
          <p>{t(open ? 'home.contest.teaser' : closed)}</p>
          {won ? <p className={styles['prize']}>{t('home.contest.prize', { prize: won })}</p> : null}
        </div>
        {open ? (
          <ButtonLink to={contestPath(contest)} tone="night" size="large">
            {t('home.contest.enter')}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}

/** What the owner finds in the morning: what waits to be looked at, and the contests: last week’s, whose draw is due, this week’s and the next. */
import { useCallback } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { Link } from 'react-router-dom';
import { nextWeek, previousWeek, weekKeyAt, type WeekKey } from '../../../contest/weeks';
import { useContestPlan } from '../../../platform/use-contest-plan';
import { useNow } from '../../../platform/use-now';
import { useRecords } from '../../../records/RecordsContext';
import sheet from '../../../ui/sheet.module.css';
import { classes } from '../../../ui/classes';
import { Spinner } from '../../../ui/Spinner';
import { Away } from '../Away';
import { contestWeekPath } from '../contest/contest-week-path';
import styles from '../desk.module.css';
import { sectionPath } from '../sections';
import { useAsked } from '../../../records/use-asked';
import { ContestOf } from './ContestOf';
import { LastDays } from './LastDays';
import { Suspects } from './Suspects';
import today from './today.module.css';
import { Told } from './Told';
import { Usage } from './Usage';
import { waitingOf, type Count } from './waiting';

function Waiting({ week }: { readonly week: WeekKey }) {
  const { t } = useTranslation('desk');
  const records = useRecords();
  const ask = useCallback(() => waitingOf(records, week), [records, week]);
  const { answer, reload } = useAsked(week, ask);
  if (answer === undefined) return <Spinner label={t('today.loading')} />;
  if (answer.kind !== 'ok') return <Away why={answer.kind} onRetry={reload} />;
  const { comments, replies, entries, faults } = answer.value;
  const lettersOf = (kind: 'comments' | 'replies', { count, more }: Count): string =>
    more ? t(`today.more.${kind}`, { count }) : t(`today.${kind}`, { count });
  const replying = `${sectionPath('messages')}&box=reply`;
  const lines = [
    { key: 'comments', to: sectionPath('messages'), text: lettersOf('comments', comments), ...comments },
    { key: 'replies', to: replying, text: lettersOf('replies', replies), ...replies },
    {
      key: 'entries',
      to: contestWeekPath(week),
      text: t('today.entries', { count: entries }),
      count: entries,
    },
    { key: 'faults', to: sectionPath('levels'), text: t('today.faults', { count: faults }), count: faults },
  ] as const;
  return (
    <ul className={today['tiles']}>
      {lines.map(({ key, to, text, count }) => (
        <li key={key} data-waiting={key}>
          <Link className={today['tile']} to={to} data-none={count === 0}>
            <span>
              <Told text={text} count={count} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function TodaySection() {
  const { t } = useTranslation('desk');
  const { device } = useRecords();
  const week = weekKeyAt(useNow(device.now));
  const [last, next] = [previousWeek(week), nextWeek(week)];
  const [lastPlan, plan, nextPlan] = [useContestPlan(last), useContestPlan(week), useContestPlan(next)];
  return (
    <section className={sheet['sheet']}>
      <h2>{t('sections.today')}</h2>
      <Waiting week={week} />
      <h3>{t('today.contests')}</h3>
      <ul className={classes(styles['cards'], styles['abreast'], today['posters'])}>
        <ContestOf week={last} plan={lastPlan} title={t('today.lastWeek')} />
        <ContestOf week={week} plan={plan} title={t('today.thisWeek')} />
        <ContestOf week={next} plan={nextPlan} title={t('today.nextWeek')} />
      </ul>
      <Suspects week={week} />
      <LastDays />
      <h3>{t('today.usage.title')}</h3>
      <Usage />
    </section>
  );
}

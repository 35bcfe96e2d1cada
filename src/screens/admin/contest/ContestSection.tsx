/** The contests of the owner: the next, the current and the latest weeks, each with the way to its participants, draw and ranking. */
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { nextWeek, previousWeek, weekKeyAt, type WeekKey } from '../../../contest/weeks';
import { useRecords } from '../../../records/RecordsContext';
import sheet from '../../../ui/sheet.module.css';
import styles from '../desk.module.css';
import { ContestOf } from '../today/ContestOf';

/** Weeks that are over and listed. */
const PAST = 8;

/** Newest first. */
export function weeksOfDesk(now: number): readonly WeekKey[] {
  const weeks = [nextWeek(weekKeyAt(now)), weekKeyAt(now)];
  for (let week = previousWeek(weekKeyAt(now)); weeks.length < PAST + 2; week = previousWeek(week))
    weeks.push(week);
  return weeks;
}

export function ContestSection() {
  const { t } = useTranslation('desk');
  const { device } = useRecords();
  const [now] = useState(() => device.now());
  const current = weekKeyAt(now);
  const titleOf = (week: WeekKey): string | undefined => {
    if (week === current) return t('today.thisWeek');
    return week === nextWeek(current) ? t('today.nextWeek') : undefined;
  };
  return (
    <section className={sheet['sheet']}>
      <h2>{t('sections.contest')}</h2>
      <p>{t('contest.intro')}</p>
      <ul className={styles['cards']}>
        {weeksOfDesk(now).map((week) => (
          <ContestOf key={week} week={week} title={titleOf(week)}>
            <p className={styles['row']}>
              <Link to={`/weeklyResults?weekOfYear=${week}`}>{t('contest.participants')}</Link>
              <Link to={`/weeklyRanking?weekOfYear=${week}`}>{t('contest.ranking')}</Link>
            </p>
          </ContestOf>
        ))}
      </ul>
    </section>
  );
}

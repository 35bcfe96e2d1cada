/** One week's contest in the desk: how it stands, its participants, its draw, its ranking and what everybody sees of the draw. */
import { useTranslation } from '../../../i18n/use-translation';
import { Link, useNavigate } from 'react-router-dom';
import { ContestRanking } from '../../../boards/ContestRanking';
import { WeekNavigator } from '../../../boards/WeekNavigator';
import { endOfWeek, type WeekKey } from '../../../contest/weeks';
import { useContestPlan } from '../../../platform/use-contest-plan';
import { useNow } from '../../../platform/use-now';
import { Draws } from '../../../raffle/Draws';
import { Participants } from '../../../raffle/Participants';
import { useDraws } from '../../../raffle/use-draws';
import { useRecords } from '../../../records/RecordsContext';
import { useContestResults, useLooks } from '../../../records/use-answers';
import { Button } from '../../../ui/Button';
import sheet from '../../../ui/sheet.module.css';
import { Spinner } from '../../../ui/Spinner';
import { Away } from '../Away';
import styles from '../desk.module.css';
import { sectionPath } from '../sections';
import { ContestCard } from '../today/ContestOf';
import { contestWeekPath } from './contest-week-path';

export function ContestWeek({ week }: { readonly week: WeekKey }) {
  const { t } = useTranslation(['desk', 'records']);
  const records = useRecords();
  const navigate = useNavigate();
  const now = useNow(records.device.now);
  const plan = useContestPlan(week);
  const control = useDraws(week);
  const [looks, onMore] = useLooks(week);
  const results = useContestResults(week, looks);
  const rows = results?.rows ?? [];
  const isOver = now >= endOfWeek(week);
  return (
    <>
      <section className={sheet['sheet']}>
        <h2>{t('sections.contest')}</h2>
        <p className={styles['row']}>
          <Link to={sectionPath('contest')}>{t('contest.all')}</Link>
          <Link to={`/weeklyResults?weekOfYear=${week}`}>{t('contest.stage')}</Link>
        </p>
        <WeekNavigator week={week} now={now} onChange={(one) => void navigate(contestWeekPath(one))} />
        <ul className={styles['cards']}>
          <ContestCard week={week} plan={plan} draws={control.answer} />
        </ul>
      </section>
      {plan.game === undefined ? null : (
        <>
          <Participants week={week} rows={rows} isOver={isOver} control={control} />
          <section className={sheet['sheet']} aria-busy={!results}>
            <h2>{t('contest.ranking')}</h2>
            {results ? null : <Spinner label={t('records:results.loading')} />}
            {results?.kind === 'offline' ? <Away why="offline" onRetry={() => records.retry()} /> : null}
            {results && rows.length === 0 ? <p>{t('contest.noRanking')}</p> : null}
            {rows.length === 0 ? null : <ContestRanking rows={rows} week={week} withDoubts />}
            {results?.more ? (
              <Button size="small" onClick={onMore}>
                {t('records:results.more')}
              </Button>
            ) : null}
          </section>
          <Draws week={week} isOver={isOver} control={control} />
        </>
      )}
    </>
  );
}

/** The player's activities, newest first, with the date as dd/mm/yy (SPEC section 2). */
import { useTranslation } from '../../i18n/use-translation';
import { MODE_NAMES } from '../../game/modes';
import type { ActivitiesResult } from '../../records/answers';
import { RunLinks } from '../../boards/RunLinks';
import { useRecords } from '../../records/RecordsContext';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { formatDay } from '../../i18n/dates';
import { formatSeconds } from '../../i18n/formats';
import table from '../../boards/table.module.css';
import styles from './panel.module.css';

function Rows({ activities }: Pick<ActivitiesResult, 'activities'>) {
  const { t, language } = useTranslation(['accounts', 'interface']);
  const withRuns = activities.some(({ run }) => run !== undefined);
  return (
    <table className={table['table']}>
      <caption>
        <VisuallyHidden>{t('profile.activities.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('profile.activities.activity')}</th>
          <th scope="col" className={table['number']}>
            {t('profile.activities.date')}
          </th>
          {withRuns ? (
            <th scope="col" className={table['runs']}>
              <VisuallyHidden>{t('profile.scores.run')}</VisuallyHidden>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {activities.map(({ id, activity, gameMode, score, time, date, waiting, run }) => (
          <tr key={id} data-activity>
            <td>
              {t('profile.activities.done', {
                level: activity,
                mode: t(`interface:modes.${MODE_NAMES[gameMode]}.name`),
              })}
              <span className={styles['result']}>
                {t('profile.activities.result', { count: score, time: formatSeconds(language, time) })}
                {waiting ? ` · ${t('profile.activities.waiting')}` : null}
              </span>
            </td>
            <td className={table['number']}>{formatDay(language, date)}</td>
            {withRuns ? (
              <td className={table['runs']}>
                {run === undefined ? null : <RunLinks run={run} withRace={false} />}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Activities({ found }: { readonly found: ActivitiesResult | undefined }) {
  const { t } = useTranslation('accounts');
  const records = useRecords();
  return (
    <section className={styles['panel']} aria-busy={!found}>
      <h2>{t('profile.activities.title')}</h2>
      {found?.kind === 'offline' ? (
        <p className={styles['note']}>
          {t('profile.activities.offline')}{' '}
          <Button size="small" onClick={() => records.retry()}>
            {t('profile.activities.retry')}
          </Button>
        </p>
      ) : null}
      {!found ? (
        <Spinner label={t('profile.activities.loading')} />
      ) : found.activities.length === 0 ? (
        <p>{t('profile.activities.empty')}</p>
      ) : (
        <Rows activities={found.activities} />
      )}
    </section>
  );
}

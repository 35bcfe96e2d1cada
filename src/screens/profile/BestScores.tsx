/** The player's best score for each level and mode. */
import { useTranslation } from '../../i18n/use-translation';
import { MODE_NAMES } from '../../game/modes';
import { findLevel } from '../../maps/catalogue';
import type { ActivityRow } from '../../records/answers';
import { Link } from 'react-router-dom';
import { RunLinks } from '../../boards/RunLinks';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { boardAddress } from '../../records/board-address';
import { formatSeconds } from '../../i18n/formats';
import table from '../../boards/table.module.css';
import { bestScores } from './best-scores';
import styles from './panel.module.css';

export function BestScores({ activities = [] }: { readonly activities: readonly ActivityRow[] | undefined }) {
  const { t, language } = useTranslation(['accounts', 'interface', 'records']);
  const rows = bestScores(activities);
  const withRuns = rows.some(({ run }) => run !== undefined);
  return (
    <section className={styles['panel']}>
      <h2>{t('profile.scores.title')}</h2>
      {rows.length === 0 ? (
        <p>{t('profile.scores.empty')}</p>
      ) : (
        <table className={table['table']}>
          <caption>
            <VisuallyHidden>{t('profile.scores.caption')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('profile.scores.level')}</th>
              <th scope="col" className={table['number']}>
                {t('profile.scores.score')}
              </th>
              <th scope="col" className={table['number']}>
                {t('profile.scores.time')}
              </th>
              {withRuns ? (
                <th scope="col" className={table['runs']}>
                  <VisuallyHidden>{t('profile.scores.run')}</VisuallyHidden>
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, level, gameMode, score, time, run }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={boardAddress(gameMode === 5 ? { level } : { level, mode: gameMode })}>
                    {findLevel(String(level))?.name}
                  </Link>
                  <span className={styles['result']}>
                    {t(`interface:modes.${MODE_NAMES[gameMode]}.name`)}
                  </span>
                </th>
                <td className={table['number']}>{score}</td>
                <td className={table['number']}>{formatSeconds(language, time)}</td>
                {withRuns ? (
                  <td className={table['runs']}>{run === undefined ? null : <RunLinks run={run} />}</td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

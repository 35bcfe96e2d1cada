/** The ranking of a week's contest: fastest first, with the crown. */
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { weekParts } from '../../contest/weeks';
import { toLanguage } from '../../i18n/language';
import { ownOf } from '../../records/board-address';
import { classes } from '../../ui/classes';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { formatDay, formatSeconds } from '../../i18n/formats';
import { NameCell } from '../../boards/NameCell';
import { RankCell } from '../../boards/RankCell';
import table from '../../boards/table.module.css';
import { useOwnRow } from '../../boards/useOwnRow';
import { ContestPage, type TableProps } from './ContestPage';

export function WeeklyRankingScreen() {
  const { t } = useTranslation('records');
  return (
    <ContestPage
      title={t('results.rankingTitle')}
      other={{ path: '/weeklyResults', text: t('results.toResults') }}
      table={Participants}
    />
  );
}

function Participants({ rows, week }: TableProps) {
  const { t, i18n } = useTranslation('records');
  const language = toLanguage(i18n.language);
  const own = ownOf(useLocation().state);
  const ownRow = useOwnRow(own);
  return (
    <table className={table['table']}>
      <caption>
        <VisuallyHidden>{t('results.rankingCaption', { week: weekParts(week).week })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={table['rank']}>
            {t('board.rank')}
          </th>
          <th scope="col">{t('results.participant')}</th>
          <th scope="col" className={table['number']}>
            {t('results.time')}
          </th>
          <th scope="col" className={table['number']}>
            {t('results.date')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr
            key={row.id}
            ref={row.id === own ? ownRow : undefined}
            className={classes(index === 0 && table['first'], row.id === own && table['own'])}
          >
            <RankCell rank={index + 1} />
            <NameCell name={row.name} own={row.id === own} waiting={row.waiting} />
            <td className={table['number']}>{formatSeconds(language, row.time)}</td>
            <td className={table['number']}>{formatDay(language, row.date)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

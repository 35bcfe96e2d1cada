/** The public list of a week's participants, with masked e-mail addresses (SPEC section 6, DECISIONS 20). */
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../accounts/AccountsContext';
import { weekParts } from '../../contest/weeks';
import type { WeekKey } from '../../contest/weeks';
import { toLanguage } from '../../i18n/language';
import table from '../../boards/table.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { formatDay, formatSeconds } from '../../i18n/formats';
import { NameCell } from '../../boards/NameCell';
import { Participants } from './Participants';
import { ContestPage, type TableProps } from './ContestPage';

export function WeeklyResultsScreen() {
  const { t } = useTranslation('records');
  return (
    <ContestPage
      title={t('results.title')}
      other={{ path: '/weeklyRanking', text: t('results.toRanking') }}
      table={PublicParticipants}
      below={OwnersPart}
    />
  );
}

/** The addresses and the draw, for the owner only. */
function OwnersPart({ week }: { readonly week: WeekKey }) {
  return useAccount()?.isAdmin ? <Participants week={week} /> : null;
}

function PublicParticipants({ rows, week }: TableProps) {
  const { t, i18n } = useTranslation('records');
  const language = toLanguage(i18n.language);
  return (
    <table className={table['table']}>
      <caption>
        <VisuallyHidden>{t('results.caption', { week: weekParts(week).week })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
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
        {rows.map((row) => (
          <tr key={row.id}>
            <NameCell name={row.name} own={false} waiting={row.waiting} mail={row.maskedEmail} />
            <td className={table['number']}>{formatSeconds(language, row.time)}</td>
            <td className={table['number']}>{formatDay(language, row.date)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

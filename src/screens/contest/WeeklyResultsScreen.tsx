/** The public list of a week's participants, with masked e-mail addresses (SPEC section 6, DECISIONS 20). */
import { useTranslation } from '../../i18n/use-translation';
import { useAccount } from '../../accounts/AccountsContext';
import { endOfWeek, weekParts } from '../../contest/weeks';
import table from '../../boards/table.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { formatDay } from '../../i18n/dates';
import { formatSeconds } from '../../i18n/formats';
import { NameCell } from '../../boards/NameCell';
import { useContestPlan } from '../../platform/use-contest-plan';
import { useNow } from '../../platform/use-now';
import { useRecords } from '../../records/RecordsContext';
import { ContestPage, type TableProps } from './ContestPage';
import { Draws } from '../../raffle/Draws';
import { Participants } from '../../raffle/Participants';
import { useDraws } from '../../raffle/use-draws';

export function WeeklyResultsScreen() {
  const { t } = useTranslation('records');
  return (
    <ContestPage
      title={t('results.title')}
      other={{ path: '/weeklyRanking', text: t('results.toRanking') }}
      table={PublicParticipants}
      below={Below}
    />
  );
}

/** The draws for everybody; the addresses and the machine for the owner only. */
function Below({ week, rows }: TableProps) {
  const { device } = useRecords();
  const isOwner = useAccount()?.isAdmin === true;
  const control = useDraws(week);
  const now = useNow(device.now);
  const { game } = useContestPlan(week);
  if (game === undefined) return null;
  const isOver = now >= endOfWeek(week);
  const draws = <Draws week={week} isOver={isOver} control={control} />;
  // the machine stands first: what is published of a draw must not push it away while it is filmed
  return isOwner ? (
    <Participants week={week} rows={rows} isOver={isOver} control={control}>
      {draws}
    </Participants>
  ) : (
    draws
  );
}

function PublicParticipants({ rows, week }: TableProps) {
  const { t, language } = useTranslation('records');
  return (
    <>
      <p>{t('results.proofs')}</p>
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
              <NameCell
                name={row.name}
                own={false}
                waiting={row.waiting}
                mail={row.maskedEmail}
                remark={t(row.doubt === undefined ? 'results.proved' : 'results.unproved')}
              />
              <td className={table['number']}>{formatSeconds(language, row.time)}</td>
              <td className={table['number']}>{formatDay(language, row.date)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The owner's view of a week's participants: their e-mail addresses and the prize draw (SPEC sections 2 and 6). */
import { useTranslation } from 'react-i18next';
import { weekParts } from '../../contest/weeks';
import type { WeekKey } from '../../contest/weeks';
import { toLanguage } from '../../i18n/language';
import { Spinner } from '../../ui/Spinner';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { formatDay, formatSeconds } from '../../i18n/formats';
import table from '../../boards/table.module.css';
import sheet from '../../ui/sheet.module.css';
import styles from './draw.module.css';
import { Raffle } from './Raffle';
import { useLot } from './use-lot';

export function Participants({ week }: { readonly week: WeekKey }) {
  const { t, i18n } = useTranslation('accounts');
  const language = toLanguage(i18n.language);
  const lot = useLot(week);
  if (lot === undefined) return <Spinner label={t('admin.participants.loading')} />;
  if (lot.kind === 'offline') return <p className={styles['note']}>{t('admin.participants.offline')}</p>;
  if (lot.kind === 'denied') return <p className={styles['note']}>{t('admin.denied.text')}</p>;
  const { entries, draws } = lot.value;
  return (
    <>
      <section className={sheet['sheet']}>
        <h2>{t('admin.participants.title')}</h2>
        <p className={styles['count']}>{t('admin.participants.count', { count: entries.length })}</p>
        {entries.length === 0 ? (
          <p>{t('admin.participants.empty')}</p>
        ) : (
          <table className={table['table']}>
            <caption>
              <VisuallyHidden>
                {t('admin.participants.caption', { week: weekParts(week).week })}
              </VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('admin.participants.mail')}</th>
                <th scope="col">{t('admin.participants.name')}</th>
                <th scope="col" className={table['number']}>
                  {t('admin.participants.time')}
                </th>
                <th scope="col" className={table['number']}>
                  {t('admin.participants.date')}
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ id, email, name, time, date }) => (
                <tr key={id} data-participant>
                  <th scope="row">{email}</th>
                  <td>{name}</td>
                  <td className={table['number']}>{formatSeconds(language, time)}</td>
                  <td className={table['number']}>{formatDay(language, date)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <Raffle key={week} week={week} entries={entries} draws={draws} />
    </>
  );
}

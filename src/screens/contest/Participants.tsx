/** The owner's view of a week's participants: their e-mail addresses and the prize draw (SPEC sections 2 and 6). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { weekParts } from '../../contest/weeks';
import type { WeekKey } from '../../contest/weeks';
import { toLanguage } from '../../i18n/language';
import { download } from '../../platform/download';
import { toCsv } from '../../records/csv';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { formatDay, formatSeconds } from '../../i18n/formats';
import table from '../../boards/table.module.css';
import sheet from '../../ui/sheet.module.css';
import styles from './draw.module.css';
import { Raffle } from './Raffle';
import type { DrawsControl } from './use-draws';
import { useLot, type Lot } from './use-lot';

/** Rows shown at once: 25,000 would take a browser seconds. */
const PAGE = 200;

interface Props {
  readonly week: WeekKey;
  readonly isOver: boolean;
  readonly control: DrawsControl;
}

export function Participants({ week, isOver, control }: Props) {
  const { t } = useTranslation('accounts');
  const { lot, reload } = useLot(week);
  const { answer } = control;
  if (lot === undefined || answer === undefined) return <Spinner label={t('admin.participants.loading')} />;
  if (lot.kind === 'denied') return <p className={styles['note']}>{t('admin.denied.text')}</p>;
  if (lot.kind === 'offline' || answer.kind === 'offline')
    return <p className={styles['note']}>{t('admin.participants.offline')}</p>;
  return (
    <>
      <List key={week} week={week} lot={lot.value} />
      <Raffle
        key={`draw ${week}`}
        week={week}
        isOver={isOver}
        lot={lot.value}
        draws={answer.value}
        onPublished={() => {
          reload();
          control.reload();
        }}
      />
    </>
  );
}

function csvOf({ entries, counted }: Lot): string {
  const counting = new Set(counted.map(({ publicId }) => publicId));
  return toCsv(
    ['date', 'week', 'name', 'email', 'confirmed', 'counts', 'score', 'seconds', 'publicId'],
    entries.map(({ date, week, name, email, confirmed, score, time, publicId }) => [
      date,
      week,
      name,
      email,
      confirmed ? 'yes' : 'no',
      counting.has(publicId) ? 'yes' : 'no',
      score,
      time,
      publicId,
    ]),
  );
}

function List({ week, lot }: { readonly week: WeekKey; readonly lot: Lot }) {
  const { t, i18n } = useTranslation('accounts');
  const language = toLanguage(i18n.language);
  const [most, setMost] = useState(PAGE);
  const { entries, counted, listHash } = lot;
  return (
    <section className={sheet['sheet']}>
      <h2>{t('admin.participants.title')}</h2>
      <p className={styles['count']}>{t('admin.participants.count', { count: entries.length })}</p>
      {entries.length === 0 ? (
        <p>{t('admin.participants.empty')}</p>
      ) : (
        <>
          <p>{t('admin.participants.counted', { count: counted.length })}</p>
          {listHash === undefined ? null : (
            <p className={styles['hash']}>{t('admin.participants.hash', { hash: listHash })}</p>
          )}
          <div className={styles['actions']}>
            <Button size="small" onClick={() => download(`participants-${week}.csv`, csvOf(lot), 'text/csv')}>
              {t('admin.participants.save')}
            </Button>
          </div>
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
              {entries.slice(0, most).map(({ id, email, name, time, date }) => (
                <tr key={id} data-participant>
                  <th scope="row">{email}</th>
                  <td>{name}</td>
                  <td className={table['number']}>{formatSeconds(language, time)}</td>
                  <td className={table['number']}>{formatDay(language, date)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {entries.length > most ? (
            <Button size="small" onClick={() => setMost((before) => before + PAGE)}>
              {t('admin.participants.more', { count: entries.length - most })}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}

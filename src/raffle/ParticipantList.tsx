/** A week's entries for the owner: searched, saved as a file, and removed one by one while nothing is drawn. */
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { weekParts, type WeekKey } from '../contest/weeks';
import table from '../boards/table.module.css';
import { formatDay } from '../i18n/dates';
import { formatSeconds } from '../i18n/formats';
import { download } from '../platform/download';
import type { ContestRow } from '../records/answers';
import { useRecords } from '../records/RecordsContext';
import type { StoredEntry } from '../records/store-port';
import { Button } from '../ui/Button';
import { classes } from '../ui/classes';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/Field';
import { FormActions } from '../ui/Form';
import { Select } from '../ui/Select';
import sheet from '../ui/sheet.module.css';
import { useFocusKept } from '../ui/use-focus-kept';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './draw.module.css';
import { WHICH, csvOf, pathsOf, sought, type Which } from './participants';
import type { Lot } from './use-lot';

/** Rows shown at first: what stands below the list is not far away. */
const FIRST = 50;
/** Rows shown at once behind them: 25,000 would take a browser seconds. */
const PAGE = 200;

interface Props extends Pick<TableProps, 'rows'> {
  readonly week: WeekKey;
  readonly lot: Lot;
  /** The list of a draw stays as it was published. */
  readonly isDrawn: boolean;
  readonly onRemoved: () => void;
}

export function ParticipantList({ week, rows, lot, isDrawn, onRemoved }: Props) {
  const { t } = useTranslation('accounts');
  const { admin, device } = useRecords();
  const [which, setWhich] = useState<Which>('all');
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<StoredEntry>();
  const [hasFailed, setHasFailed] = useState(false);
  const { entries, counted, listHash } = lot;
  const box = useRef<HTMLElement>(null);
  useFocusKept(box);
  const found = useMemo(() => sought(lot, which, text), [lot, which, text]);

  const remove = async (entry: StoredEntry) => {
    setAsked(undefined);
    const act = {
      id: device.newId(),
      act: 'delete',
      subject: entry.name,
      targets: pathsOf(week, entry),
    } as const;
    const done = await admin.moderation.act(act).catch(() => undefined);
    setHasFailed(done?.kind !== 'ok');
    onRemoved();
  };

  return (
    <section ref={box} className={sheet['sheet']}>
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
          <Field
            label={t('admin.participants.search')}
            type="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Select
            label={t('admin.participants.which')}
            value={which}
            options={WHICH.map((value) => ({ value, text: t(`admin.participants.${value}`) }))}
            onChange={({ target }) => setWhich(WHICH.find((one) => one === target.value) ?? 'all')}
          />
          <output>{t('admin.participants.shown', { count: found.length })}</output>
          {hasFailed ? <p role="alert">{t('admin.participants.removeFailed')}</p> : null}
          <Table week={week} rows={rows} entries={found} onRemove={isDrawn ? undefined : setAsked} />
        </>
      )}
      <Dialog
        open={asked !== undefined}
        title={t('admin.participants.removeTitle')}
        onClose={() => setAsked(undefined)}
      >
        <p>{t('admin.participants.removeText', { name: asked?.name })}</p>
        <FormActions atEnd>
          <Button onClick={() => setAsked(undefined)}>{t('admin.participants.removeCancel')}</Button>
          <Button
            tone="primary"
            onClick={() => {
              if (asked) void remove(asked);
            }}
          >
            {t('admin.participants.remove')}
          </Button>
        </FormActions>
      </Dialog>
    </section>
  );
}

interface TableProps {
  readonly week: WeekKey;
  /** What everybody sees of the entries that have been read: whether their runs prove them. */
  readonly rows: readonly ContestRow[];
  readonly entries: readonly StoredEntry[];
  /** Absent when nobody can be removed. */
  readonly onRemove: ((entry: StoredEntry) => void) | undefined;
}

function Table({ week, rows, entries, onRemove }: TableProps) {
  const { t, language } = useTranslation('accounts');
  const [most, setMost] = useState(FIRST);
  const shown = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  return (
    <>
      <table className={classes(table['table'], styles['participants'])}>
        <caption>
          <VisuallyHidden>{t('admin.participants.caption', { week: weekParts(week).week })}</VisuallyHidden>
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
          {entries.slice(0, most).map((entry) => (
            <tr key={entry.id} data-participant>
              <th scope="row" className={styles['address']}>
                {entry.email}
              </th>
              <td className={styles['address']}>
                {entry.name}
                <Proof row={shown.get(entry.publicId)} />
                {onRemove ? (
                  <Button size="small" tone="quiet" onClick={() => onRemove(entry)}>
                    {t('admin.participants.remove')} <VisuallyHidden>{entry.email}</VisuallyHidden>
                  </Button>
                ) : null}
              </td>
              <td className={table['number']}>{formatSeconds(language, entry.time)}</td>
              <td className={table['number']}>{formatDay(language, entry.date)}</td>
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
  );
}

/** What replaying the entry's run told; it changes nothing about the draw. Nothing where the entry was not read yet. */
function Proof({ row }: { readonly row: ContestRow | undefined }) {
  const { t } = useTranslation('records');
  if (!row) return null;
  return (
    <small className={table['mail']}>
      {row.doubt === undefined ? t('results.proved') : t(`board.doubt.${row.doubt}`)}
    </small>
  );
}

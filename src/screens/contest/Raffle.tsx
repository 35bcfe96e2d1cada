/** The prize draw: a slot machine that shows a verifiable draw, and the log of the week's draws (SPEC section 2). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { participantsInOrder } from '../../contest/draw';
import type { WeekKey } from '../../contest/weeks';
import { toLanguage } from '../../i18n/language';
import type { StoredDraw, StoredEntry } from '../../records/port';
import { useRecords } from '../../records/RecordsContext';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { formatDay } from '../../i18n/formats';
import sheet from '../../ui/sheet.module.css';
import styles from './draw.module.css';
import { windowAt } from './slot-machine';
import { useRaffle } from './use-raffle';

interface Props {
  readonly week: WeekKey;
  readonly entries: readonly StoredEntry[];
  /** Draws of earlier visits, oldest first. */
  readonly draws: readonly StoredDraw[];
}

function Proof({ draw }: { readonly draw: StoredDraw }) {
  const { t, i18n } = useTranslation('accounts');
  const { listHash, seed, participants, date } = draw;
  return (
    <dl className={styles['proof']}>
      <dt>{t('admin.draw.date')}</dt>
      <dd>{formatDay(toLanguage(i18n.language), date)}</dd>
      <dt>{t('admin.draw.participants')}</dt>
      <dd>{participants}</dd>
      <dt>{t('admin.draw.listHash')}</dt>
      <dd>{listHash}</dd>
      <dt>{t('admin.draw.seed')}</dt>
      <dd>{seed}</dd>
    </dl>
  );
}

function Winner({ entry }: { readonly entry: StoredEntry }) {
  const { t } = useTranslation('accounts');
  const [shown, setShown] = useState(false);
  return shown ? (
    <p>
      {t('admin.draw.address')} : <strong data-winner-address>{entry.email}</strong>
    </p>
  ) : (
    <Button onClick={() => setShown(true)}>{t('admin.draw.reveal')}</Button>
  );
}

export function Raffle({ week, entries, draws }: Props) {
  const { t } = useTranslation('accounts');
  const records = useRecords();
  const { raffle, drawn, start } = useRaffle({ admin: records.admin, week, entries, ...records.device });
  const order = participantsInOrder(entries.map(({ publicId }) => publicId));
  const nameOf = (publicId: string | undefined) => entries.find((one) => one.publicId === publicId);
  const log = [...draws, ...drawn];
  const turning = raffle.kind === 'rolling' || raffle.kind === 'pausing';
  const current = raffle.kind === 'ready' || raffle.kind === 'failed' ? undefined : raffle;
  const shown =
    current && nameOf(order[windowAt(current.tick, order.length, order.indexOf(current.draw.winner))]);
  const winner = current?.kind === 'rolling' ? undefined : nameOf(current?.draw.winner);

  return (
    <section className={sheet['sheet']}>
      <h2>{t('admin.draw.title')}</h2>
      <div className={styles['machine']}>
        <p className={classes(styles['window'], winner && styles['won'])} aria-hidden={!winner} data-slot>
          {shown?.name ?? '？'}
        </p>
        <Button
          tone="primary"
          aria-disabled={turning || entries.length === 0}
          onClick={() => {
            if (turning || entries.length === 0) return;
            void start();
          }}
        >
          {t(turning ? 'admin.draw.rolling' : current ? 'admin.draw.again' : 'admin.draw.start')}
        </Button>
      </div>
      <output data-winner={winner?.name}>
        {winner ? t('admin.draw.winner', { name: winner.name }) : null}
        {raffle.kind === 'failed'
          ? t('admin.draw.failed', { reason: t(`admin.draw.${raffle.reason}`) })
          : null}
      </output>
      {winner && current ? <Winner key={current.draw.id} entry={winner} /> : null}
      <h3>{t('admin.draw.log')}</h3>
      {log.length === 0 ? <p>{t('admin.draw.logEmpty')}</p> : null}
      <ol className={sheet['log']}>
        {log.map((draw) => (
          <li key={draw.id} data-draw={draw.winner}>
            {current?.kind === 'rolling' && current.draw.id === draw.id ? null : (
              <strong>{nameOf(draw.winner)?.name}</strong>
            )}
            <Proof draw={draw} />
          </li>
        ))}
      </ol>
    </section>
  );
}

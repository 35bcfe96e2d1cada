/** The operator's page: the machine's state, records waiting to be sent, export of results, restart and exit. */
import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { useOutbox, useRecords } from '../records/RecordsContext';
import type { Shelves } from '../records/shelves';
import { Button } from '../ui/Button';
import type { KioskHost, MachineStatus, SaveAnswer } from '../booth/host';
import { clearJournal, entriesCsv, readJournal, scoresCsv } from './journal';
import styles from './OperatorPage.module.css';

interface Props {
  readonly host: KioskHost;
  readonly shelves: Shelves;
  readonly onClose: () => void;
}

type Journal = Awaited<ReturnType<typeof readJournal>>;

const GIGABYTE = 1e9;

/** File name of an export in local time: `scores-2026-11-21-1405.csv`. */
export function exportName(what: 'scores' | 'entries', at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${what}-${day}-${two(at.getHours())}${two(at.getMinutes())}.csv`;
}

function isToday(at: number, now: Date): boolean {
  return new Date(at).toDateString() === now.toDateString();
}

export function OperatorPage({ host, shelves, onClose }: Props) {
  const { t, language } = useTranslation('kiosk');
  const records = useRecords();
  const { waiting, refused, storage } = useOutbox();
  const [status, setStatus] = useState<MachineStatus>();
  const [journal, setJournal] = useState<Journal>([]);
  /** What came of the last press. */
  const [answer, setAnswer] = useState<SaveAnswer | { readonly kind: 'sending' | 'cleared' }>();
  const [now] = useState(() => new Date());
  // until something else is pressed
  const [isSure, setSure] = useState(false);
  const { operator } = host;

  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const [machine, lines] = await Promise.all([operator.status(), readJournal(shelves)]);
      if (!wanted) return;
      setStatus(machine);
      setJournal(lines);
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [operator, shelves]);

  const today = journal.filter(({ at }) => isToday(at, now));
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const tell = (told: typeof answer) => {
    setSure(false);
    setAnswer(told);
  };
  const write = async (what: 'scores' | 'entries') => {
    const text = what === 'scores' ? scoresCsv(journal) : entriesCsv(journal);
    tell(await operator.save(exportName(what, new Date()), text));
  };
  const clear = async () => {
    await clearJournal(shelves);
    setJournal([]);
    tell({ kind: 'cleared' });
  };
  const said = (of: NonNullable<typeof answer>) => {
    if (of.kind === 'sending') return t('operator.sending', { count: waiting });
    return t(`operator.${of.kind}`, of.kind === 'saved' ? { where: of.where } : {});
  };
  const facts: readonly (readonly [string, string])[] = [
    [t('operator.version'), status?.version ?? '…'],
    [
      t('operator.disk'),
      status?.freeBytes === undefined
        ? t('operator.unknown')
        : t('operator.gigabytes', { amount: number.format(status.freeBytes / GIGABYTE) }),
    ],
    [t('operator.waiting'), String(waiting)],
    [t('operator.refused'), String(refused.length)],
    [t('operator.scoresToday'), String(today.filter(({ kind }) => kind === 'score').length)],
    [t('operator.entriesToday'), String(today.filter(({ kind }) => kind === 'entry').length)],
    [t('operator.all'), String(journal.length)],
  ];

  return (
    <div className={styles['page']}>
      {host.fault ? (
        <p className={styles['fault']} role="alert">
          {t('operator.fault', { fault: host.fault })}
        </p>
      ) : null}
      {storage === 'memory' ? (
        <p className={styles['fault']} role="alert">
          {t('operator.memory')}
        </p>
      ) : null}
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['actions']}>
        <Button
          onClick={() => {
            records.retry();
            tell({ kind: 'sending' });
          }}
        >
          {t('operator.send')}
        </Button>
        <Button onClick={() => void write('scores')}>{t('operator.exportScores')}</Button>
        <Button onClick={() => void write('entries')}>{t('operator.exportEntries')}</Button>
        <Button onClick={() => (isSure ? void clear() : setSure(true))}>
          {t(isSure ? 'operator.clearSure' : 'operator.clear')}
        </Button>
        <Button onClick={() => void operator.restart()}>{t('operator.restart')}</Button>
        <Button onClick={() => void operator.leave()}>{t('operator.leave')}</Button>
      </div>
      <output className={styles['saved']}>{answer ? said(answer) : null}</output>
      <Button tone="primary" onClick={onClose}>
        {t('operator.back')}
      </Button>
    </div>
  );
}

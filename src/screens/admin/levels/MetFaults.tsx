/** Faults of levels that players met, by level and kind, with what this device knows of them, until the owner has mended them. */
import { useCallback, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { formatHuntDay } from '../../../i18n/formats';
import { levelFaults } from '../../../levels/fault-log';
import { kindOf } from '../../../levels/told-faults';
import { findLevel } from '../../../maps/catalogue';
import type { ReportedFault } from '../../../records/faults';
import { useRecords } from '../../../records/RecordsContext';
import { Button } from '../../../ui/Button';
import sheet from '../../../ui/sheet.module.css';
import { Away } from '../Away';
import { Confirm } from '../Confirm';
import styles from '../desk.module.css';
import { useAsked } from '../../../records/use-asked';

interface Met extends ReportedFault {
  readonly key: string;
  /** How often it was told: once a player and day. */
  readonly count: number;
}

/** One line a level and kind, with the last day; reports come newest first. */
export function linesOf(reports: readonly ReportedFault[]): readonly Met[] {
  const lines = new Map<string, Met>();
  for (const report of reports) {
    const key = `${String(report.level)} ${report.kind}`;
    lines.set(key, { ...(lines.get(key) ?? report), key, count: (lines.get(key)?.count ?? 0) + 1 });
  }
  return [...lines.values()].toSorted((a, b) => b.count - a.count || a.level - b.level);
}

export function MetFaults() {
  const { t, language } = useTranslation('desk');
  const { admin } = useRecords();
  const ask = useCallback(() => admin.faults.list(), [admin]);
  const { answer, reload } = useAsked('levelFaults', ask);
  const [own] = useState(() => levelFaults(() => localStorage));
  const [isAsked, setAsked] = useState(false);
  const [failed, setFailed] = useState<'offline' | 'denied'>();
  const lines = answer?.kind === 'ok' ? linesOf(answer.value) : [];
  const why = answer && answer.kind !== 'ok' ? answer.kind : failed;

  const erase = async () => {
    setAsked(false);
    const done = await admin.faults.erase().catch(() => ({ kind: 'offline' }) as const);
    setFailed(done.kind === 'ok' ? undefined : done.kind);
    reload();
  };

  return (
    <section className={sheet['sheet']}>
      <h2>{t('faults.title')}</h2>
      <p>{t('faults.intro')}</p>
      {why ? <Away why={why} onRetry={reload} /> : null}
      {answer?.kind === 'ok' && lines.length === 0 ? <p>{t('faults.none')}</p> : null}
      {lines.length === 0 ? null : (
        <>
          <ul className={sheet['log']}>
            {lines.map(({ key, level, kind, count, day }) => (
              <li key={key} data-fault={key}>
                <strong>{findLevel(String(level))?.name}</strong> · {t(`faults.kinds.${kind}`)} ·{' '}
                {t('faults.count', { count, day: formatHuntDay(language, day) })}
              </li>
            ))}
          </ul>
          <div className={styles['row']}>
            <Button size="small" onClick={() => setAsked(true)}>
              {t('faults.erase')}
            </Button>
          </div>
        </>
      )}
      {own.length === 0 ? null : (
        <>
          <p>{t('faults.own')}</p>
          <ul className={sheet['log']}>
            {own.map((one) => (
              <li key={one.level}>
                <strong>{findLevel(String(one.level))?.name}</strong> · {t(`faults.kinds.${kindOf(one)}`)} ·{' '}
                {one.fault}
              </li>
            ))}
          </ul>
        </>
      )}
      <Confirm
        open={isAsked}
        title={t('faults.eraseTitle')}
        text={t('faults.eraseText')}
        action={t('faults.erase')}
        onCancel={() => setAsked(false)}
        onConfirm={() => void erase()}
      />
    </section>
  );
}

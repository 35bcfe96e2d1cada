/** The owner's copy of everything: how many weeks back, and a file with a line for each document. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { previousWeek, weekKeyAt, weeksBetween, type WeekKey } from '../../../contest/weeks';
import { download } from '../../../platform/download';
import type { AdminAnswer } from '../../../records/store-answer';
import { useRecords } from '../../../records/RecordsContext';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/Select';
import { Away } from '../Away';
import styles from '../desk.module.css';
import { takeEverything, toLines, type Progress } from './everything';

/** How many weeks of boards and contests; accounts, names, messages, levels and the log are always whole. */
const SPANS = [0, 4, 13, 53] as const;
/** Every week that has anything. */
const ALL = SPANS[0];

type Stage =
  | { readonly kind: 'idle' | 'looking' | 'offline' | 'denied' }
  | { readonly kind: 'reading'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly count: number; readonly weeks: readonly WeekKey[] };

/** The current week and those before it, oldest first. */
function lastWeeks(now: number, count: number): readonly WeekKey[] {
  let first = weekKeyAt(now);
  for (let back = 1; back < count; back += 1) first = previousWeek(first);
  return weeksBetween(first, weekKeyAt(now));
}

export function ExportPanel() {
  const { t } = useTranslation('desk');
  const { admin, device } = useRecords();
  const [span, setSpan] = useState<number>(ALL);
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  const isWanted = useRef(true);
  useEffect(() => {
    isWanted.current = true;
    return () => {
      isWanted.current = false;
    };
  }, []);

  const take = async () => {
    const now = device.now();
    setStage({ kind: 'looking' });
    const known: AdminAnswer<readonly WeekKey[]> =
      span === ALL
        ? await admin.weeks().catch(() => ({ kind: 'offline' }) as const)
        : { kind: 'ok', value: lastWeeks(now, span) };
    if (!isWanted.current) return;
    if (known.kind !== 'ok') return setStage(known);
    const weeks = known.value;
    const answer = await takeEverything(admin, weeks, (progress) => {
      if (isWanted.current) setStage({ kind: 'reading', progress });
    });
    if (!isWanted.current) return;
    if (answer.kind !== 'ok') return setStage(answer);
    const day = new Date(now).toISOString().slice(0, 10);
    download(`worldmaps-${day}.jsonl`, toLines(answer.value, weeks, now), 'application/jsonl');
    setStage({ kind: 'done', count: answer.value.length, weeks });
  };

  const isReading = stage.kind === 'reading' || stage.kind === 'looking';
  return (
    <>
      <h3>{t('export.title')}</h3>
      <p>{t('export.intro')}</p>
      <Select
        label={t('export.span')}
        value={String(span)}
        options={SPANS.map((count) => ({
          value: String(count),
          text: count === ALL ? t('export.all') : t('export.weeks', { count }),
        }))}
        onChange={({ target }) => setSpan(Number(target.value))}
      />
      <div className={styles['row']}>
        <Button
          aria-disabled={isReading}
          onClick={() => {
            if (!isReading) void take();
          }}
        >
          {t('export.take')}
        </Button>
      </div>
      {stage.kind === 'offline' || stage.kind === 'denied' ? (
        <Away why={stage.kind} onRetry={() => void take()} />
      ) : null}
      <output>
        {stage.kind === 'looking' ? t('export.looking') : null}
        {stage.kind === 'reading' ? t('export.reading', { ...stage.progress }) : null}
        {stage.kind === 'done' ? t('export.done', { count: stage.count }) : null}{' '}
        {stage.kind === 'done'
          ? t('export.covered', { first: stage.weeks[0] ?? '', last: stage.weeks.at(-1) ?? '' })
          : null}
      </output>
    </>
  );
}

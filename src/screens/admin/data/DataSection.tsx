/** What the owner takes out, and how long entries are kept: what would go is shown first, and goes after a question. */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation';
import { KEPT_WEEKS, type DueWeek } from '../../../contest/retention';
import { WEEK_MS, type WeekKey } from '../../../contest/weeks';
import { dayOf } from '../../../daily/day';
import { useRecords } from '../../../records/RecordsContext';
import { Button } from '../../../ui/Button';
import sheet from '../../../ui/sheet.module.css';
import { Away } from '../Away';
import { Confirm } from '../Confirm';
import styles from '../desk.module.css';
import { StatisticsPanel } from '../statistics/StatisticsPanel';
import { sectionPath } from '../sections';
import { ExportPanel } from './ExportPanel';
import { erase } from './retention';

/** Milliseconds. */

type Stage =
  | { readonly kind: 'idle' | 'looking' | 'erasing' | 'offline' | 'denied' }
  | { readonly kind: 'shown'; readonly found: readonly DueWeek[] }
  | { readonly kind: 'done'; readonly count: number };

const countOf = (found: readonly DueWeek[]): number => found.reduce((sum, { count }) => sum + count, 0);

export function DataSection() {
  const { t } = useTranslation('desk');
  const { admin, device } = useRecords();
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  const [asked, setAsked] = useState(false);

  const look = async () => {
    setStage({ kind: 'looking' });
    const answer = await admin.dueWeeks().catch(() => ({ kind: 'offline' }) as const);
    setStage(answer.kind === 'ok' ? { kind: 'shown', found: answer.value } : answer);
  };
  const go = async (weeks: readonly WeekKey[]) => {
    setAsked(false);
    setStage({ kind: 'erasing' });
    const answer = await erase(admin, weeks, device.newId, dayOf(device.now() - KEPT_WEEKS * WEEK_MS));
    setStage(answer.kind === 'ok' ? { kind: 'done', count: answer.value } : answer);
  };

  const found = stage.kind === 'shown' ? stage.found : [];
  const count = countOf(found);
  const isBusy = stage.kind === 'looking' || stage.kind === 'erasing';
  return (
    <section className={sheet['sheet']}>
      <h2>{t('sections.data')}</h2>
      <StatisticsPanel />
      <ExportPanel />
      <h3>{t('data.account.title')}</h3>
      <p>{t('data.account.text')}</p>
      <p className={styles['row']}>
        <Link to={sectionPath('boards')}>{t('data.account.link')}</Link>
      </p>
      <h3>{t('data.title')}</h3>
      <p>{t('data.intro', { weeks: KEPT_WEEKS })}</p>
      <div className={styles['row']}>
        <Button
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) void look();
          }}
        >
          {t('data.look')}
        </Button>
      </div>
      {stage.kind === 'offline' || stage.kind === 'denied' ? (
        <Away why={stage.kind} onRetry={() => void look()} />
      ) : null}
      <output>
        {stage.kind === 'looking' ? t('data.looking') : null}
        {stage.kind === 'erasing' ? t('data.erasing') : null}
        {stage.kind === 'done' ? t('data.done', { count: stage.count }) : null}
        {stage.kind === 'shown' && count === 0 ? t('data.nothing') : null}
      </output>
      {count > 0 ? (
        <>
          <ul className={styles['cards']}>
            {found.map(({ week, count: entries }) => (
              <li key={week} className={styles['card']} data-erasable={week}>
                {t('data.week', { week, count: entries })}
              </li>
            ))}
          </ul>
          <div className={styles['row']}>
            <Button tone="primary" onClick={() => setAsked(true)}>
              {t('data.erase', { count })}
            </Button>
          </div>
        </>
      ) : null}
      <Confirm
        open={asked}
        title={t('data.eraseTitle')}
        text={t('data.eraseText', { count })}
        action={t('data.action')}
        onCancel={() => setAsked(false)}
        onConfirm={() => void go(found.map(({ week }) => week))}
      />
    </section>
  );
}

/** Games and newcomers of the last thirty days, counted when the owner asks: every count is paid for. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { formatHuntDay } from '../../../i18n/formats';
import { COUNTS_OF_DAY } from '../../../records/days';
import { useRecords } from '../../../records/RecordsContext';
import { Button } from '../../../ui/Button';
import { Away } from '../Away';
import styles from '../desk.module.css';
import { DayChart } from './DayChart';
import days from './days.module.css';
import { countLastDays, DAYS, type LastDays as Counted } from './last-days';

type Stage =
  | { readonly kind: 'idle' | 'offline' | 'denied' }
  | { readonly kind: 'counting'; readonly done: number; readonly of: number }
  | { readonly kind: 'counted'; readonly counted: Counted };

/** The database, by whose name kept days are known. */
const homeOf = (home: 'device' | 'server'): string => {
  const project: unknown = import.meta.env['VITE_FIREBASE_PROJECT_ID'];
  return home === 'server' && typeof project === 'string' ? project : home;
};

export function LastDays() {
  const { t } = useTranslation('desk');
  const { admin, device, home } = useRecords();
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const count = async () => {
    if (stage.kind === 'counting') return;
    setStage({ kind: 'counting', done: 0, of: DAYS });
    const answer = await countLastDays({
      desk: admin.days,
      home: homeOf(home),
      now: device.now(),
      shelf: () => localStorage,
      onStep: (done, of) => {
        if (isThere.current) setStage({ kind: 'counting', done, of });
        return isThere.current;
      },
    }).catch(() => ({ kind: 'offline' }) as const);
    if (!isThere.current) return;
    setStage(answer.kind === 'ok' ? { kind: 'counted', counted: answer.value } : answer);
  };

  return (
    <>
      <h3>{t('today.days.title', { count: DAYS })}</h3>
      <p>{t('today.days.intro', { first: DAYS * COUNTS_OF_DAY, later: 6 * COUNTS_OF_DAY })}</p>
      <div className={styles['row']}>
        <Button size="small" aria-disabled={stage.kind === 'counting'} onClick={() => void count()}>
          {t('today.days.count')}
        </Button>
        <output>
          {stage.kind === 'counting' ? t('today.days.counting', { done: stage.done, of: stage.of }) : null}
          {stage.kind === 'counted' ? t('today.days.active', { count: stage.counted.active }) : null}
        </output>
      </div>
      {stage.kind === 'offline' || stage.kind === 'denied' ? (
        <Away why={stage.kind} onRetry={() => void count()} />
      ) : null}
      {stage.kind === 'counted' ? <Shown counted={stage.counted} /> : null}
    </>
  );
}

function Shown({ counted }: { readonly counted: Counted }) {
  const { t, language } = useTranslation('desk');
  return (
    <>
      <DayChart days={counted.days} of="games" />
      <DayChart days={counted.days} of="newcomers" />
      <details>
        <summary>{t('today.days.table')}</summary>
        <div className={days['table']}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('today.days.day')}</th>
                <th scope="col">{t('today.days.games')}</th>
                <th scope="col">{t('today.days.newcomers')}</th>
              </tr>
            </thead>
            <tbody>
              {counted.days.toReversed().map(({ day, games, newcomers }) => (
                <tr key={day} data-day={day}>
                  <th scope="row">{formatHuntDay(language, day)}</th>
                  <td>{games}</td>
                  <td>{newcomers}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}

/** The contests of the owner: weeks to come, the current and the latest, each planned here and leading to its participants and draw. */
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { Link, useSearchParams } from 'react-router-dom';
import { usualPlan, type ContestPlan } from '../../../contest/plan';
import {
  endOfWeek,
  nextWeek,
  parseWeekOfYear,
  previousWeek,
  weekKeyAt,
  type WeekKey,
} from '../../../contest/weeks';
import { useNow } from '../../../platform/use-now';
import { useRecords } from '../../../records/RecordsContext';
import { Button } from '../../../ui/Button';
import sheet from '../../../ui/sheet.module.css';
import { Spinner } from '../../../ui/Spinner';
import { Away } from '../Away';
import styles from '../desk.module.css';
import { ContestOf } from '../today/ContestOf';
import { useAsked } from '../../../records/use-asked';
import { contestWeekPath } from './contest-week-path';
import { ContestWeek } from './ContestWeek';
import { PlanForm } from './PlanForm';

/** Weeks that are over and listed. */
const PAST = 8;
/** Weeks to come that each further look adds. */
const FURTHER = 4;

/** Newest first: so many weeks to come, the current one, those before. */
export function weeksOfDesk(now: number, ahead = 1): readonly WeekKey[] {
  const current = weekKeyAt(now);
  const weeks = [current];
  for (let count = 0; count < ahead; count += 1) weeks.unshift(nextWeek(weeks[0] ?? current));
  for (let count = 0; count < PAST; count += 1) weeks.push(previousWeek(weeks.at(-1) ?? current));
  return weeks;
}

interface WeekProps {
  readonly week: WeekKey;
  readonly title: string | undefined;
  readonly plan: ContestPlan | undefined;
  readonly isOver: boolean;
  readonly onPlanned: () => void;
}

function Week({ week, title, plan, isOver, onPlanned }: WeekProps) {
  const { t } = useTranslation('desk');
  const [isOpen, setOpen] = useState(false);
  const held = plan ?? usualPlan(week);
  return (
    <ContestOf week={week} title={title} plan={held}>
      {held.game === undefined ? null : (
        <p className={styles['row']}>
          <Link to={contestWeekPath(week)}>{t('contest.participants')}</Link>
        </p>
      )}
      {isOver ? null : isOpen ? (
        <PlanForm
          held={held}
          isPlanned={plan !== undefined}
          onCancel={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onPlanned();
          }}
        />
      ) : (
        <p className={styles['row']}>
          <Button size="small" onClick={() => setOpen(true)}>
            {t(plan ? 'plan.change' : 'plan.open')}
          </Button>
          <span className={styles['aside']}>{t(plan ? 'plan.planned' : 'plan.usual')}</span>
        </p>
      )}
    </ContestOf>
  );
}

function Weeks() {
  const { t } = useTranslation('desk');
  const { admin, device } = useRecords();
  const now = useNow(device.now);
  const [ahead, setAhead] = useState(1);
  const weeks = useMemo(() => weeksOfDesk(now, ahead), [now, ahead]);
  const ask = useCallback(() => admin.contests.plans(weeks), [admin, weeks]);
  const { answer, reload } = useAsked('plans', ask);
  const current = weekKeyAt(now);
  const titleOf = (week: WeekKey): string | undefined => {
    if (week === current) return t('today.thisWeek');
    if (week === previousWeek(current)) return t('today.lastWeek');
    return week === nextWeek(current) ? t('today.nextWeek') : undefined;
  };
  return (
    <section className={sheet['sheet']}>
      <h2>{t('sections.contest')}</h2>
      <p>{t('contest.intro')}</p>
      <p>
        <Button size="small" onClick={() => setAhead((before) => before + FURTHER)}>
          {t('contest.further')}
        </Button>
      </p>
      {answer === undefined ? <Spinner label={t('plan.loading')} /> : null}
      {answer && answer.kind !== 'ok' ? <Away why={answer.kind} onRetry={reload} /> : null}
      {answer?.kind === 'ok' ? (
        <ul className={styles['cards']}>
          {weeks.map((week) => (
            <Week
              key={week}
              week={week}
              title={titleOf(week)}
              plan={answer.value.find((one) => one.week === week)}
              isOver={now >= endOfWeek(week)}
              onPlanned={reload}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** All weeks, or the one that the address names. */
export function ContestSection() {
  const { device } = useRecords();
  const [query] = useSearchParams();
  const now = useNow(device.now);
  const week = parseWeekOfYear(query.get('week'), now);
  return week === undefined ? <Weeks /> : <ContestWeek key={week} week={week} />;
}

/** Steps through the weeks of boards and contests; never past the current one. */
import { useTranslation } from '../i18n/use-translation';
import { nextWeek, previousWeek, weekKeyAt, weekParts, type WeekKey } from '../contest/weeks';
import { IconButton } from '../ui/IconButton';
import { NextIcon, PreviousIcon } from '../ui/icons/signs';
import { formatWeek } from '../i18n/dates';
import styles from './WeekNavigator.module.css';

interface Props {
  readonly week: WeekKey;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly onChange: (week: WeekKey) => void;
}

export function WeekNavigator({ week, now, onChange }: Props) {
  const { t, language } = useTranslation('records');
  const isCurrent = week === weekKeyAt(now);
  return (
    <nav className={styles['weeks']} aria-label={t('weeks.navigation')}>
      <IconButton
        label={t('weeks.previous')}
        icon={<PreviousIcon />}
        onClick={() => {
          onChange(previousWeek(week));
        }}
      />
      <p className={styles['week']} aria-live="polite">
        <strong className={styles['number']}>
          {t('weeks.week', { week: weekParts(week).week })}
          {isCurrent ? <span className={styles['current']}>{t('weeks.current')}</span> : null}
        </strong>
        <span className={styles['days']}>{formatWeek(language, week)}</span>
      </p>
      <IconButton
        label={t('weeks.next')}
        icon={<NextIcon />}
        disabled={isCurrent}
        onClick={() => {
          onChange(nextWeek(week));
        }}
      />
    </nav>
  );
}

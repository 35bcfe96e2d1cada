/** A small chart of the last days: a bar a day, with its sum and its highest day in words. */
import { useTranslation } from '../../../i18n/use-translation';
import { formatHuntDay } from '../../../i18n/formats';
import type { CountedDay } from './last-days';
import styles from './days.module.css';

interface Props {
  readonly days: readonly CountedDay[];
  readonly of: 'games' | 'newcomers';
}

const HEIGHT = 48;
const STEP = 10;

export function DayChart({ days, of }: Props) {
  const { t, language } = useTranslation('desk');
  const most = Math.max(1, ...days.map((one) => one[of]));
  const sum = days.reduce((all, one) => all + one[of], 0);
  const best = days.find((one) => one[of] === most);
  const words = best
    ? t(`today.days.best.${of}`, { day: formatHuntDay(language, best.day), count: most })
    : t('today.days.none');
  return (
    <figure className={styles['chart']}>
      <figcaption>
        <strong>{t(`today.days.sum.${of}`, { count: sum })}</strong> <span>{words}</span>
      </figcaption>
      <svg
        className={styles['bars']}
        viewBox={`0 0 ${String(days.length * STEP)} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map((one, index) => {
          // a day with a single game is to be seen
          const height = one[of] === 0 ? 1 : Math.max(3, (one[of] / most) * HEIGHT);
          return (
            <rect
              key={one.day}
              x={index * STEP + 1}
              y={HEIGHT - height}
              width={STEP - 2}
              height={height}
              data-none={one[of] === 0}
            />
          );
        })}
      </svg>
    </figure>
  );
}

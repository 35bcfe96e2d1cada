/** What came of a run: one big number, and how it stands beside one's best. */
import { useTranslation } from '../../i18n/use-translation';
import { countsDown } from '../../game/modes';
import type { Result } from '../../game/recap';
import { formatSeconds } from '../../i18n/formats';
import type { Comparison } from '../../progress/comparison';
import styles from './ResultDialog.module.css';

interface Props {
  readonly result: Result;
  /** Absent where runs are not compared. */
  readonly comparison: Comparison | undefined;
}

export function Outcome({ result, comparison }: Props) {
  const { t, language } = useTranslation('play');
  const seconds = (value: number) => formatSeconds(language, value);
  const isCounted = countsDown(result.mode);

  const words = (): string | undefined => {
    if (!comparison) return undefined;
    if (comparison.kind === 'first') return t('result.firstBest');
    if (comparison.by === 0) return t('result.asBest');
    const { kind, by } = comparison;
    if (isCounted) return t(kind === 'better' ? 'result.moreThanBest' : 'result.lessThanBest', { count: by });
    return t(kind === 'better' ? 'result.quickerThanBest' : 'result.slowerThanBest', { time: seconds(by) });
  };

  return (
    <div className={styles['outcome']} data-comparison={comparison?.kind}>
      <p className={styles['big']} data-result="">
        {isCounted ? result.score : t('result.seconds', { time: seconds(result.time) })}
      </p>
      <p className={styles['compared']}>{words()}</p>
    </div>
  );
}

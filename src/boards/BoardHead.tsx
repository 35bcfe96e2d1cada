/** The caption of a board and the heads of its columns, which every board has alike: rank, name, figures, runs. */
import { useTranslation } from '../i18n/use-translation';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './table.module.css';

interface Props {
  /** Names the board for screen readers. */
  readonly caption: string;
  /** Head of the names' column. */
  readonly name: string;
  /** Heads of the columns of figures. */
  readonly figures: readonly string[];
  readonly withRuns?: boolean;
}

export function BoardHead({ caption, name, figures, withRuns = false }: Props) {
  const { t } = useTranslation('records');
  return (
    <>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles['rank']}>
            {t('board.rank')}
          </th>
          <th scope="col">{name}</th>
          {figures.map((figure) => (
            <th key={figure} scope="col" className={styles['number']}>
              {figure}
            </th>
          ))}
          {withRuns ? (
            <th scope="col" className={styles['runs']}>
              <VisuallyHidden>{t('board.runs')}</VisuallyHidden>
            </th>
          ) : null}
        </tr>
      </thead>
    </>
  );
}

/** The rank cell of a table row; rank 1 shows a crown. */
import { useTranslation } from '../i18n/use-translation';
import { ChampionIcon } from '../ui/icons/ways';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './table.module.css';

export function RankCell({ rank }: { readonly rank: number }) {
  const { t } = useTranslation('records');
  return (
    <td className={styles['rank']}>
      {rank === 1 ? (
        <span className={styles['crown']}>
          <ChampionIcon />
          <VisuallyHidden>1, {t('board.first')}</VisuallyHidden>
        </span>
      ) : (
        rank
      )}
    </td>
  );
}

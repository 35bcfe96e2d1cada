/** The player's own week above the board: the points, and who is next to be caught up with. */
import { useTranslation } from '../../i18n/use-translation';
import type { ExplorerRow } from '../../records/answers';
import styles from './BoardSheet.module.css';

/** `rows` by points. */
export function OwnPoints({ rows }: { readonly rows: readonly ExplorerRow[] }) {
  const { t } = useTranslation('records');
  const at = rows.findIndex(({ own }) => own);
  const own = rows[at];
  if (!own) return rows.length > 0 ? <p className={styles['best']}>{t('explorers.own.none')}</p> : null;
  const ahead = rows[at - 1];
  const points = t('explorers.own.points', { count: own.points });
  return (
    <p className={styles['best']}>
      {points}{' '}
      {ahead
        ? t('explorers.own.behind', { count: ahead.points - own.points + 1, name: ahead.name })
        : t('explorers.own.first')}
    </p>
  );
}

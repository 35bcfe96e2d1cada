/** Why a section of the desk has nothing to show, with a way to ask again. */
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/Button';
import styles from './desk.module.css';

interface Props {
  readonly why: 'offline' | 'denied';
  readonly onRetry: () => void;
}

export function Away({ why, onRetry }: Props) {
  const { t } = useTranslation('desk');
  return (
    <div className={styles['row']} role="alert">
      <p className={styles['note']}>{t(`away.${why}`)}</p>
      <Button size="small" onClick={onRetry}>
        {t('away.retry')}
      </Button>
    </div>
  );
}

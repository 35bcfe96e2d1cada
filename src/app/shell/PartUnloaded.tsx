/** Says over the page that what a button opens could not be had, and offers it once more; the page below goes on. */
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/Button';
import styles from './UpdateNote.module.css';
import { useReplaced } from '../../ui/use-replaced';

interface Props {
  readonly again: () => void;
  /** Absent where there is nothing to put away. */
  readonly onClose?: () => void;
}

export function PartUnloaded({ again, onClose }: Props) {
  const { t } = useTranslation('interface');
  const replaced = useReplaced();
  return (
    <div className={styles['place']} role="alert">
      <span className={styles['note']}>
        {t(replaced ? 'unloaded.replaced' : 'unloaded.part')}
        <Button size="small" tone="primary" onClick={replaced ? () => window.location.reload() : again}>
          {t(replaced ? 'unloaded.reload' : 'app.retry')}
        </Button>
        {onClose ? (
          <Button size="small" onClick={onClose}>
            {t('app.close')}
          </Button>
        ) : null}
      </span>
    </div>
  );
}

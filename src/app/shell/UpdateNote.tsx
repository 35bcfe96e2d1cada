/** Offers a newer version of the game on screens outside a game; accepting it reloads the page. */
import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { pageUpdates } from '../../offline/page';
import { Button } from '../../ui/Button';
import styles from './UpdateNote.module.css';

const never = () => undefined;

export function UpdateNote() {
  const { t } = useTranslation('interface');
  const updates = pageUpdates();
  const waiting = useSyncExternalStore(
    (listener) => updates?.subscribe(listener) ?? never,
    () => updates?.isWaiting() ?? false,
  );
  return (
    <output className={styles['place']}>
      {waiting ? (
        <span className={styles['note']}>
          {t('offline.update')}
          <Button size="small" tone="primary" onClick={() => updates?.take()}>
            {t('offline.takeUpdate')}
          </Button>
        </span>
      ) : null}
    </output>
  );
}

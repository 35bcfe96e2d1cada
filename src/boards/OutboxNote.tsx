/** Says when writes of the player are waiting, were refused, or are kept in memory only; otherwise renders nothing. */
import { useTranslation } from 'react-i18next';
import { useOutbox, useRecords } from '../records/RecordsContext';
import { Button } from '../ui/Button';
import styles from './OutboxNote.module.css';

export function OutboxNote() {
  const { t } = useTranslation('records');
  const records = useRecords();
  const { waiting, refused, storage } = useOutbox();
  return (
    <div className={styles['notes']} aria-live="polite">
      {storage === 'memory' ? <p className={styles['note']}>{t('storage.memory')}</p> : null}
      {waiting > 0 ? (
        <p className={styles['note']}>
          {t('outbox.waiting', { count: waiting })}
          <Button
            size="small"
            onClick={() => {
              records.retry();
            }}
          >
            {t('outbox.retry')}
          </Button>
        </p>
      ) : null}
      {refused.map(({ id, what, reason }) => (
        <p key={id} className={styles['note']}>
          <span>
            <strong>{t(`outbox.refused.${what}`)}</strong> {t(`refusal.${reason}`)}
          </span>
          <Button size="small" onClick={() => void records.dismiss(id)}>
            {t('outbox.dismiss')}
          </Button>
        </p>
      ))}
    </div>
  );
}

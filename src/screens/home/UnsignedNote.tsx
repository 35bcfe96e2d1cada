/** Reminds in one line of results that nobody has signed, with the way to the form as it was. */
import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { findLevel } from '../../maps/catalogue';
import { mendAddress } from '../../records/board-address';
import { putOff, remindedOf, reminderStore } from '../../records/reminder';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './Reminders.module.css';

export function UnsignedNote() {
  const { t } = useTranslation('interface');
  const reminder = useSyncExternalStore(
    (listener) => reminderStore.subscribe(listener),
    () => reminderStore.get(),
  );
  const results = remindedOf(reminder);
  const latest = results.at(-1);
  if (!latest) return null;
  return (
    <aside className={styles['note']} data-unsigned="">
      <p>
        {t('home.unsigned.text', {
          count: results.length,
          level: findLevel(String(latest.level))?.name ?? '',
        })}
      </p>
      <ButtonLink size="small" tone="primary" to={mendAddress(latest.id)}>
        {t('home.unsigned.sign')}
      </ButtonLink>
      <Button size="small" tone="quiet" onClick={() => reminderStore.change(putOff)}>
        {t('home.unsigned.later')}
      </Button>
    </aside>
  );
}

/** Explains the game in three steps. */
import { useTranslation } from '../../i18n/use-translation';
import styles from './Steps.module.css';

export function Steps() {
  const { t } = useTranslation('interface');
  return (
    <ol className={styles['steps']} aria-label={t('home.steps.title')}>
      <li>{t('home.steps.pick')}</li>
      <li>{t('home.steps.read')}</li>
      <li>{t('home.steps.click')}</li>
    </ol>
  );
}

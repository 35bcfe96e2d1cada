/** What becomes of an address, in three lines, for every form that asks for one; with a way to the whole page. */
import { useTranslation } from '../i18n/use-translation';
import { Link } from 'react-router-dom';
import { usePlatform } from '../platform/PlatformContext';
import styles from './PrivacyNote.module.css';

export function PrivacyNote() {
  const { t } = useTranslation('interface');
  const { kind, kiosk } = usePlatform();
  // beside the form where there are tabs, so that nothing typed is out of sight
  const target = kind === 'web' && !kiosk ? '_blank' : undefined;
  return (
    <details className={styles['note']}>
      <summary>{t('privacy.title')}</summary>
      <p>{t('privacy.short')}</p>
      <p>
        <Link to="/privacy" target={target}>
          {t('privacy.more')}
        </Link>
      </p>
      <p>
        <Link to="/weeklyRules" target={target}>
          {t('privacy.rules')}
        </Link>
      </p>
    </details>
  );
}

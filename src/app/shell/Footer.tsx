/** The footer: copyright, a note on the homage, and where records are stored (DECISIONS 23). */
import { useTranslation } from '../../i18n/use-translation';
import { Link } from 'react-router-dom';
import { staysOnDevice } from '../boot/config';
import { OutsideLinks } from './SiteLinks';
import styles from './Footer.module.css';

const ON_DEVICE = staysOnDevice(import.meta.env);

/** `year` is an argument, so that the footer reads no clock. */
export function Footer({ year }: { readonly year: number }) {
  const { t } = useTranslation('interface');
  return (
    <footer className={styles['footer']}>
      <div className={styles['row']}>
        <p className={styles['copyright']}>{t('footer.copyright', { year })}</p>
        <p>{t('footer.homage')}</p>
        {ON_DEVICE ? <p>{t('header.onThisDevice')}</p> : null}
        <p>
          <Link className={styles['about']} to="/about">
            {t('footer.about')}
          </Link>
          {' · '}
          <Link className={styles['about']} to="/privacy">
            {t('footer.privacy')}
          </Link>
        </p>
        <ul className={styles['outside']}>
          <OutsideLinks />
        </ul>
      </div>
    </footer>
  );
}

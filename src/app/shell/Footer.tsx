/** The last page of the guide: copyright, what this homage is, and where records live (DECISIONS 23). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { staysOnDevice } from '../boot/config';
import { OutsideLinks } from './SiteLinks';
import styles from './Footer.module.css';

const ON_DEVICE = staysOnDevice(import.meta.env);

/** `year` comes from the caller: the footer asks no clock. */
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
        </p>
        <ul className={styles['outside']}>
          <OutsideLinks />
        </ul>
      </div>
    </footer>
  );
}

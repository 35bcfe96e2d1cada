/** The classic header: the way home, the site's links, the player's corner and the language. */
import { useTranslation } from '../../i18n/use-translation';
import { Link } from 'react-router-dom';
import { AccountSlot } from './AccountSlot';
import { LanguageChoice } from './LanguageChoice';
import { Logo } from './Logo';
import { SettingsButton } from './SettingsButton';
import { OutsideLinks, SiteLinks } from './SiteLinks';
import { WaitingNote } from './WaitingNote';
import styles from './Header.module.css';

export function Header() {
  const { t } = useTranslation('interface');
  return (
    <header className={styles['header']}>
      <a className={styles['skip']} href="#content">
        {t('app.skipToContent')}
      </a>
      <div className={styles['row']}>
        <Link className={styles['home']} to="/" aria-label={t('header.home')}>
          <Logo name={t('app.name')} />
        </Link>
        <nav className={styles['nav']} aria-label={t('header.navigation')}>
          <ul className={styles['site']}>
            <SiteLinks />
          </ul>
          <ul className={styles['outside']}>
            <OutsideLinks />
          </ul>
        </nav>
        <WaitingNote />
        <AccountSlot />
        <SettingsButton />
        <LanguageChoice />
      </div>
    </header>
  );
}

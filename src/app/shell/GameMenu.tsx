/** The hamburger menu of the game screen: everything the classic header holds, behind one button. */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Link, useLocation } from 'react-router-dom';
import { Dialog } from '../../ui/Dialog';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { CloseIcon, MenuIcon, PreviousIcon } from '../../ui/icons/signs';
import { staysOnDevice } from '../boot/config';
import { AccountSlot } from './AccountSlot';
import { LanguageChoice } from './LanguageChoice';
import { SettingsButton } from './SettingsButton';
import { OutsideLinks, SiteLinks } from './SiteLinks';
import { WaitingNote } from './WaitingNote';
import styles from './GameMenu.module.css';

const ON_DEVICE = staysOnDevice(import.meta.env);

export function GameMenu() {
  const { t } = useTranslation('interface');
  const { key } = useLocation();
  // the location the menu was opened at: it is open only while the location stays the same
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const close = () => setOpenAt(undefined);

  return (
    <>
      <IconButton
        label={t('header.menu')}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpenAt(key)}
      />
      <Dialog open={open} title={t('app.name')} onClose={close}>
        <nav aria-label={t('header.navigation')}>
          <ul className={styles['links']}>
            <li>
              <Link to="/">
                <PreviousIcon />
                <span>{t('app.toHome')}</span>
              </Link>
            </li>
            <SiteLinks />
            <OutsideLinks />
          </ul>
        </nav>
        <div className={styles['foot']}>
          <AccountSlot />
          <SettingsButton />
          <LanguageChoice />
          <WaitingNote />
          <Button icon={<CloseIcon />} onClick={close}>
            {t('app.close')}
          </Button>
        </div>
        {ON_DEVICE ? <p className={styles['note']}>{t('header.onThisDevice')}</p> : null}
      </Dialog>
    </>
  );
}

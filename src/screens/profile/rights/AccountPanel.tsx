/** The player's rights over the account: its password and address, a copy of everything, and its end. */
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { useAccounts } from '../../../accounts/AccountsContext';
import type { Account } from '../../../accounts/port';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import guided from '../../../ui/guided.module.css';
import panel from '../panel.module.css';
import { PortraitForm } from '../portrait/PortraitForm';
import styles from './AccountPanel.module.css';
import { AddressForm } from './AddressForm';
import { CloseForm } from './CloseForm';
import { ExportButton } from './ExportButton';
import { PasswordForm } from './PasswordForm';

type Opened = 'portrait' | 'password' | 'address' | 'close';
type Done = 'portrait' | 'password' | 'address';

export function AccountPanel({ account }: { readonly account: Account }) {
  const { t } = useTranslation('accounts');
  const { rights } = useAccounts();
  const [opened, setOpened] = useState<Opened>();
  const [done, setDone] = useState<Done | 'export'>();
  const open = (which: Opened) => {
    setDone(undefined);
    setOpened(which);
  };
  const shut = () => setOpened(undefined);
  const finish = (which: Done) => {
    setDone(which);
    shut();
  };
  const { changeAddress } = rights;
  return (
    <section className={panel['panel']}>
      <h2>{t('rights.title')}</h2>
      <p>{t('rights.intro')}</p>
      <div className={styles['ways']}>
        <Button size="small" onClick={() => open('portrait')}>
          {t('rights.portrait.open')}
        </Button>
        {account.byPopup ? null : (
          <Button size="small" onClick={() => open('password')}>
            {t('rights.password.open')}
          </Button>
        )}
        {changeAddress ? (
          <Button size="small" onClick={() => open('address')}>
            {t('rights.address.open')}
          </Button>
        ) : null}
        <ExportButton account={account} onDone={() => setDone('export')} />
        <Button size="small" onClick={() => open('close')}>
          {t('rights.close.open')}
        </Button>
      </div>
      {changeAddress ? null : <p className={panel['note']}>{t('rights.device.address')}</p>}
      <output className={styles['said']}>{done ? t(`rights.${done}.done`) : null}</output>
      <Dialog open={opened === 'portrait'} title={t('rights.portrait.title')} onClose={shut}>
        <div className={guided['guided']}>
          <PortraitForm account={account} onDone={() => finish('portrait')} onCancel={shut} />
        </div>
      </Dialog>
      <Dialog open={opened === 'password'} title={t('rights.password.title')} onClose={shut}>
        <div className={guided['guided']}>
          <PasswordForm onDone={() => finish('password')} onCancel={shut} />
        </div>
      </Dialog>
      {changeAddress ? (
        <Dialog open={opened === 'address'} title={t('rights.address.title')} onClose={shut}>
          <div className={guided['guided']}>
            <AddressForm
              account={account}
              changeAddress={changeAddress}
              onDone={() => finish('address')}
              onCancel={shut}
            />
          </div>
        </Dialog>
      ) : null}
      <Dialog open={opened === 'close'} title={t('rights.close.title')} onClose={shut}>
        <div className={guided['guided']}>
          <CloseForm account={account} onCancel={shut} />
        </div>
      </Dialog>
    </section>
  );
}

/** The player's corner of the header: Login for guests, profile and sign-out for a signed-in player (SPEC section 2). */
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useAccounts, useAccountState } from '../../accounts/AccountsContext';
import { AccountDialog } from '../../accounts/dialogs/AccountDialog';
import type { AccountPage } from '../../accounts/dialogs/AccountDialog';
import { NavLink } from 'react-router-dom';
import { IconButton } from '../../ui/IconButton';
import { LogoutIcon } from '../../ui/icons/signs';
import { ProfileIcon } from '../../ui/icons/ways';
import { LoginButton } from './LoginButton';
import styles from './AccountCorner.module.css';
import { RecordsRoot } from '../services/RecordsRoot';

function Corner({ start }: { readonly start: AccountPage | undefined }) {
  const { t } = useTranslation('accounts');
  const accounts = useAccounts();
  const state = useAccountState();
  const [page, setPage] = useState(start);
  return (
    <>
      {state.kind === 'user' ? (
        <span className={styles['corner']}>
          <NavLink
            to="/profile"
            className={styles['profile'] ?? ''}
            aria-label={t('corner.profile', { name: state.account.name })}
          >
            <ProfileIcon />
            <span>{state.account.name}</span>
          </NavLink>
          <IconButton
            label={t('corner.signOut')}
            icon={<LogoutIcon />}
            onClick={() => void accounts.signOut()}
          />
        </span>
      ) : (
        <LoginButton onClick={() => setPage('signIn')} />
      )}
      <AccountDialog page={page} onPage={setPage} />
    </>
  );
}

export function AccountCorner({ start }: { readonly start: AccountPage | undefined }) {
  return (
    <RecordsRoot>
      <Corner start={start} />
    </RecordsRoot>
  );
}

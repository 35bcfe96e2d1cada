/** The player's corner of the header: Login for guests, profile and sign-out for a signed-in player (SPEC section 2). */
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useAccounts, useAccountState } from '../../accounts/AccountsContext';
import { AccountDialog } from '../../accounts/dialogs/AccountDialog';
import type { AccountPage } from '../../accounts/dialogs/AccountDialog';
import { IconButton } from '../../ui/IconButton';
import { LogoutIcon } from '../../ui/icons/signs';
import { useFocusMoved } from '../../ui/use-focus-moved';
import { ComingCorner } from './ComingCorner';
import { LoginButton } from './LoginButton';
import { ProfileLink } from './ProfileLink';
import styles from './AccountCorner.module.css';
import { RecordsRoot } from '../services/RecordsRoot';

function Corner({ start }: { readonly start: AccountPage | undefined }) {
  const { t } = useTranslation('accounts');
  const accounts = useAccounts();
  const state = useAccountState();
  const [page, setPage] = useState(start);
  const box = useRef<HTMLSpanElement>(null);
  const moved = useFocusMoved(box, state.kind, page === undefined);
  const open = (to: AccountPage | undefined) => {
    moved();
    setPage(to);
  };
  return (
    <span ref={box} className={styles['box']}>
      {state.kind === 'user' ? (
        <span className={styles['corner']}>
          <ProfileLink name={state.account.name} label={t('corner.profile', { name: state.account.name })} />
          <IconButton
            label={t('corner.signOut')}
            icon={<LogoutIcon />}
            onClick={() => {
              moved();
              void accounts.signOut();
            }}
          />
        </span>
      ) : state.kind === 'loading' ? (
        <ComingCorner onClick={() => open('signIn')} />
      ) : (
        <LoginButton onClick={() => open('signIn')} />
      )}
      <AccountDialog page={page} onPage={open} />
    </span>
  );
}

export function AccountCorner({ start }: { readonly start: AccountPage | undefined }) {
  return (
    <RecordsRoot>
      <Corner start={start} />
    </RecordsRoot>
  );
}

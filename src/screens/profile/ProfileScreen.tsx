/** The signed-in player's profile: portrait, name, address, activities, best scores, and the owner's tools (SPEC section 2). */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useAccountState } from '../../accounts/AccountsContext';
import { AccountDialog } from '../../accounts/dialogs/AccountDialog';
import type { AccountPage } from '../../accounts/dialogs/AccountDialog';
import type { Account } from '../../accounts/port';
import { useActivities } from '../../records/use-answers';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { useScreenTitle } from '../../i18n/use-screen-title';
import { OutboxNote } from '../../boards/OutboxNote';
import { Activities } from './Activities';
import { Avatar } from './Avatar';
import { BestScores } from './BestScores';
import { NameForm } from './NameForm';
import styles from './ProfileScreen.module.css';
import { AccountPanel } from './rights/AccountPanel';

function Guest() {
  const { t } = useTranslation('accounts');
  const [page, setPage] = useState<AccountPage>();
  return (
    <>
      <Notice
        heading="h1"
        picture="guide"
        title={t('profile.guest.title')}
        text={t('profile.guest.text')}
        actions={
          <Button tone="primary" onClick={() => setPage('signIn')}>
            {t('profile.guest.signIn')}
          </Button>
        }
      />
      <AccountDialog page={page} onPage={setPage} />
    </>
  );
}

function Profile({ account }: { readonly account: Account }) {
  const { t } = useTranslation('accounts');
  const { userId, name, email, imageUrl, isAdmin } = account;
  const found = useActivities({ userId, name });
  return (
    <div className={styles['page']}>
      <header className={styles['card']}>
        <Avatar name={name} imageUrl={imageUrl} />
        <div className={styles['who']}>
          <h1 tabIndex={-1}>{t('profile.title')}</h1>
          <NameForm name={name} />
          <dl className={styles['mail']}>
            <dt>{t('profile.email')}</dt>
            <dd>{email}</dd>
          </dl>
        </div>
        {isAdmin ? (
          <nav className={styles['admin']} aria-label={t('profile.admin.title')}>
            <h2>{t('profile.admin.title')}</h2>
            <ButtonLink to="/admin" tone="primary">
              {t('profile.admin.desk')}
            </ButtonLink>
            <ButtonLink to="/admin?section=contest" tone="secondary">
              {t('profile.admin.contest')}
            </ButtonLink>
            <ButtonLink to="/admin?section=levels" tone="secondary">
              {t('profile.admin.upload')}
            </ButtonLink>
          </nav>
        ) : null}
      </header>
      <OutboxNote />
      <div className={styles['columns']}>
        <Activities found={found} />
        <BestScores activities={found?.activities} />
      </div>
      <AccountPanel account={account} />
    </div>
  );
}

export function ProfileScreen() {
  const { t } = useTranslation('accounts');
  const state = useAccountState();
  useScreenTitle(t('profile.title'));
  if (state.kind === 'loading') return <Spinner label={t('profile.loading')} />;
  return state.kind === 'guest' ? <Guest /> : <Profile account={state.account} />;
}

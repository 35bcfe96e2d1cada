/** Shows its children to the owner only, and a notice to everybody else; the store refuses them in any case. */
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useAccountState } from '../../accounts/AccountsContext';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';

export function AdminGate({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('accounts');
  const state = useAccountState();
  if (state.kind === 'loading') return <Spinner label={t('profile.loading')} />;
  if (state.kind === 'user' && state.account.isAdmin) return children;
  return (
    <Notice
      heading="h1"
      picture="lost"
      title={t('admin.denied.title')}
      text={t('admin.denied.text')}
      actions={
        <>
          {state.kind === 'guest' ? (
            <ButtonLink to="/profile" tone="primary">
              {t('admin.denied.signIn')}
            </ButtonLink>
          ) : null}
          <ButtonLink to="/">{t('admin.denied.home')}</ButtonLink>
        </>
      }
    />
  );
}

/** The account dialog: sign-in, registration and the way to a new password, each with a link to another (SPEC section 2). */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import guided from '../../ui/guided.module.css';
import styles from './AccountDialog.module.css';
import { ForgottenForm } from './ForgottenForm';
import { RegisterForm } from './RegisterForm';
import { SignInForm } from './SignInForm';

export type AccountPage = 'signIn' | 'register' | 'forgotten';

interface Props {
  /** Undefined while the dialog is closed. */
  readonly page: AccountPage | undefined;
  readonly onPage: (page: AccountPage | undefined) => void;
}

export function AccountDialog({ page, onPage }: Props) {
  const { t } = useTranslation('accounts');
  // whoever has typed it on one page finds it on the next
  const [email, setEmail] = useState('');
  const turnTo = (to: AccountPage) => (typed: string) => {
    setEmail(typed);
    onPage(to);
  };
  const close = () => {
    setEmail('');
    onPage(undefined);
  };
  return (
    <Dialog open={page !== undefined} title={t(`${page ?? 'signIn'}.title`)} onClose={close}>
      <div className={guided['guided']}>
        {page === 'register' ? (
          <RegisterForm email={email} onDone={close} onSignIn={turnTo('signIn')} />
        ) : page === 'forgotten' ? (
          <ForgottenForm email={email} onSignIn={turnTo('signIn')} />
        ) : (
          <SignInForm
            email={email}
            onDone={close}
            onRegister={turnTo('register')}
            onForgotten={turnTo('forgotten')}
          />
        )}
      </div>
      <div className={styles['foot']}>
        <Button tone="quiet" onClick={close}>
          {t('signIn.close')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Signs a player in by e-mail and password, or in a popup where the platform can open one (SPEC section 5). */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Form, FormActions, FormNotice } from '../../ui/Form';
import { useAccounts } from '../AccountsContext';
import type { AccountProblem } from '../port';
import { PrivacyNote } from '../PrivacyNote';
import { signInProblem } from '../rules';
import styles from './forms.module.css';
import { useAccountForm } from './use-account-form';

interface Props {
  /** As it was typed on the page before. */
  readonly email: string;
  readonly onDone: () => void;
  /** Both take the address along. */
  readonly onRegister: (email: string) => void;
  readonly onForgotten: (email: string) => void;
}

const ABOUT_PASSWORD: readonly AccountProblem[] = [
  'passwordTooShort',
  'passwordTooWeak',
  'wrongPassword',
  'invalidCredential',
];
const ABOUT_EMAIL: readonly AccountProblem[] = ['emailNotValid', 'userNotFound'];

export function SignInForm({ email: before, onDone, onRegister, onForgotten }: Props) {
  const { t } = useTranslation('accounts');
  const accounts = useAccounts();
  const [email, setEmail] = useState(before);
  const [password, setPassword] = useState('');
  const { sending, problem, message, send, change } = useAccountForm();
  const popup = accounts.signInWithPopup;
  const errorOf = (about: readonly AccountProblem[]) =>
    problem && about.includes(problem) ? t(`problem.${problem}`) : undefined;
  const other = problem && !ABOUT_PASSWORD.includes(problem) && !ABOUT_EMAIL.includes(problem);

  const submit = async () => {
    const form = { email, password };
    if (await send(signInProblem(form), () => accounts.signIn(form))) onDone();
  };

  return (
    <Form name="signIn" onSend={submit}>
      <p>{t('signIn.intro')}</p>
      <Field
        label={t('signIn.email')}
        type="email"
        value={email}
        required
        autoComplete="email"
        error={errorOf(ABOUT_EMAIL)}
        onChange={({ target }) => {
          setEmail(target.value);
          change();
        }}
      />
      <Field
        label={t('signIn.password')}
        type="password"
        value={password}
        required
        autoComplete="current-password"
        error={errorOf(ABOUT_PASSWORD)}
        onChange={({ target }) => {
          setPassword(target.value);
          change();
        }}
      />
      <PrivacyNote />
      <FormNotice>{message ?? (other ? t(`problem.${problem}`) : null)}</FormNotice>
      <FormActions>
        <Button type="submit" tone="primary" aria-disabled={sending}>
          {t(sending ? 'signIn.sending' : 'signIn.send')}
        </Button>
        {popup ? (
          <Button
            tone="secondary"
            aria-disabled={sending}
            onClick={() => {
              void (async () => {
                if (await send(undefined, popup)) onDone();
              })();
            }}
          >
            {t('signIn.popup')}
          </Button>
        ) : null}
      </FormActions>
      <p className={styles['switch']}>
        <Button tone="quiet" onClick={() => onForgotten(email)}>
          {t('signIn.toForgotten')}
        </Button>
        <Button tone="quiet" onClick={() => onRegister(email)}>
          {t('signIn.toRegister')}
        </Button>
      </p>
    </Form>
  );
}

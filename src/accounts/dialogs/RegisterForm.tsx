/** The registration form: a unique name, an e-mail address, and the password twice (SPEC section 5). */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { LONGEST_NAME } from '../../records/limits';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Form, FormActions, FormNotice } from '../../ui/Form';
import { useAccounts } from '../AccountsContext';
import type { AccountProblem, RegistrationForm } from '../port';
import { PrivacyNote } from '../PrivacyNote';
import { registrationProblem } from '../rules';
import styles from './forms.module.css';
import { useAccountForm } from './use-account-form';

interface Props {
  /** As it was typed on the page before. */
  readonly email: string;
  readonly onDone: () => void;
  /** Takes the address along. */
  readonly onSignIn: (email: string) => void;
}

const EMPTY: RegistrationForm = { email: '', name: '', password: '', confirmation: '' };

/** The field at which a problem is shown; problems not listed here concern the whole form. */
const FIELD_OF: Partial<Record<AccountProblem, keyof RegistrationForm>> = {
  nameTooShort: 'name',
  nameTooLong: 'name',
  nameNotValid: 'name',
  nameTaken: 'name',
  emailNotValid: 'email',
  emailAlreadyInUse: 'email',
  passwordTooShort: 'password',
  passwordTooWeak: 'password',
  passwordsMustMatch: 'confirmation',
};

export function RegisterForm({ email, onDone, onSignIn }: Props) {
  const { t } = useTranslation('accounts');
  const accounts = useAccounts();
  const [form, setForm] = useState({ ...EMPTY, email });
  const { sending, problem, message, send, change } = useAccountForm();
  const field = problem && FIELD_OF[problem];
  const tie = (name: keyof RegistrationForm) => ({
    value: form[name],
    required: true,
    error: problem && field === name ? t(`problem.${problem}`) : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setForm({ ...form, [name]: target.value });
      change();
    },
  });

  const submit = async () => {
    if (await send(registrationProblem(form), () => accounts.register(form))) onDone();
  };

  return (
    <Form name="register" onSend={submit}>
      <p>{t('register.intro')}</p>
      <Field
        label={t('register.name')}
        advice={t('register.nameAdvice')}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        {...tie('name')}
      />
      <Field
        label={t('register.email')}
        advice={t('register.emailAdvice')}
        type="email"
        autoComplete="email"
        {...tie('email')}
      />
      <Field
        label={t('register.password')}
        advice={t('register.passwordAdvice')}
        type="password"
        autoComplete="new-password"
        {...tie('password')}
      />
      <Field
        label={t('register.confirmation')}
        type="password"
        autoComplete="new-password"
        {...tie('confirmation')}
      />
      <PrivacyNote />
      {accounts.home === 'device' ? <p className={styles['note']}>{t('device')}</p> : null}
      <FormNotice>{message ?? (problem && !field ? t(`problem.${problem}`) : null)}</FormNotice>
      <FormActions>
        <Button type="submit" tone="primary" aria-disabled={sending}>
          {t(sending ? 'register.sending' : 'register.send')}
        </Button>
      </FormActions>
      <p className={styles['switch']}>
        <Button tone="quiet" onClick={() => onSignIn(form.email)}>
          {t('register.toSignIn')}
        </Button>
      </p>
    </Form>
  );
}

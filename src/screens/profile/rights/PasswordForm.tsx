/** Replaces the password, which has to be typed once more. */
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { useAccounts } from '../../../accounts/AccountsContext';
import { useAccountForm } from '../../../accounts/dialogs/use-account-form';
import type { AccountProblem, PasswordForm as Typed } from '../../../accounts/port';
import { newPasswordProblem } from '../../../accounts/rules';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Form, FormActions, FormNotice } from '../../../ui/Form';

interface Props {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const EMPTY: Typed = { current: '', password: '', confirmation: '' };

const FIELD_OF: Partial<Record<AccountProblem, keyof Typed>> = {
  wrongPassword: 'current',
  passwordTooShort: 'password',
  passwordTooWeak: 'password',
  passwordsMustMatch: 'confirmation',
};

export function PasswordForm({ onDone, onCancel }: Props) {
  const { t } = useTranslation('accounts');
  const { rights } = useAccounts();
  const [form, setForm] = useState(EMPTY);
  const { sending, problem, message, send, change } = useAccountForm();
  const field = problem && FIELD_OF[problem];
  const tie = (name: keyof Typed) => ({
    type: 'password',
    value: form[name],
    required: true,
    error: problem && field === name ? t(`problem.${problem}`) : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setForm({ ...form, [name]: target.value });
      change();
    },
  });
  const submit = async () => {
    if (await send(newPasswordProblem(form), () => rights.changePassword(form))) onDone();
  };
  return (
    <Form name="password" onSend={submit}>
      <Field label={t('rights.password.current')} autoComplete="current-password" {...tie('current')} />
      <Field
        label={t('rights.password.new')}
        advice={t('rights.password.advice')}
        autoComplete="new-password"
        {...tie('password')}
      />
      <Field label={t('rights.password.confirmation')} autoComplete="new-password" {...tie('confirmation')} />
      <FormNotice>{message ?? (problem && !field ? t(`problem.${problem}`) : null)}</FormNotice>
      <FormActions atEnd>
        <Button tone="quiet" onClick={onCancel}>
          {t('rights.cancel')}
        </Button>
        <Button type="submit" tone="primary" aria-disabled={sending}>
          {t(sending ? 'rights.password.sending' : 'rights.password.send')}
        </Button>
      </FormActions>
    </Form>
  );
}

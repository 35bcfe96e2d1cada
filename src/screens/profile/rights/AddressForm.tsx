/** Asks for another address, which becomes the account's once its mail is answered. */
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { PrivacyNote } from '../../../accounts/PrivacyNote';
import { useAccountForm } from '../../../accounts/dialogs/use-account-form';
import type { Account, AccountAnswer, AddressForm as Typed } from '../../../accounts/port';
import { newAddressProblem } from '../../../accounts/rules';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Form, FormActions, FormNotice } from '../../../ui/Form';
import { ProofField } from './ProofField';

interface Props {
  readonly account: Account;
  readonly changeAddress: (form: Typed) => Promise<AccountAnswer>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export function AddressForm({ account, changeAddress, onDone, onCancel }: Props) {
  const { t } = useTranslation('accounts');
  const [form, setForm] = useState<Typed>({ email: '', password: '' });
  const { sending, problem, message, send, change } = useAccountForm();
  const isAboutEmail = problem === 'emailNotValid' || problem === 'emailAlreadyInUse';
  const type = (typed: Partial<Typed>) => {
    setForm({ ...form, ...typed });
    change();
  };
  const submit = async () => {
    if (await send(newAddressProblem(form, account.email), () => changeAddress(form))) onDone();
  };
  return (
    <Form name="address" onSend={submit}>
      <Field
        label={t('rights.address.email')}
        advice={t('rights.address.advice')}
        type="email"
        value={form.email}
        required
        autoComplete="email"
        error={isAboutEmail ? t(`problem.${problem}`) : undefined}
        onChange={({ target }) => type({ email: target.value })}
      />
      <ProofField
        account={account}
        of="address"
        value={form.password}
        problem={problem}
        onType={(password) => type({ password })}
      />
      <PrivacyNote />
      <FormNotice>
        {message ??
          (problem && !isAboutEmail && problem !== 'wrongPassword' ? t(`problem.${problem}`) : null)}
      </FormNotice>
      <FormActions atEnd>
        <Button tone="quiet" onClick={onCancel}>
          {t('rights.cancel')}
        </Button>
        <Button type="submit" tone="primary" aria-disabled={sending}>
          {t(sending ? 'rights.address.sending' : 'rights.address.send')}
        </Button>
      </FormActions>
    </Form>
  );
}

/** Says what goes and what stays before an account is erased, and asks for the proof of whose it is. */
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { useAccounts } from '../../../accounts/AccountsContext';
import { useAccountForm } from '../../../accounts/dialogs/use-account-form';
import type { Account } from '../../../accounts/port';
import { Button } from '../../../ui/Button';
import { Form, FormActions, FormNotice } from '../../../ui/Form';
import { ProofField } from './ProofField';

interface Props {
  readonly account: Account;
  readonly onCancel: () => void;
}

/** Once it is done nobody is signed in any more, and the profile shows that. */
export function CloseForm({ account, onCancel }: Props) {
  const { t } = useTranslation('accounts');
  const { rights } = useAccounts();
  const [password, setPassword] = useState('');
  const { sending, problem, message, send, change } = useAccountForm();
  const missing = account.byPopup || password !== '' ? undefined : 'wrongPassword';
  return (
    <Form
      name="close"
      onSend={async () => {
        await send(missing, () => rights.close(password));
      }}
    >
      <p>{t('rights.close.what')}</p>
      <p>{t('rights.close.draws')}</p>
      <ProofField
        account={account}
        of="close"
        value={password}
        problem={problem}
        onType={(typed) => {
          setPassword(typed);
          change();
        }}
      />
      <FormNotice>
        {message ?? (problem && problem !== 'wrongPassword' ? t(`problem.${problem}`) : null)}
      </FormNotice>
      <FormActions atEnd>
        <Button tone="secondary" onClick={onCancel}>
          {t('rights.close.cancel')}
        </Button>
        <Button type="submit" tone="primary" aria-disabled={sending}>
          {t(sending ? 'rights.close.sending' : 'rights.close.send')}
        </Button>
      </FormActions>
    </Form>
  );
}

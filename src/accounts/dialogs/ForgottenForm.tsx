/** Sends a mail with which a new password is chosen; a device, which sends none, says so. */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Form, FormActions, FormNotice } from '../../ui/Form';
import { useAccounts } from '../AccountsContext';
import { PrivacyNote } from '../PrivacyNote';
import { emailProblem } from '../rules';
import styles from './forms.module.css';
import { useAccountForm } from './use-account-form';

interface Props {
  /** As it was typed on the page before. */
  readonly email: string;
  /** Takes the address along. */
  readonly onSignIn: (email: string) => void;
}

export function ForgottenForm({ email: before, onSignIn }: Props) {
  const { t } = useTranslation('accounts');
  const { sendPasswordMail } = useAccounts().rights;
  const [email, setEmail] = useState(before);
  const [isSent, setIsSent] = useState(false);
  const { sending, problem, message, send, change } = useAccountForm();
  const back = (
    <p className={styles['switch']}>
      <Button tone="quiet" onClick={() => onSignIn(email)}>
        {t('forgotten.back')}
      </Button>
    </p>
  );
  if (!sendPasswordMail)
    return (
      <>
        <p>{t('forgotten.device')}</p>
        {back}
      </>
    );
  const isAboutEmail = problem === 'emailNotValid';
  const submit = async () => {
    if (await send(emailProblem(email), () => sendPasswordMail(email))) setIsSent(true);
  };
  return (
    <Form name="forgotten" onSend={submit}>
      <p>{t('forgotten.intro')}</p>
      <Field
        label={t('forgotten.email')}
        type="email"
        value={email}
        required
        autoComplete="email"
        error={isAboutEmail ? t('problem.emailNotValid') : undefined}
        onChange={({ target }) => {
          setEmail(target.value);
          setIsSent(false);
          change();
        }}
      />
      <PrivacyNote />
      <FormNotice>{message ?? (problem && !isAboutEmail ? t(`problem.${problem}`) : null)}</FormNotice>
      <output>{isSent ? t('forgotten.sent') : null}</output>
      <FormActions>
        <Button type="submit" tone="primary" aria-disabled={sending}>
          {t(sending ? 'forgotten.sending' : 'forgotten.send')}
        </Button>
      </FormActions>
      {back}
    </Form>
  );
}

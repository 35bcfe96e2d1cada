/** Submits an account form and keeps what the player typed when the form is refused. */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { AccountAnswer, AccountProblem } from '../port';

export interface AccountSubmission {
  readonly sending: boolean;
  /** What is wrong with the form; shown at the field it concerns. */
  readonly problem: AccountProblem | undefined;
  /** A message for the whole form: no network, or the provider's own message. */
  readonly message: string | undefined;
  /** Resolves to true when the form was accepted. */
  readonly send: (
    problem: AccountProblem | undefined,
    submit: () => Promise<AccountAnswer>,
  ) => Promise<boolean>;
  /** Clears the problem and the message after the form has changed. */
  readonly change: () => void;
}

export function useAccountForm(): AccountSubmission {
  const { t } = useTranslation('accounts');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<AccountProblem>();
  const [message, setMessage] = useState<string>();

  const change = () => {
    setProblem(undefined);
    setMessage(undefined);
  };

  const send: AccountSubmission['send'] = async (found, submit) => {
    change();
    setProblem(found);
    if (found || sending) return false;
    setSending(true);
    // a defect leaves no form waiting for ever
    const answer = await submit().catch(
      (error: unknown) => ({ kind: 'failed', message: String(error) }) as const,
    );
    setSending(false);
    if (answer.kind === 'invalid') setProblem(answer.problem);
    else if (answer.kind === 'offline') setMessage(t('offline'));
    else if (answer.kind === 'failed') setMessage(t('failed', { message: answer.message }));
    return answer.kind === 'ok';
  };

  return { sending, problem, message, send, change };
}

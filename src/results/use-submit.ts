/** Sends a form of the result and says what came of it: a problem to mend, a refusal, a defect, or where it went. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormProblem, SubmitResult } from '../records/port';

type Accepted = Extract<SubmitResult, { kind: 'ok' | 'offline' }>;

export interface Submission {
  readonly sending: boolean;
  /** What is wrong with the form; its field shows it. */
  readonly problem: FormProblem | undefined;
  /** What the store said instead of taking it; nothing typed is lost. */
  readonly refusal: string | undefined;
  readonly send: (
    problem: FormProblem | undefined,
    submit: () => Promise<SubmitResult>,
  ) => Promise<Accepted | undefined>;
  /** Forgets what was wrong, since the form has changed. */
  readonly change: () => void;
}

export function useSubmit(): Submission {
  const { t } = useTranslation('records');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();
  const [refusal, setRefusal] = useState<string>();

  const change = () => {
    setProblem(undefined);
    setRefusal(undefined);
  };

  const send: Submission['send'] = async (found, submit) => {
    change();
    setProblem(found);
    if (found || sending) return undefined;
    setSending(true);
    const result = await submit();
    setSending(false);
    if (result.kind === 'ok' || result.kind === 'offline') return result;
    if (result.kind === 'invalid') setProblem(result.problem);
    else if (result.kind === 'nothingToSave') setRefusal(t('form.nothing'));
    else if (result.reason === 'nameTaken') setProblem('nameTaken');
    else setRefusal(t(`refusal.${result.reason}`));
    return undefined;
  };

  return { sending, problem, refusal, send, change };
}

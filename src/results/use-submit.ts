/** Submits a result form and reports the outcome: a problem of the form, a refusal, a defect, or success. */
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { FormProblem, SubmitResult } from '../records/forms';
import { frameShown } from '../ui/frame-shown';

type Accepted = Extract<SubmitResult, { kind: 'ok' | 'offline' }>;

export interface Submission {
  readonly sending: boolean;
  /** What is wrong with the form; shown at the field it concerns. */
  readonly problem: FormProblem | undefined;
  /** Why the store refused; the form keeps what was typed. */
  readonly refusal: string | undefined;
  readonly send: (
    problem: FormProblem | undefined,
    submit: () => Promise<SubmitResult>,
  ) => Promise<Accepted | undefined>;
  /** Clears problem and refusal after the form has changed. */
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
    // the press is answered first
    await frameShown();
    const result = await submit().catch(() => undefined);
    setSending(false);
    if (!result) {
      setRefusal(t('form.failed'));
      return undefined;
    }
    if (result.kind === 'ok' || result.kind === 'offline') return result;
    if (result.kind === 'invalid') setProblem(result.problem);
    else if (result.kind === 'nothingToSave') setRefusal(t('form.nothing'));
    else if (result.reason === 'nameTaken') setProblem('nameTaken');
    else setRefusal(t(`refusal.${result.reason}`));
    return undefined;
  };

  return { sending, problem, refusal, send, change };
}

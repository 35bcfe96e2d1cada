/** The mystery word's form: 14 letters, an e-mail address and the consent (SPEC sections 2, 4 and 5). */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useAccount } from '../../accounts/AccountsContext';
import { PrivacyNote } from '../../accounts/PrivacyNote';
import type { FormProblem, SubmitResult } from '../../records/forms';
import { useRecords } from '../../records/RecordsContext';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Form, FormNotice } from '../../ui/Form';
import { useScreenTitle } from '../../i18n/use-screen-title';
import { LetterBoxes } from './LetterBoxes';
import styles from './MysteryWordScreen.module.css';

/** Without an address of the player's own choice it is that of the account. */
const EMPTY = { word: '', typed: undefined, consent: false };

interface Filled {
  readonly word: string;
  readonly typed: string | undefined;
  readonly consent: boolean;
}

export function MysteryWordScreen() {
  const { t } = useTranslation(['accounts', 'records']);
  const records = useRecords();
  const [form, setForm] = useState<Filled>(EMPTY);
  const known = useAccount()?.email ?? '';
  const email = form.typed ?? known;
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<SubmitResult | { readonly kind: 'failed' }>();
  useScreenTitle(t('mystery.title'));

  const problem = result?.kind === 'invalid' ? result.problem : undefined;
  const said = (one: FormProblem, text: string) => (problem === one ? text : undefined);
  const change = (changes: Partial<Filled>) => {
    setForm({ ...form, ...changes });
    setResult(undefined);
  };

  const send = async () => {
    if (sending) return;
    setSending(true);
    const answer = await records
      .submitReply({ word: form.word, consent: form.consent, email })
      .catch(() => ({ kind: 'failed' }) as const);
    setSending(false);
    setResult(answer);
    if (answer.kind === 'ok' || answer.kind === 'offline') setForm(EMPTY);
  };

  return (
    <div className={styles['page']}>
      <div className={styles['sheet']}>
        <Form onSend={send}>
          <h1 tabIndex={-1}>{t('mystery.title')}</h1>
          <p>{t('mystery.intro')}</p>
          <LetterBoxes
            label={t('mystery.word')}
            advice={t('mystery.boxes')}
            value={form.word}
            error={said('wordWrong', t('mystery.problem.word'))}
            onChange={(word) => change({ word })}
          />
          <Field
            label={t('mystery.email')}
            type="email"
            value={email}
            required
            autoComplete="email"
            error={
              said('emailNotValid', t('mystery.problem.email')) ??
              said('emailUsed', t('mystery.problem.used'))
            }
            onChange={({ target }) => change({ typed: target.value })}
          />
          <label className={styles['consent']}>
            <input
              type="checkbox"
              checked={form.consent}
              aria-invalid={problem === 'consentRequired'}
              onChange={({ target }) => change({ consent: target.checked })}
            />
            <span>{t('mystery.consent')}</span>
          </label>
          <PrivacyNote />
          <FormNotice>
            {said('consentRequired', t('mystery.problem.consent'))}
            {result?.kind === 'refused' ? t(`records:refusal.${result.reason}`) : null}
            {result?.kind === 'failed' ? t('records:form.failed') : null}
          </FormNotice>
          <Button type="submit" tone="primary" aria-disabled={sending}>
            {t(sending ? 'mystery.sending' : 'mystery.send')}
          </Button>
          <output className={styles['done']}>
            {result?.kind === 'ok' ? t('mystery.done') : null}
            {result?.kind === 'offline' ? t('mystery.kept') : null}
          </output>
        </Form>
      </div>
    </div>
  );
}

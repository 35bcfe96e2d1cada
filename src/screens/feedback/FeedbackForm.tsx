/** The feedback form (SPEC section 5): name and text are required, and a draft keeps what was typed. */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { FormProblem, SubmitResult } from '../../records/forms';
import { useRecords } from '../../records/RecordsContext';
import { commentProblem } from '../../records/rules';
import { LONGEST_TEXT } from '../../records/limits';
import { NameField } from '../../results/NameField';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { TextArea } from '../../ui/TextArea';
import { useDraft } from './draft';
import styles from './FeedbackForm.module.css';

type Stage =
  | { readonly kind: 'writing'; readonly problem?: FormProblem }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done'; readonly result: SubmitResult };

export function FeedbackForm() {
  const { t } = useTranslation('records');
  const records = useRecords();
  const [draft, setDraft] = useDraft();
  const [stage, setStage] = useState<Stage>({ kind: 'writing' });
  const problem = stage.kind === 'writing' ? stage.problem : undefined;
  const isAboutText = problem === 'textRequired' || problem === 'textTooLong';

  const change = (changes: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changes });
    setStage({ kind: 'writing' });
  };

  const send = async () => {
    if (stage.kind === 'sending') return;
    const found = commentProblem(draft);
    if (found) {
      setStage({ kind: 'writing', problem: found });
      return;
    }
    setStage({ kind: 'sending' });
    const result = await records.submitComment(draft);
    if (result.kind === 'ok' || result.kind === 'offline') setDraft({ ...draft, text: '' });
    setStage(
      result.kind === 'invalid' ? { kind: 'writing', problem: result.problem } : { kind: 'done', result },
    );
  };

  const said = (result: SubmitResult): string => {
    if (result.kind === 'offline') return t('feedback.kept');
    if (result.kind !== 'ok') return t('feedback.failed');
    return t(records.home === 'device' ? 'feedback.stayed' : 'feedback.sent');
  };

  return (
    <section className={styles['feedback']} aria-labelledby="feedback">
      <header className={styles['head']}>
        <h2 id="feedback">{t('feedback.title')}</h2>
        <p>{t('feedback.intro')}</p>
      </header>
      <Form tight onSend={send}>
        <TextArea
          label={t('feedback.text')}
          value={draft.text}
          required
          maxLength={LONGEST_TEXT}
          error={problem && isAboutText ? t(`problem.${problem}`) : undefined}
          onChange={({ target }) => {
            change({ text: target.value });
          }}
        />
        <div className={styles['sign']}>
          <NameField
            label={t('feedback.name')}
            name={draft.name}
            error={problem && !isAboutText ? t(`problem.${problem}`) : undefined}
            onType={(name) => {
              change({ name });
            }}
          />
          <Button type="submit" tone="primary" aria-disabled={stage.kind === 'sending'}>
            {t(stage.kind === 'sending' ? 'feedback.sending' : 'feedback.send')}
          </Button>
        </div>
        <output className={styles['said']}>
          {stage.kind === 'done' ? (
            <>
              {said(stage.result)}
              {'storage' in stage.result && stage.result.storage === 'memory' ? (
                <strong>{t('storage.memory')}</strong>
              ) : null}
            </>
          ) : null}
        </output>
      </Form>
    </section>
  );
}

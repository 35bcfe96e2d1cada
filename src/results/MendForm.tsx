/** Mends a hunt or a message that was refused: its name, its text, and once more under the same id. */
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { usePlayer } from '../accounts/AccountsContext';
import type { Draft } from '../records/drafts';
import { LONGEST_TEXT } from '../records/limits';
import type { SubmitResult } from '../records/forms';
import { useRecords } from '../records/RecordsContext';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Form, FormActions, FormNotice } from '../ui/Form';
import { TextArea } from '../ui/TextArea';
import styles from './forms.module.css';
import { NameField } from './NameField';
import { useSubmit } from './use-submit';

interface Props {
  readonly draft: Exclude<Draft, { kind: 'result' }>;
}

export function MendForm({ draft }: Props) {
  const { t } = useTranslation('records');
  const records = useRecords();
  const player = usePlayer();
  const [name, setName] = useState(draft.name);
  const [text, setText] = useState(draft.kind === 'comment' ? draft.text : '');
  const [isDone, setDone] = useState(false);
  const { sending, problem, refusal, send, change } = useSubmit();
  const isAboutText = problem === 'textTooLong' || problem === 'textRequired';

  const submit = (): Promise<SubmitResult> => {
    const earned = { id: draft.id, date: draft.date };
    if (draft.kind === 'comment') return records.submitComment({ earned, name, text });
    const { day, time, runs } = draft;
    return records.submitHunt({ earned, name, day, time, runs, ...(player ? { player } : {}) });
  };

  const mend = async () => {
    setDone((await send(undefined, submit)) !== undefined);
  };

  if (isDone)
    return (
      <div className={styles['panel']} aria-live="polite">
        <p>{t('form.mend.done')}</p>
        <FormActions atEnd>
          <ButtonLink to="/">{t('form.mend.home')}</ButtonLink>
        </FormActions>
      </div>
    );
  return (
    <Form tight onSend={mend}>
      <NameField
        player={draft.kind === 'hunt' ? player : undefined}
        label={t('form.mend.name')}
        name={name}
        error={problem && !isAboutText ? t(`problem.${problem}`) : undefined}
        onType={(typed) => {
          setName(typed);
          change();
        }}
      />
      {draft.kind === 'comment' ? (
        <TextArea
          label={t('form.mend.text')}
          value={text}
          required
          maxLength={LONGEST_TEXT}
          error={problem && isAboutText ? t(`problem.${problem}`) : undefined}
          onChange={({ target }) => {
            setText(target.value);
            change();
          }}
        />
      ) : null}
      <FormNotice>{refusal}</FormNotice>
      <FormActions atEnd>
        <Button type="submit" tone="primary" aria-disabled={sending}>
          {t(sending ? 'form.sending' : 'form.mend.send')}
        </Button>
      </FormActions>
    </Form>
  );
}

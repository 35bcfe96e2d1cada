/** The form that submits a ranked hunt's time with a name. */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { Day } from '../../daily/day';
import { noteSent } from '../../daily/diary';
import { diaryStore } from '../../daily/store';
import type { KnownPlayer } from '../../records/forms';
import { useRecords } from '../../records/RecordsContext';
import { huntProblem } from '../../records/rules';
import { Button } from '../../ui/Button';
import { Form, FormActions, FormNotice } from '../../ui/Form';
import { NameField } from '../../results/NameField';
import { rememberedName, rememberName } from '../../results/player-name';
import { useSubmit } from '../../results/use-submit';
import forms from '../../results/forms.module.css';

interface Props {
  readonly day: Day;
  /** Seconds. */
  readonly time: number;
  /** The records of its runs. */
  readonly runs: string | undefined;
  /** The registered player, whose name replaces the name field. */
  readonly player: KnownPlayer | undefined;
}

export function HuntForm({ day, time, runs, player }: Props) {
  const { t } = useTranslation(['daily', 'records', 'play']);
  const records = useRecords();
  const [name, setName] = useState(() => player?.name ?? rememberedName(() => localStorage));
  const { sending, problem, refusal, send, change } = useSubmit();

  const submit = async () => {
    const form = { name, time, day, runs, ...(player ? { player } : {}) };
    const accepted = await send(huntProblem(form), () => records.submitHunt(form));
    if (!accepted) return;
    if (!player) rememberName(name, () => localStorage);
    diaryStore.change((diary) => noteSent(diary, day, accepted.id));
  };

  return (
    <Form tight onSend={submit}>
      <h3 className={forms['title']}>{t('form.title')}</h3>
      <NameField
        player={player}
        label={t('records:form.name')}
        name={name}
        advice={t('play:result.guest')}
        error={problem ? t(`records:problem.${problem}`) : undefined}
        onType={(typed) => {
          setName(typed);
          change();
        }}
      />
      <FormNotice>{refusal}</FormNotice>
      <FormActions atEnd>
        <Button type="submit" tone="primary" aria-disabled={sending}>
          {t(sending ? 'form.sending' : 'form.send')}
        </Button>
      </FormActions>
    </Form>
  );
}

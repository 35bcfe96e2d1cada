/** The form that sends a score to its board: name, feedback, Cancel and Submit Score (SPEC section 2). */
import { useTranslation } from '../i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import { usePlatform } from '../platform/PlatformContext';
import { resultBoardAddress, type OwnResult } from '../records/board-address';
import { LONGEST_TEXT } from '../records/limits';
import type { KnownPlayer } from '../records/forms';
import { useRecords } from '../records/RecordsContext';
import { scoreProblem } from '../records/rules';
import { Button } from '../ui/Button';
import { Form, FormActions, FormNotice } from '../ui/Form';
import { TextArea } from '../ui/TextArea';
import { NameField } from './NameField';
import { rememberName } from './player-name';
import type { KeptDraft } from './use-draft';
import { useSubmit } from './use-submit';

interface Props {
  readonly kept: KeptDraft;
  /** The registered player, whose name replaces the name field. */
  readonly player: KnownPlayer | undefined;
}

export function ScoreForm({ kept, player }: Props) {
  const { t } = useTranslation(['records', 'play']);
  const records = useRecords();
  const { kiosk } = usePlatform();
  const navigate = useNavigate();
  const { result, feedback, id, date, run } = kept.draft;
  const name = player?.name ?? kept.draft.name;
  const { sending, problem, refusal, send, change } = useSubmit();
  const isAboutText = problem === 'textTooLong';

  const submit = async () => {
    const { level, mode, time, score, quest } = result;
    const earned = { id, date };
    const form = {
      earned,
      name,
      feedback,
      time,
      score,
      mode,
      level,
      quest,
      run,
      ...(player ? { player } : {}),
    };
    const accepted = await send(scoreProblem(form), () => records.submitScore(form));
    if (!accepted) return;
    if (!player) rememberName(name, () => localStorage);
    const state: OwnResult = { own: accepted.id };
    void navigate(resultBoardAddress({ level, mode, quest }, date, records.device.now()), { state });
  };

  return (
    <Form tight onSend={submit}>
      <NameField
        player={player}
        label={t('form.name')}
        name={name}
        advice={kiosk ? undefined : t('play:result.guest')}
        error={problem && !isAboutText ? t(`problem.${problem}`) : undefined}
        onType={(typed) => {
          kept.change({ name: typed });
          change();
        }}
      />
      <TextArea
        label={t('form.feedback')}
        value={feedback}
        rows={2}
        maxLength={LONGEST_TEXT}
        error={isAboutText ? t(`problem.${problem}`) : undefined}
        onChange={({ target }) => {
          kept.change({ feedback: target.value });
          change();
        }}
      />
      <FormNotice>{refusal}</FormNotice>
      <FormActions atEnd>
        <Button
          tone="quiet"
          onClick={() => {
            kept.drop();
            void navigate('/');
          }}
        >
          {t('form.cancel')}
        </Button>
        <Button type="submit" tone="primary" aria-disabled={sending}>
          {t(sending ? 'form.sending' : 'form.send')}
        </Button>
      </FormActions>
    </Form>
  );
}

/** Chooses the form of a result: the week's contest, the board, or none when no answer was right. */
import { useTranslation } from '../i18n/use-translation';
import { usePlayer } from '../accounts/AccountsContext';
import { isGameOf } from '../contest/calendar';
import { isOpen } from '../contest/plan';
import { weekKeyAt } from '../contest/weeks';
import type { Result } from '../game/recap';
import type { ResultDraft } from '../records/drafts';
import type { Earned } from '../records/forms';
import { useContestPlan } from '../platform/use-contest-plan';
import { isWorthSaving } from '../records/rules';
import type { RunRecord } from '../runs/record';
import { ButtonLink } from '../ui/ButtonLink';
import { FormActions } from '../ui/Form';
import { EntryForm } from './EntryForm';
import styles from './forms.module.css';
import { ScoreForm } from './ScoreForm';
import { SignForm } from './SignForm';
import { useDraft } from './use-draft';

interface Props {
  readonly result: Result;
  /** What an earlier visit left of it, or what was refused. */
  readonly known?: ResultDraft | undefined;
  /** Its id and when it was earned, when that is known. */
  readonly earned?: Earned | undefined;
  /** The record of the run at its end. */
  readonly recordOf?: (() => RunRecord | undefined) | undefined;
  /** Stands beside the result itself: it says the rank and asks for one line. */
  readonly beside?: boolean;
}

export function ResultForm({ result, known, earned, recordOf, beside = false }: Props) {
  const player = usePlayer();
  const { t } = useTranslation(['records', 'play']);
  const kept = useDraft(result, { known, earned, recordOf });
  // the week the game ended in
  const ended = Date.parse(kept.draft.date);
  const week = weekKeyAt(ended);
  const plan = useContestPlan(week);
  if (!isWorthSaving(result.score))
    return (
      <div className={styles['panel']}>
        <p>{t('form.nothing')}</p>
        <FormActions atEnd>
          <ButtonLink to="/" tone="quiet">
            {t('play:result.home')}
          </ButtonLink>
        </FormActions>
      </div>
    );
  if (isGameOf(plan.game, result) && isOpen(plan, ended))
    return <EntryForm kept={kept} plan={plan} player={player} />;
  return beside ? <SignForm kept={kept} player={player} /> : <ScoreForm kept={kept} player={player} />;
}

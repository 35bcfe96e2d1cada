/** The weekly contest's form: name, e-mail and consent (SPEC sections 2 and 5, DECISIONS 20). */
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '../accounts/AccountsContext';
import { PrivacyNote } from '../accounts/PrivacyNote';
import { wordsIn, type ContestPlan } from '../contest/plan';
import type { OwnResult } from '../records/board-address';
import type { FormProblem, KnownPlayer } from '../records/forms';
import { useRecords } from '../records/RecordsContext';
import { entryProblem } from '../records/rules';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Field } from '../ui/Field';
import { Form, FormActions, FormNotice } from '../ui/Form';
import { formatSeconds } from '../i18n/formats';
import styles from './forms.module.css';
import { NameField } from './NameField';
import { rememberName } from './player-name';
import type { KeptDraft } from './use-draft';
import { useRulesInForce } from './use-rules-in-force';
import { useSubmit } from './use-submit';

interface Props {
  readonly kept: KeptDraft;
  /** The contest that the run counts for. */
  readonly plan: ContestPlan;
  /** The registered player, whose name replaces the name field. */
  readonly player: KnownPlayer | undefined;
}

interface Taken {
  readonly kind: 'ok' | 'offline';
  readonly id: string;
}

const ABOUT_EMAIL: readonly FormProblem[] = ['emailNotValid'];
const ABOUT_CONSENT: readonly FormProblem[] = ['consentRequired'];

function Done({ taken }: { readonly taken: Taken }) {
  const { t } = useTranslation('records');
  const state: OwnResult = { own: taken.id };
  return (
    <div className={styles['panel']} aria-live="polite">
      <h3 className={styles['title']}>{t('entry.done.title')}</h3>
      <p>{t(taken.kind === 'ok' ? 'entry.done.sent' : 'entry.done.kept')}</p>
      <FormActions atEnd>
        <ButtonLink to="/weeklyRanking" state={state} tone="primary">
          {t('entry.done.ranking')}
        </ButtonLink>
      </FormActions>
    </div>
  );
}

export function EntryForm({ kept, plan, player }: Props) {
  const { week } = plan;
  const { t, language } = useTranslation('records');
  const records = useRecords();
  const navigate = useNavigate();
  const { result, consent, id, date, run } = kept.draft;
  const name = player?.name ?? kept.draft.name;
  // an entry with the account's own address counts before any other of it, and nobody types what is known
  const known = useAccount()?.email ?? '';
  const [isOwnWord, setOwnWord] = useState(kept.draft.email !== '');
  const email = isOwnWord ? kept.draft.email : known;
  const prize = wordsIn(plan.prize, language);
  const [taken, setTaken] = useState<Taken>();
  const { sending, problem, refusal, send, change } = useSubmit();
  const rulesToAgree = useRulesInForce(plan.wording);
  const [haveRulesChanged, setRulesChanged] = useState(false);
  const errorOf = (about: (one: FormProblem) => boolean) =>
    problem && about(problem) ? t(`problem.${problem}`) : undefined;
  const consentError = errorOf((one) => ABOUT_CONSENT.includes(one));

  const submit = async () => {
    const earned = { id, date };
    const filled = {
      ...result,
      earned,
      name,
      email,
      consent,
      week,
      run,
      ...(player ? { player } : {}),
    };
    setRulesChanged(false);
    const accepted = await send(entryProblem(filled), async () => {
      const wording = await rulesToAgree();
      if (wording !== undefined) return records.submitEntry({ ...filled, wording });
      // who has agreed to others looks at these first
      kept.change({ consent: false });
      setRulesChanged(true);
      return { kind: 'invalid', problem: 'consentRequired' };
    });
    if (!accepted) return;
    if (!player) rememberName(name, () => localStorage);
    setTaken(accepted);
  };

  if (taken) return <Done taken={taken} />;
  return (
    <Form tight onSend={submit}>
      <h3 className={styles['title']}>{t('entry.title')}</h3>
      <p>{t('entry.intro', { time: formatSeconds(language, result.time) })}</p>
      {prize ? <p data-prize>{t('contest.toWin', { prize })}</p> : null}
      <NameField
        player={player}
        label={t('entry.name')}
        name={name}
        error={errorOf((one) => !ABOUT_EMAIL.includes(one) && !ABOUT_CONSENT.includes(one))}
        onType={(typed) => {
          kept.change({ name: typed });
          change();
        }}
      />
      <Field
        label={t('entry.email')}
        advice={t('entry.emailAdvice')}
        type="email"
        value={email}
        required
        autoComplete="email"
        error={errorOf((one) => ABOUT_EMAIL.includes(one))}
        onChange={({ target }) => {
          setOwnWord(true);
          kept.change({ email: target.value });
          change();
        }}
      />
      <label className={styles['consent']}>
        <input
          type="checkbox"
          checked={consent}
          aria-invalid={consentError !== undefined}
          onChange={({ target }) => {
            kept.change({ consent: target.checked });
            setRulesChanged(false);
            change();
          }}
        />
        <span>{t('entry.consent')}</span>
      </label>
      <PrivacyNote />
      <FormNotice>{haveRulesChanged ? t('entry.rulesChanged') : (consentError ?? refusal)}</FormNotice>
      <FormActions atEnd>
        <Button
          tone="quiet"
          onClick={() => {
            kept.drop();
            void navigate('/');
          }}
        >
          {t('entry.cancel')}
        </Button>
        <Button type="submit" tone="primary" aria-disabled={sending}>
          {t(sending ? 'entry.sending' : 'entry.send')}
        </Button>
      </FormActions>
    </Form>
  );
}

/** The owner's form for a week's contest: game, days, prize, words and picture in two languages, rules. */
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { LONGEST_INTRODUCTION, LONGEST_PICTURE_TEXT, LONGEST_PRIZE } from '../../../contest/plan-document';
import { mayForget } from '../../../contest/plan-rules';
import { usualPlan, type ContestPlan } from '../../../contest/plan';
import { forgetText, keepText } from '../../../kept/kept';
import { useRecords } from '../../../records/RecordsContext';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Form, FormActions, FormNotice } from '../../../ui/Form';
import { TextArea } from '../../../ui/TextArea';
import { GameChoice } from './GameChoice';
import { KeptElsewhere, type Kept } from './KeptElsewhere';
import { PictureChoice } from './PictureChoice';
import { draftOf, isFixed, isMissing, plannedBy, type PlanDraft, type PlanProblem } from './plan-draft';
import { forgetPlanDraft, keepPlanDraft, readPlanDraft, type TypedPlan } from './plan-kept';
import { RulesChoice } from './RulesChoice';

/** What the owner does with the form. */
type Act = 'keep' | 'forget';

interface Props {
  /** What is planned, or the calendar's own contest. */
  readonly held: ContestPlan;
  readonly isPlanned: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const TEXTS = [
  { key: 'prizeFr', lang: 'fr', most: LONGEST_PRIZE },
  { key: 'prizeEn', lang: 'en', most: LONGEST_PRIZE },
] as const;
const INTRODUCTIONS = [
  { key: 'textFr', lang: 'fr' },
  { key: 'textEn', lang: 'en' },
] as const;

export function PlanForm({ held, isPlanned, onDone, onCancel }: Props) {
  const { t } = useTranslation('desk');
  const { admin, device } = useRecords();
  const [problem, setProblem] = useState<PlanProblem | 'offline' | 'denied'>();
  /** What another desk has kept meanwhile. */
  const [other, setOther] = useState<Kept & { readonly act: Act }>();
  const [isSending, setSending] = useState(false);
  const stands = isFixed(held, isPlanned, device.now());
  const [{ draft, turn }, setTyped] = useState((): TypedPlan => {
    const { level, mode, quest, first } = draftOf(held);
    const typed = readPlanDraft(held, () => sessionStorage);
    // it may have opened since
    return stands ? { ...typed, draft: { ...typed.draft, level, mode, quest, first } } : typed;
  });

  const change = (changes: Partial<PlanDraft>) => {
    setTyped((known) => ({ ...known, draft: { ...known.draft, ...changes } }));
    setProblem(undefined);
  };
  useEffect(() => keepPlanDraft(held, { draft, turn }, () => sessionStorage), [held, draft, turn]);
  const leave = (then: () => void) => {
    forgetPlanDraft(held.week, () => sessionStorage);
    then();
  };
  const errorOf = (about: PlanProblem) =>
    problem === about ? t(`plan.problem.${about}`, { letters: LONGEST_PICTURE_TEXT }) : undefined;

  const look = async (act: Act) => {
    const { week } = held;
    const answer = await admin.contests.plans([week]).catch(() => ({ kind: 'offline' }) as const);
    if (answer.kind !== 'ok') return setProblem(answer.kind);
    const [plan] = answer.value;
    // what was to be taken back is gone already
    if (!plan && act === 'forget') return leave(onDone);
    return setOther({ held: plan ?? usualPlan(week), isPlanned: plan !== undefined, act });
  };

  const send = async (act: Act, work: () => ReturnType<typeof admin.contests.forget>) => {
    if (isSending) return;
    setSending(true);
    const answer = await work().catch(() => ({ kind: 'offline' }) as const);
    setSending(false);
    if (answer.kind === 'elsewhere') return look(act);
    if (answer.kind !== 'ok') return setProblem(answer.kind);
    // this very device opens its store from now on, and asks the server anew
    keepText('planned', 'yes', () => localStorage);
    forgetText('contest', () => localStorage);
    return leave(onDone);
  };

  /** In the place of what is there as far as this desk has seen. */
  const save = async (over: Kept = { held: { ...held, turn }, isPlanned }) => {
    setOther(undefined);
    const planned = plannedBy(draft, over.held, over.isPlanned, device.now());
    if (planned.kind === 'problem') return setProblem(planned.problem);
    return send('keep', () => admin.contests.keep(planned.plan, planned.rules));
  };
  const forget = (over: Pick<ContestPlan, 'week' | 'turn'>) => {
    setOther(undefined);
    return send('forget', () => admin.contests.forget(over));
  };

  return (
    <Form name="plan" onSend={() => save()}>
      {stands ? <p>{t('plan.stands')}</p> : null}
      <GameChoice draft={draft} isFixed={stands} error={errorOf('quest')} onChange={change} />
      <Field
        label={t('plan.first')}
        type="date"
        value={draft.first}
        disabled={stands}
        error={stands ? undefined : errorOf('days')}
        onChange={({ target }) => change({ first: target.value })}
      />
      <Field
        label={t('plan.last')}
        type="date"
        value={draft.last}
        error={stands ? errorOf('days') : undefined}
        onChange={({ target }) => change({ last: target.value })}
      />
      {TEXTS.map(({ key, lang, most }) => (
        <Field
          key={key}
          label={t(`plan.${key}`)}
          lang={lang}
          maxLength={most}
          value={draft[key]}
          error={isMissing(draft, key) ? errorOf('prize') : undefined}
          onChange={({ target }) => change({ [key]: target.value })}
        />
      ))}
      {INTRODUCTIONS.map(({ key, lang }) => (
        <TextArea
          key={key}
          label={t(`plan.${key}`)}
          lang={lang}
          maxLength={LONGEST_INTRODUCTION}
          value={draft[key]}
          error={isMissing(draft, key) ? errorOf('prize') : undefined}
          onChange={({ target }) => change({ [key]: target.value })}
        />
      ))}
      <PictureChoice draft={draft} error={errorOf('picture')} onChange={change} />
      <RulesChoice
        draft={draft}
        current={held.wording}
        isFixed={stands}
        error={errorOf('rules')}
        onChange={change}
      />
      <FormNotice>
        {problem === 'offline' || problem === 'denied' || problem === 'tooLate' || problem === 'tooLong'
          ? t(`plan.problem.${problem}`)
          : null}
      </FormNotice>
      {other ? (
        <KeptElsewhere
          kept={other}
          draft={draft}
          onCancel={() => setOther(undefined)}
          action={t(other.act === 'keep' ? 'plan.elsewhere.over' : 'plan.forget')}
          onConfirm={() => void (other.act === 'keep' ? save(other) : forget(other.held))}
        />
      ) : null}
      <FormActions>
        <Button onClick={() => leave(onCancel)}>{t('confirm.cancel')}</Button>
        {isPlanned && mayForget(held, device.now()) ? (
          <Button onClick={() => void forget({ week: held.week, turn })}>{t('plan.forget')}</Button>
        ) : null}
        <Button type="submit" tone="primary" aria-disabled={isSending}>
          {t('plan.save')}
        </Button>
      </FormActions>
    </Form>
  );
}

/** The owner's form for a week's contest: game, days, prize, words and picture in two languages, rules. */
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { LONGEST_INTRODUCTION, LONGEST_PICTURE_TEXT, LONGEST_PRIZE } from '../../../contest/plan-document';
import { mayForget } from '../../../contest/plan-rules';
import type { ContestPlan } from '../../../contest/plan';
import { forgetText, keepText } from '../../../kept/kept';
import { useRecords } from '../../../records/RecordsContext';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Form, FormActions, FormNotice } from '../../../ui/Form';
import { TextArea } from '../../../ui/TextArea';
import { GameChoice } from './GameChoice';
import { PictureChoice } from './PictureChoice';
import { draftOf, isFixed, plannedBy, type PlanDraft, type PlanProblem } from './plan-draft';
import { forgetPlanDraft, keepPlanDraft, readPlanDraft } from './plan-kept';
import { RulesChoice } from './RulesChoice';

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
  const [isSending, setSending] = useState(false);
  const stands = isFixed(held, isPlanned, device.now());
  const [draft, setDraft] = useState((): PlanDraft => {
    const { level, mode, quest, first } = draftOf(held);
    const typed = readPlanDraft(held, () => sessionStorage);
    // it may have opened since
    return stands ? { ...typed, level, mode, quest, first } : typed;
  });

  const change = (changes: Partial<PlanDraft>) => {
    setDraft((known) => ({ ...known, ...changes }));
    setProblem(undefined);
  };
  useEffect(() => keepPlanDraft(held, draft, () => sessionStorage), [held, draft]);
  const leave = (then: () => void) => {
    forgetPlanDraft(held.week, () => sessionStorage);
    then();
  };
  const errorOf = (about: PlanProblem) =>
    problem === about ? t(`plan.problem.${about}`, { letters: LONGEST_PICTURE_TEXT }) : undefined;

  const send = async (work: () => ReturnType<typeof admin.contests.forget>) => {
    if (isSending) return;
    setSending(true);
    const answer = await work().catch(() => ({ kind: 'offline' }) as const);
    setSending(false);
    if (answer.kind !== 'ok') return setProblem(answer.kind);
    // this very device opens its store from now on, and asks the server anew
    keepText('planned', 'yes', () => localStorage);
    forgetText('contest', () => localStorage);
    return leave(onDone);
  };

  const save = async () => {
    const planned = plannedBy(draft, held, isPlanned, device.now());
    if (planned.kind === 'problem') return setProblem(planned.problem);
    return send(() => admin.contests.keep(planned.plan, planned.rules));
  };

  return (
    <Form name="plan" onSend={save}>
      {stands ? <p>{t('plan.stands')}</p> : null}
      <GameChoice draft={draft} isFixed={stands} error={errorOf('quest')} onChange={change} />
      <Field
        label={t('plan.first')}
        type="date"
        value={draft.first}
        disabled={stands}
        error={errorOf('days')}
        onChange={({ target }) => change({ first: target.value })}
      />
      <Field
        label={t('plan.last')}
        type="date"
        value={draft.last}
        onChange={({ target }) => change({ last: target.value })}
      />
      {TEXTS.map(({ key, lang, most }) => (
        <Field
          key={key}
          label={t(`plan.${key}`)}
          lang={lang}
          maxLength={most}
          value={draft[key]}
          error={lang === 'fr' ? errorOf('prize') : undefined}
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
          onChange={({ target }) => change({ [key]: target.value })}
        />
      ))}
      <PictureChoice draft={draft} error={errorOf('picture')} onChange={change} />
      <RulesChoice
        draft={draft}
        current={held.wording}
        isFixed={stands && isPlanned}
        error={errorOf('rules')}
        onChange={change}
      />
      <FormNotice>
        {problem === 'offline' || problem === 'denied' || problem === 'tooLate' || problem === 'tooLong'
          ? t(`plan.problem.${problem}`)
          : null}
      </FormNotice>
      <FormActions>
        <Button onClick={() => leave(onCancel)}>{t('confirm.cancel')}</Button>
        {isPlanned && mayForget(held, device.now()) ? (
          <Button onClick={() => void send(() => admin.contests.forget(held.week))}>
            {t('plan.forget')}
          </Button>
        ) : null}
        <Button type="submit" tone="primary" aria-disabled={isSending}>
          {t('plan.save')}
        </Button>
      </FormActions>
    </Form>
  );
}

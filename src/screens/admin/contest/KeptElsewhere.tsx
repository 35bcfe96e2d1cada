/** Another desk has kept the same week meanwhile: says what differs there, and asks before it is written over. */
import { usualPlan, type ContestPlan } from '../../../contest/plan';
import { useTranslation } from '../../../i18n/use-translation';
import { Confirm } from '../Confirm';
import { draftOf, type PlanDraft } from './plan-draft';

/** A week's plan as a desk has read it. */
export interface Kept {
  /** What is planned, or the calendar's own contest. */
  readonly held: ContestPlan;
  readonly isPlanned: boolean;
}

interface Props {
  readonly kept: Kept;
  /** What is written here. */
  readonly draft: PlanDraft;
  /** What the button that does it all the same says. */
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Whatever has a field of its own to be named by. */
const NAMED = [
  'level',
  'mode',
  'quest',
  'first',
  'last',
  'prizeFr',
  'prizeEn',
  'textFr',
  'textEn',
  'picture',
  'pictureFr',
  'pictureEn',
  'rules',
] as const;

export function KeptElsewhere({ kept, draft, action, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('desk');
  const { held, isPlanned } = kept;
  const there = draftOf(isPlanned ? held : usualPlan(held.week));
  const valueOf = (of: PlanDraft, name: (typeof NAMED)[number]) => (name === 'rules' ? of.wording : of[name]);
  const different = NAMED.filter((name) => valueOf(there, name) !== valueOf(draft, name));
  const shown = (name: (typeof NAMED)[number]): string => {
    const value = valueOf(there, name);
    if (value === '') return t('plan.elsewhere.nothing');
    return name === 'picture' ? t('plan.elsewhere.anotherPicture') : value;
  };
  return (
    <Confirm
      open
      title={t('plan.elsewhere.title')}
      text={t(isPlanned ? 'plan.elsewhere.text' : 'plan.elsewhere.gone')}
      action={action}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {isPlanned && different.length > 0 ? (
        <ul data-elsewhere>
          {different.map((name) => (
            <li key={name}>{t('plan.elsewhere.line', { field: t(`plan.${name}`), value: shown(name) })}</li>
          ))}
        </ul>
      ) : null}
    </Confirm>
  );
}

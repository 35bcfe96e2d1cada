/** Which rules of participation a week's entries agree to: those in force, or new ones, which then stay as they are. */
import { useTranslation } from '../../../i18n/use-translation';
import { CONSENT_WORDING } from '../../../contest/consent';
import { LONGEST_WORDING } from '../../../records/contests';
import { Select } from '../../../ui/Select';
import { TextArea } from '../../../ui/TextArea';
import { NEW_RULES, type PlanDraft } from './plan-draft';

interface Props {
  readonly draft: PlanDraft;
  /** The version that the week's plan names. */
  readonly current: string;
  readonly isFixed: boolean;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<PlanDraft>) => void;
}

export function RulesChoice({ draft, current, isFixed, error, onChange }: Props) {
  const { t } = useTranslation('desk');
  const known = [...new Set([CONSENT_WORDING, current])];
  const texts = [
    { key: 'rulesFr', lang: 'fr' },
    { key: 'rulesEn', lang: 'en' },
  ] as const;
  return (
    <>
      <Select
        label={t('plan.rules')}
        advice={t('plan.rulesAdvice')}
        value={draft.wording}
        disabled={isFixed}
        options={[
          ...known.map((version) => ({ value: version, text: t('plan.version', { version }) })),
          { value: NEW_RULES, text: t('plan.newRules') },
        ]}
        onChange={({ target }) => onChange({ wording: target.value })}
      />
      {draft.wording === NEW_RULES
        ? texts.map(({ key, lang }) => (
            <TextArea
              key={key}
              label={t(`plan.${key}`)}
              lang={lang}
              rows={6}
              maxLength={LONGEST_WORDING}
              value={draft[key]}
              error={lang === 'fr' ? error : undefined}
              onChange={({ target }) => onChange({ [key]: target.value })}
            />
          ))
        : null}
    </>
  );
}

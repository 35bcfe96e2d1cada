/** Chooses the picture of a week's prize, made light on the way in, with what it shows in two languages. */
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { LONGEST_PICTURE_TEXT } from '../../../contest/plan-document';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import styles from './plan.module.css';
import { isMissing, type PlanDraft } from './plan-draft';
import {
  LARGEST_FILE,
  PICTURE_TYPES,
  SMALLEST_SIDE,
  lightPicture,
  type PictureProblem,
} from './prize-picture';

interface Props {
  readonly draft: PlanDraft;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<PlanDraft>) => void;
}

const LIMITS = { megabytes: LARGEST_FILE / 1_000_000, pixels: SMALLEST_SIDE };

const WORDS = [
  { key: 'pictureFr', lang: 'fr' },
  { key: 'pictureEn', lang: 'en' },
] as const;

export function PictureChoice({ draft, error, onChange }: Props) {
  const { t } = useTranslation('desk');
  const [problem, setProblem] = useState<PictureProblem>();

  const take = async (file: File | undefined) => {
    if (!file) return;
    const light = await lightPicture(file);
    setProblem(light.kind === 'problem' ? light.problem : undefined);
    if (light.kind === 'picture') onChange({ picture: light.address });
  };

  return (
    <>
      <Field
        label={t('plan.picture')}
        advice={t('plan.pictureAdvice')}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        error={problem ? t(`plan.file.${problem}`, LIMITS) : undefined}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      {draft.picture === '' ? null : (
        <>
          <img className={styles['prize']} src={draft.picture} alt={t('plan.pictureNow')} />
          <Button size="small" onClick={() => onChange({ picture: '', pictureFr: '', pictureEn: '' })}>
            {t('plan.noPicture')}
          </Button>
          {WORDS.map(({ key, lang }) => (
            <Field
              key={key}
              label={t(`plan.${key}`)}
              lang={lang}
              maxLength={LONGEST_PICTURE_TEXT}
              value={draft[key]}
              error={isMissing(draft, key) ? error : undefined}
              onChange={({ target }) => onChange({ [key]: target.value })}
            />
          ))}
        </>
      )}
    </>
  );
}

/** Chooses the picture of a week's prize, made light on the way in, with what it shows in two languages. */
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { LONGEST_PICTURE_TEXT } from '../../../contest/plan-document';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import styles from './plan.module.css';
import type { PlanDraft } from './plan-draft';
import { lightPicture } from './prize-picture';

interface Props {
  readonly draft: PlanDraft;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<PlanDraft>) => void;
}

const WORDS = [
  { key: 'pictureFr', lang: 'fr' },
  { key: 'pictureEn', lang: 'en' },
] as const;

export function PictureChoice({ draft, error, onChange }: Props) {
  const { t } = useTranslation('desk');
  const [hasFailed, setFailed] = useState(false);

  const take = async (file: File | undefined) => {
    if (!file) return;
    const picture = await lightPicture(file);
    setFailed(picture === undefined);
    if (picture !== undefined) onChange({ picture });
  };

  return (
    <>
      <Field
        label={t('plan.picture')}
        advice={t('plan.pictureAdvice')}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        error={hasFailed ? t('plan.problem.noPicture') : undefined}
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
              error={lang === 'fr' ? error : undefined}
              onChange={({ target }) => onChange({ [key]: target.value })}
            />
          ))}
        </>
      )}
    </>
  );
}

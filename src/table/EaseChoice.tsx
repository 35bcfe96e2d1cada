/** Offers to play without a clock or with larger targets, and says before the run what that costs. */
import { useId } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { isEased, type Ease } from '../game/ease';
import styles from './EaseChoice.module.css';

interface Props {
  readonly ease: Ease;
  readonly onChange: (ease: Ease) => void;
  /** A hunt is no time attack, which keeps its clock. */
  readonly isHunt?: boolean;
}

export function EaseChoice({ ease, onChange, isHunt = false }: Props) {
  const { t } = useTranslation('interface');
  const note = useId();
  const box = (key: keyof Ease, text: 'relaxed' | 'relaxedHunt' | 'largeTargets' = key) => (
    <label>
      <input
        type="checkbox"
        checked={ease[key]}
        aria-describedby={note}
        onChange={({ target }) => onChange({ ...ease, [key]: target.checked })}
      />
      <span>{t(`ease.${text}`)}</span>
    </label>
  );
  return (
    <fieldset className={styles['ease']} data-eased={isEased(ease) || undefined}>
      <legend>{t('ease.title')}</legend>
      {box('relaxed', isHunt ? 'relaxedHunt' : 'relaxed')}
      {box('largeTargets')}
      <p id={note}>{t('ease.note')}</p>
    </fieldset>
  );
}

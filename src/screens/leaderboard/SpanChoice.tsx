/** Chooses what a board is of: one week, or all of them. */
import { useId } from 'react';
import type { Span } from '../../contest/weeks';
import { useTranslation } from '../../i18n/use-translation';
import styles from './ModeChoice.module.css';

const KINDS = ['one', 'ever'] as const;

interface Props {
  readonly span: Span;
  readonly onChange: (kind: (typeof KINDS)[number]) => void;
}

export function SpanChoice({ span, onChange }: Props) {
  const { t } = useTranslation('records');
  const group = useId();
  const chosen = span === 'ever' ? 'ever' : 'one';
  return (
    <fieldset className={styles['modes']}>
      <legend>{t('weeks.span')}</legend>
      <div className={styles['tickets']}>
        {KINDS.map((kind) => (
          <label key={kind} className={styles['ticket']}>
            <input
              type="radio"
              name={group}
              value={kind}
              checked={kind === chosen}
              onChange={() => onChange(kind)}
            />
            <span>{t(`weeks.${kind}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A single-line text field with its label. */
import type { InputHTMLAttributes } from 'react';
import { Labelled, type LabelledText } from './Labelled';
import styles from './input.module.css';

type Props = LabelledText & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>;

export function Field({ label, advice, error, ...rest }: Props) {
  return (
    <Labelled label={label} advice={advice} error={error}>
      {(ties) => <input {...rest} {...ties} className={styles['input']} />}
    </Labelled>
  );
}

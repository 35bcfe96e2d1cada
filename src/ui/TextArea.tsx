/** A multi-line text field with its label, at most 200 px high (SPEC section 9). */
import type { TextareaHTMLAttributes } from 'react';
import { classes } from './classes';
import { Labelled, type LabelledText } from './Labelled';
import styles from './input.module.css';

type Props = LabelledText & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>;

export function TextArea({ label, advice, error, rows = 4, ...rest }: Props) {
  return (
    <Labelled label={label} advice={advice} error={error}>
      {(ties) => (
        <textarea {...rest} {...ties} rows={rows} className={classes(styles['input'], styles['area'])} />
      )}
    </Labelled>
  );
}

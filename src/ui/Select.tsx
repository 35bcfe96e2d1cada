/** A dropdown with its label. */
import type { SelectHTMLAttributes } from 'react';
import { classes } from './classes';
import { Labelled, type LabelledText } from './Labelled';
import styles from './input.module.css';

interface Option {
  readonly value: string;
  readonly text: string;
  readonly disabled?: boolean | undefined;
}

type Props = LabelledText &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'children'> & {
    readonly options: readonly Option[];
  };

export function Select({ label, advice, error, options, ...rest }: Props) {
  return (
    <Labelled label={label} advice={advice} error={error}>
      {(ties) => (
        <select {...rest} {...ties} className={classes(styles['input'], styles['select'])}>
          {options.map(({ value, text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

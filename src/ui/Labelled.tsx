/** Label, advice and error of an input, linked to it for assistive technology. */
import { useId, type ReactNode } from 'react';
import styles from './Labelled.module.css';

export interface LabelledText {
  readonly label: string;
  /** Advice under the label. */
  readonly advice?: string | undefined;
  /** What is wrong with the value; its presence marks the input invalid. */
  readonly error?: string | undefined;
}

interface InputTies {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Props extends LabelledText {
  readonly children: (ties: InputTies) => ReactNode;
}

export function Labelled({ label, advice, error, children }: Props) {
  const id = useId();
  const described = [advice && `${id}-advice`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles['labelled']}>
      <label htmlFor={id}>{label}</label>
      {advice ? (
        <p id={`${id}-advice`} className={styles['advice']}>
          {advice}
        </p>
      ) : null}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      <p id={`${id}-error`} className={styles['error']} role="alert">
        {error}
      </p>
    </div>
  );
}

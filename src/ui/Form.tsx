/** The frame of a form: it is sent by its own rules, not the browser's, and one line says what concerns no single field. */
import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './Form.module.css';

interface Props {
  /** Called for each try to send, also while an earlier one is under way. */
  readonly onSend: () => Promise<void>;
  /** Names the form to tests. */
  readonly name?: string;
  /** Less room between the fields, where a dialog holds more than the form. */
  readonly tight?: boolean;
  readonly children: ReactNode;
}

export function Form({ onSend, name, tight = false, children }: Props) {
  return (
    <form
      noValidate
      className={classes(styles['form'], tight && styles['tight'])}
      data-form={name}
      onSubmit={(event) => {
        event.preventDefault();
        void onSend();
      }}
    >
      {children}
    </form>
  );
}

/** Read aloud as soon as it says something; takes no room before. */
export function FormNotice({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles['problem']} role="alert">
      {children}
    </p>
  );
}

/** The buttons at the end of a form: where its fields begin, or at its far edge. */
export function FormActions({
  atEnd = false,
  children,
}: {
  readonly atEnd?: boolean;
  readonly children: ReactNode;
}) {
  return <div className={classes(styles['actions'], atEnd && styles['atEnd'])}>{children}</div>;
}

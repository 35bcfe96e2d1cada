/** The frame of a form: it is sent by its own rules, not the browser's, and one line says what concerns no single field. */
import type { ReactNode } from 'react';
import styles from './Form.module.css';

interface Props {
  /** Called for each try to send, also while an earlier one is under way. */
  readonly onSend: () => Promise<void>;
  /** Names the form to tests. */
  readonly name?: string;
  readonly children: ReactNode;
}

export function Form({ onSend, name, children }: Props) {
  return (
    <form
      noValidate
      className={styles['form']}
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

/** The buttons at the end of a form. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}

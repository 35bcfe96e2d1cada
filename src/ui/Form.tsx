/** The frame of a form: it is sent by its own rules, not the browser's, leads to the first field that is wrong, and one line says what concerns no single field. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
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
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  // what is wrong may be out of sight, above the button that was pressed
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return (
    <form
      ref={form}
      noValidate
      className={classes(styles['form'], tight && styles['tight'])}
      data-form={name}
      onSubmit={(event) => {
        event.preventDefault();
        void onSend().finally(() => setTries((before) => before + 1));
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

/** A modal sheet of paper on the native dialog: focus trap, Escape and inertness come from the browser. */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classes } from './classes';
import styles from './Dialog.module.css';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** Called for Escape and for a click outside the sheet; when absent, only the dialog's own buttons close it. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

export function Dialog({ open, title, onClose, children, className }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  // what had the keyboard may go with what stood here before: sign-in gives way to registration
  useEffect(() => {
    const isNew = shown.current !== title;
    shown.current = title;
    if (isNew && open && document.activeElement === document.body) heading.current?.focus();
  }, [open, title]);

  return (
    // the keyboard closes the dialog with Escape, which fires `cancel`
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classes(styles['dialog'], className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onPointerDown={({ target }) => {
        pressedBeside.current = target === ref.current;
      }}
      onClick={({ target }) => {
        // a press that began on the sheet and ended outside does not close it
        if (target === ref.current && pressedBeside.current) onClose?.();
      }}
    >
      <div className={styles['sheet']}>
        <h2 ref={heading} id={titleId} tabIndex={-1} className={styles['title']}>
          {title}
        </h2>
        {open ? children : null}
      </div>
    </dialog>
  );
}

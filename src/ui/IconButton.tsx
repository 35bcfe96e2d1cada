/** A button that shows only an icon; its label is the accessible name and the tooltip. */
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from './classes';
import styles from './IconButton.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label' | 'title'> {
  readonly label: string;
  readonly icon: ReactNode;
  /** `bare` has no frame, for rows that frame all their buttons together. */
  readonly look?: 'framed' | 'bare';
  readonly className?: string | undefined;
}

export function IconButton({ label, icon, look = 'framed', className, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classes(styles['button'], styles[look], className)}
    >
      {icon}
    </button>
  );
}

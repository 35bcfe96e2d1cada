/** The shared looks of buttons and of links that look like buttons. */
import { classes } from './classes';
import styles from './Button.module.css';

/** `primary` at most once per screen; `quiet` for secondary actions; `danger` for irreversible ones. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'night' | 'danger';

export interface ButtonLook {
  readonly tone?: ButtonTone | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
}

export function buttonClass({ tone = 'secondary', size = 'medium', wide, className }: ButtonLook): string {
  return classes(styles['button'], styles[tone], styles[size], wide && styles['wide'], className);
}

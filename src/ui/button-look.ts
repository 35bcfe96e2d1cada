/** The looks a button and a link that looks like one share. */
import { classes } from './classes';
import styles from './Button.module.css';

/** `primary` once a screen at most; `quiet` for what may be overlooked; `danger` for what cannot be undone. */
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

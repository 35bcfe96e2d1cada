/** Shows its content as a rubber stamp. */
import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './Stamp.module.css';

interface Props {
  readonly children: ReactNode;
  readonly tone?: 'vermilion' | 'indigo' | 'matcha' | 'ink';
  readonly shape?: 'round' | 'square';
  readonly className?: string | undefined;
}

export function Stamp({ children, tone = 'vermilion', shape = 'round', className }: Props) {
  return <span className={classes(styles['stamp'], styles[tone], styles[shape], className)}>{children}</span>;
}

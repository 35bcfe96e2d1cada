/** How much of something is done, as an inked ring around its number. */
import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './Ring.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface Props {
  readonly done: number;
  readonly goal: number;
  /** What the ring says, for screen readers. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Stands in the middle; the number done when left out. */
  readonly children?: ReactNode;
}

export function Ring({ done, goal, label, className, children }: Props) {
  const share = goal > 0 ? Math.min(1, done / goal) : 0;
  return (
    <span className={classes(styles['ring'], share === 1 && styles['full'], className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <circle cx="20" cy="20" r="16.500" pathLength={100} />
        {share > 0 ? (
          <circle
            className={styles['done']}
            cx="20"
            cy="20"
            r="16.500"
            pathLength={100}
            strokeDasharray={`${String(share * 100)} 100`}
          />
        ) : null}
      </svg>
      <span aria-hidden="true">{children ?? done}</span>
    </span>
  );
}

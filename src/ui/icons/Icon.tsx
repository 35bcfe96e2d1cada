/** The sheet every icon is drawn on: one pen, one spot of colour printed a little beside the line. */
import type { ReactNode } from 'react';
import styles from './Icon.module.css';

interface Props {
  /** Outline of the coloured spot under the line. */
  readonly spot?: string | undefined;
  /** Lines, in a 24 by 24 field. */
  readonly line: string;
  /** What is filled with ink. */
  readonly solid?: string | undefined;
  readonly children?: ReactNode;
}

/** As high as the text around it; decoration only, the words stand beside it or on its button. */
export function Icon({ spot, line, solid, children }: Props) {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {spot ? <path className={styles['spot']} d={spot} /> : null}
      <path className={styles['line']} d={line} />
      {solid ? <path className={styles['solid']} d={solid} /> : null}
      {children}
    </svg>
  );
}

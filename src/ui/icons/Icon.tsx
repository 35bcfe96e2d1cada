/** The base of every icon: ink lines over a spot of colour that is printed slightly beside them. */
import type { ReactNode } from 'react';
import styles from './Icon.module.css';

interface Props {
  /** Outline of the coloured spot under the line. */
  readonly spot?: string | undefined;
  /** Lines, in a 24 by 24 field. */
  readonly line: string;
  /** Path of the areas filled with ink. */
  readonly solid?: string | undefined;
  readonly children?: ReactNode;
}

/** As high as the surrounding text and hidden from screen readers; the button or the text beside it names it. */
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

/** The ring around a found figure, which appears as if drawn by hand; its parent places it. */
import type { CSSProperties } from 'react';
import styles from './FoundRing.module.css';

interface Props {
  readonly id: string;
  /** Left, top, width and height on the picture. */
  readonly place: CSSProperties;
}

export function FoundRing({ id, place }: Props) {
  return (
    <svg
      className={styles['ring']}
      data-found={id}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      style={place}
    >
      <path d="M52 3C22 1 2 24 4 52c2 29 24 46 50 44 27-2 44-23 42-49C94 20 74 5 44 7" />
    </svg>
  );
}

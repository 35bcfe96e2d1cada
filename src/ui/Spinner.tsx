/** The loading indicator: a compass with a turning needle. */
import { classes } from './classes';
import styles from './Spinner.module.css';

interface Props {
  /** What is loading; shown and announced to screen readers. */
  readonly label: string;
  readonly size?: 'small' | 'large';
}

export function Spinner({ label, size = 'large' }: Props) {
  return (
    <output className={classes(styles['spinner'], styles[size])} data-loading="">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path
          className={styles['face']}
          d="M25 5c11 .4 18.6 8.6 18.3 19.3S34.4 43.5 23.6 43.2 4.6 34.3 5 23.6 14.2 4.7 25 5Z"
        />
        <path
          className={styles['ring']}
          d="M24 3.8c11.5-.2 20.5 8.7 20.3 20.4-.1 11.4-9 20.2-20.5 20.1C12.5 44.2 3.7 35.3 3.8 23.8 3.9 12.5 12.7 4 24 3.8Z"
        />
        <path className={styles['ring']} d="M24 7.5v3M40.5 24h-3M24 40.5v-3M7.5 24h3" />
        <g className={styles['needle']}>
          <path className={styles['north']} d="m24 10.5 4.6 13.3h-9.2Z" />
          <path className={styles['south']} d="m24 37.5-4.6-13.7h9.2Z" />
          <path className={styles['ring']} d="M24.1 10.5 28.6 24 24 37.5 19.4 24Z" />
        </g>
      </svg>
      <span>{label}</span>
    </output>
  );
}

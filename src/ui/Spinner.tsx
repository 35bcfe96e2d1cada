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
          d="M25 5c11 .4 18.600 8.600 18.300 19.300S34.400 43.500 23.600 43.200 4.600 34.300 5 23.600 14.200 4.700 25 5Z"
        />
        <path
          className={styles['ring']}
          d="M24 3.800c11.500-.2 20.500 8.700 20.300 20.400-.1 11.400-9 20.200-20.500 20.100C12.500 44.200 3.700 35.300 3.800 23.800 3.900 12.500 12.700 4 24 3.800Z"
        />
        <path className={styles['ring']} d="M24 7.500v3M40.500 24h-3M24 40.500v-3M7.500 24h3" />
        <g className={styles['needle']}>
          <path className={styles['north']} d="m24 10.500 4.600 13.300h-9.200Z" />
          <path className={styles['south']} d="m24 37.500-4.600-13.700h9.200Z" />
          <path className={styles['ring']} d="M24.100 10.500 28.600 24 24 37.500 19.400 24Z" />
        </g>
      </svg>
      <span>{label}</span>
    </output>
  );
}

/** How far the drawing of a map is, as a bar. */
import styles from './DrawingBar.module.css';

interface Props {
  /** 0 to 100. */
  readonly percent: number;
  /** Accessible name. */
  readonly label: string;
}

export function DrawingBar({ percent, label }: Props) {
  return <progress className={styles['bar']} value={percent} max={100} aria-label={label} />;
}

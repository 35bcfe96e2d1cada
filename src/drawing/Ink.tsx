/** The ink on a sheet of paper, which rises as the map is drawn; the sheet says how large its waves are. */
import styles from './Ink.module.css';

interface Props {
  /** 0 to 100. */
  readonly percent: number;
}

export function Ink({ percent }: Props) {
  return <i className={styles['ink']} style={{ clipPath: `inset(${String(100 - percent)}% 0 0 0)` }} />;
}

/** Brings the filters of the maps once the first view is there, into room that was kept for them. */
import { useQuiet } from '../../levels/use-quiet';
import type { ManifestLevel } from '../../maps/schema';
import { Late, lateCode } from '../../ui/late';
import styles from './LevelGrid.module.css';

const FILTERS = lateCode(async () => (await import('./MapFilters')).MapFilters);

interface Props {
  readonly levels: readonly ManifestLevel[];
  readonly onChoose: (ids: ReadonlySet<number> | undefined) => void;
}

export function LateMapFilters(props: Props) {
  const isQuiet = useQuiet();
  return (
    <div className={styles['filters']}>
      {isQuiet ? <Late code={FILTERS} props={props} renderUnloaded={() => null} /> : null}
    </div>
  );
}

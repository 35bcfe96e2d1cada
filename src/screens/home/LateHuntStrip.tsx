/** Brings the postcards of the day's hunt once the first view is there, into room that was kept for them. */
import type { Day } from '../../daily/day';
import { useQuiet } from '../../levels/use-quiet';
import type { Manifest } from '../../maps/schema';
import { Late, lateCode } from '../../ui/late';
import styles from './DailyCard.module.css';

const STRIP = lateCode(async () => (await import('./HuntStrip')).HuntStrip);

interface Props {
  readonly day: Day;
  readonly manifest: Manifest | undefined;
}

export function LateHuntStrip({ day, manifest }: Props) {
  const isQuiet = useQuiet();
  return (
    <div className={styles['strip']}>
      {manifest && isQuiet ? (
        <Late code={STRIP} props={{ day, manifest }} renderUnloaded={() => null} />
      ) : null}
    </div>
  );
}

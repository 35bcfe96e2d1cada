/** Home's part of the week's explorers: its code and its one read come when the player scrolls near it. */
import { usePlatform } from '../../platform/PlatformContext';
import { lateCode } from '../../ui/late';
import { LatePart } from '../shell/LatePart';
import styles from './LazyExplorers.module.css';
import { useNear } from './use-near';

const EXPLORERS = lateCode(async () => {
  const [{ Explorers }, { readWeekBest }] = await Promise.all([
    import('../../screens/home/Explorers'),
    import('../services/week-best'),
  ]);
  return ({ now }: { readonly now: number }) => (
    <Explorers now={now} read={(week) => readWeekBest(import.meta.env, week)} />
  );
});

/** `now`: epoch milliseconds. Absent at a booth, whose visitors share one account. */
export function LazyExplorers({ now }: { readonly now: number }) {
  const { kiosk } = usePlatform();
  const [ref, isNear] = useNear();
  if (kiosk) return null;
  return (
    <div ref={ref} className={styles['room']}>
      {isNear ? <LatePart code={EXPLORERS} props={{ now }} renderUnloaded={() => null} /> : null}
    </div>
  );
}

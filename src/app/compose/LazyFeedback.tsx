/** Loads the home page's feedback form, with the records it needs, only when the player scrolls near it. */
import { lateCode } from '../../ui/late';
import { LatePart } from '../shell/LatePart';
import { ScreenPartUnloaded } from '../shell/Fallbacks';
import styles from './LazyFeedback.module.css';
import { useNear } from './use-near';

const FEEDBACK = lateCode(async () => (await import('./record-screens')).Feedback);

export function LazyFeedback() {
  const [ref, isNear] = useNear();
  return (
    <div ref={ref} className={styles['room']}>
      {isNear ? (
        <LatePart code={FEEDBACK} props={{}} renderUnloaded={(how) => <ScreenPartUnloaded {...how} />} />
      ) : null}
    </div>
  );
}

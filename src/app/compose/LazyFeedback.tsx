/** Loads the home page's feedback form, with the records it needs, only when the player scrolls near it. */
import { useEffect, useRef, useState } from 'react';
import { lateCode } from '../../ui/late';
import { LatePart } from '../shell/LatePart';
import { ScreenPartUnloaded } from '../shell/Fallbacks';
import styles from './LazyFeedback.module.css';

const FEEDBACK = lateCode(async () => (await import('./record-screens')).Feedback);

/** How far below the view the form begins to load. */
const MARGIN = '600px';

export function LazyFeedback() {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={ref} className={styles['room']}>
      {near ? (
        <LatePart code={FEEDBACK} props={{}} renderUnloaded={(how) => <ScreenPartUnloaded {...how} />} />
      ) : null}
    </div>
  );
}

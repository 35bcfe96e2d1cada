/** Says how many records wait to be sent (DECISIONS 19); silent when none do, and loaded once the screen has calmed down. */
import { lazy, Suspense, useEffect, useState } from 'react';

const Count = lazy(async () => ({ default: (await import('./WaitingCount')).WaitingCount }));

/** Long enough for the first pictures to be on their way, in ms. */
const CALM = 2500;

export function WaitingNote() {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const id = setTimeout(() => setCalm(true), CALM);
    return () => clearTimeout(id);
  }, []);
  return <Suspense fallback={null}>{calm ? <Count /> : null}</Suspense>;
}

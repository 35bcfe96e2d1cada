/** Says how many records wait to be sent (DECISIONS 19); hidden when none do, and loaded after the first pictures. */
import { lazy, Suspense } from 'react';
import { useCalm } from '../boot/use-calm';

const Count = lazy(async () => ({ default: (await import('./WaitingCount')).WaitingCount }));

export function WaitingNote() {
  const calm = useCalm();
  return <Suspense fallback={null}>{calm ? <Count /> : null}</Suspense>;
}

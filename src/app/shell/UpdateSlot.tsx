/** Keeps the place of the update note, whose code and whose worker are fetched once the screen has calmed down. */
import { lazy, Suspense } from 'react';
import { usePlatform } from '../../platform/PlatformContext';
import { useCalm } from '../boot/use-calm';

const Note = lazy(async () => ({ default: (await import('./UpdateNote')).UpdateNote }));

/** The desktop shell has everything on disk and an updater of its own. */
export function UpdateSlot() {
  const { kind } = usePlatform();
  const calm = useCalm();
  return <Suspense fallback={null}>{calm && kind === 'web' ? <Note /> : null}</Suspense>;
}

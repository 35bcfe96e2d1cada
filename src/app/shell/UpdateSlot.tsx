/** Keeps the place of the update note, whose code and whose worker are fetched once the screen has calmed down. */
import { lazy, Suspense } from 'react';
import { useManifest } from '../../levels/ManifestContext';
import { usePlatform } from '../../platform/PlatformContext';
import { useCalm } from '../boot/use-calm';

const Note = lazy(async () => ({ default: (await import('./UpdateNote')).UpdateNote }));

/** The desktop shell has everything on disk and an updater of its own. */
export function UpdateSlot() {
  const { kind } = usePlatform();
  const calm = useCalm();
  const list = useManifest();
  // a site that is still being drawn has no worker yet that it would keep
  const isWhole = list.kind !== 'ready' || !list.drawing;
  return <Suspense fallback={null}>{calm && isWhole && kind === 'web' ? <Note /> : null}</Suspense>;
}

/** Loads the update note and the service worker after the first pictures. */
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
  // no service worker while maps are still being drawn: it would cache an incomplete site
  const isWhole = list.kind !== 'ready' || !list.drawing;
  return <Suspense fallback={null}>{calm && isWhole && kind === 'web' ? <Note /> : null}</Suspense>;
}

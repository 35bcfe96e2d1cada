/** Loads the update note and the service worker after the first pictures. */
import { useManifest } from '../../levels/ManifestContext';
import { usePlatform } from '../../platform/PlatformContext';
import { lateCode } from '../../ui/late';
import { useCalm } from '../boot/use-calm';
import { absent, LatePart } from './LatePart';

const NOTE = lateCode(async () => (await import('./UpdateNote')).UpdateNote);

/** The desktop shell has everything on disk and an updater of its own. */
export function UpdateSlot() {
  const { kind } = usePlatform();
  const calm = useCalm();
  const list = useManifest();
  // no service worker while maps are still being drawn: it would cache an incomplete site
  const isWhole = list.kind !== 'ready' || !list.drawing;
  return calm && isWhole && kind === 'web' ? (
    <LatePart code={NOTE} props={{}} renderUnloaded={absent} />
  ) : null;
}

/** Brings home's way to the endless atlas once the first view is there: it stands below everything else. */
import { Suspense } from 'react';
import { useQuiet } from '../../levels/use-quiet';
import { usePlatform } from '../../platform/PlatformContext';
import { Late, lateCode } from '../../ui/late';

const INVITE = lateCode(async () => (await import('./EndlessInvite')).EndlessInvite);

/** Absent at a booth, whose visitors have no time to see a map drawn. `now`: epoch ms. */
export function LateEndless({ now }: { readonly now: number }) {
  const { kiosk } = usePlatform();
  const isQuiet = useQuiet();
  if (kiosk || !isQuiet) return null;
  return (
    // its words come late as well, and must not take home from the screen
    <Suspense fallback={null}>
      <Late code={INVITE} props={{ now }} renderUnloaded={() => null} />
    </Suspense>
  );
}

/** Keeps the header's place for the player's corner, which is loaded once the screen has calmed down or when it is asked for. */
import { lazy, Suspense, useState } from 'react';
import { usePlatform } from '../../platform/PlatformContext';
import { LoginButton } from './LoginButton';
import { useCalm } from '../boot/use-calm';

const Corner = lazy(async () => ({ default: (await import('./AccountCorner')).AccountCorner }));

export function AccountSlot() {
  const { kiosk } = usePlatform();
  const calm = useCalm();
  const [asked, setAsked] = useState(false);
  // nobody types a password at a booth
  if (kiosk) return null;
  const waiting = <LoginButton onClick={() => setAsked(true)} />;
  if (!calm && !asked) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Corner start={asked ? 'signIn' : undefined} />
    </Suspense>
  );
}

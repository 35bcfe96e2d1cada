/** Reserves the header's room for the account corner, whose code loads after the first pictures or when the player asks for it. */
import { lazy, Suspense, useState } from 'react';
import { usePlatform } from '../../platform/PlatformContext';
import { LoginButton } from './LoginButton';
import { useCalm } from '../boot/use-calm';

const Corner = lazy(async () => ({ default: (await import('./AccountCorner')).AccountCorner }));

export function AccountSlot() {
  const { kiosk } = usePlatform();
  const calm = useCalm();
  const [asked, setAsked] = useState(false);
  // a booth has no accounts: nobody should type a password there
  if (kiosk) return null;
  const waiting = <LoginButton onClick={() => setAsked(true)} />;
  if (!calm && !asked) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Corner start={asked ? 'signIn' : undefined} />
    </Suspense>
  );
}

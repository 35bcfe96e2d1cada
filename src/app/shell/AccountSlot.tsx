/** Reserves the header's room for the account corner, whose code loads after the first pictures or when the player asks for it. */
import { useState } from 'react';
import type { AccountPage } from '../../accounts/dialogs/AccountDialog';
import { usePlatform } from '../../platform/PlatformContext';
import { lateCode } from '../../ui/late';
import { useCalm } from '../boot/use-calm';
import { ComingCorner } from './ComingCorner';
import { LatePart } from './LatePart';
import { PartUnloaded } from './PartUnloaded';

export const CORNER = lateCode(async () => (await import('./AccountCorner')).AccountCorner);

export function AccountSlot() {
  const { kiosk } = usePlatform();
  const calm = useCalm();
  const [asked, setAsked] = useState(false);
  // a booth has no accounts: nobody should type a password there
  if (kiosk) return null;
  const start: AccountPage | undefined = asked ? 'signIn' : undefined;
  const waiting = <ComingCorner onClick={() => setAsked(true)} />;
  if (!calm && !asked) return waiting;
  return (
    <LatePart
      code={CORNER}
      props={{ start }}
      waiting={waiting}
      renderUnloaded={({ again }) => {
        const insist = () => {
          setAsked(true);
          again();
        };
        return (
          <>
            <ComingCorner onClick={insist} />
            {asked ? <PartUnloaded again={again} onClose={() => setAsked(false)} /> : null}
          </>
        );
      }}
    />
  );
}

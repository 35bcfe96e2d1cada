/** Keeps a running game from being lost by a slip: a link, the browser's Back or a reload asks first. */
import { useCallback, useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

export interface LeaveGuard {
  /** Whether the player wants to leave and has to be asked. */
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Guards while `active`. The router holds every way to another address back and asks here; the browser itself asks
 * before a reload, a closed tab and a link to another site.
 */
export function useLeaveGuard(active: boolean): LeaveGuard {
  const blocker = useBlocker(active);
  const { state } = blocker;

  useBeforeUnload(
    useCallback(
      (event) => {
        if (active) event.preventDefault();
      },
      [active],
    ),
  );

  useEffect(() => {
    // the game ended while the question stood: there is nothing left to lose, and the player stays to see the result
    if (!active && state === 'blocked') blocker.reset();
  }, [active, state, blocker]);

  return {
    asking: active && state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}

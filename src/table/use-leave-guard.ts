/** Asks before a link, the browser's Back or a reload ends a running game. */
import { useCallback, useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

export interface LeaveGuard {
  /** Whether to show the question because the player is about to leave. */
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Guards while `active`. The router blocks navigation within the app, and `asking` is set; the browser shows its own
 * question before a reload, a closed tab or a link to another site.
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
    // the game ended while the question was open: there is nothing left to lose, so the player stays to see the result
    if (!active && state === 'blocked') blocker.reset();
  }, [active, state, blocker]);

  return {
    asking: active && state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}

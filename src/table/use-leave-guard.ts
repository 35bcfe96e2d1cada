/** Keeps a running game from being lost by a slip: a link, the browser's Back or a reload asks first. */
import { useCallback, useEffect, useRef, useState } from 'react';

type Way = { readonly kind: 'link'; readonly link: HTMLAnchorElement } | { readonly kind: 'back' };

export interface LeaveGuard {
  /** Whether the player wants to leave and has to be asked. */
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** A link that would take this page elsewhere when clicked like this. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && (link.target === '' || link.target === '_self') ? link : undefined;
}

/** The entry above the game's own that Back takes off first; what the router keeps in the entry goes along. */
function pushSentinel(): void {
  history.pushState(history.state, '');
}

/**
 * Watches while `active`. The router's own blocker would need its data router, which weighs as much as the rest of
 * the play screen.
 */
export function useLeaveGuard(active: boolean): LeaveGuard {
  const [way, setWay] = useState<Way>();
  const guarded = useRef(false);
  const free = useRef(false);

  useEffect(() => {
    if (active === guarded.current) return;
    guarded.current = active;
    if (active) pushSentinel();
    // the game is over and may be left with one Back again
    else history.back();
  }, [active]);

  useEffect(() => {
    if (!active) return undefined;
    const click = (event: MouseEvent) => {
      const link = leavingLink(event);
      if (!link || free.current) return;
      event.preventDefault();
      event.stopPropagation();
      setWay({ kind: 'link', link });
    };
    const back = () => {
      if (!free.current) setWay({ kind: 'back' });
    };
    const unload = (event: BeforeUnloadEvent) => {
      if (!free.current) event.preventDefault();
    };
    window.addEventListener('click', click, { capture: true });
    window.addEventListener('popstate', back);
    window.addEventListener('beforeunload', unload);
    return () => {
      window.removeEventListener('click', click, { capture: true });
      window.removeEventListener('popstate', back);
      window.removeEventListener('beforeunload', unload);
    };
  }, [active]);

  const stay = useCallback(() => {
    if (way?.kind === 'back') pushSentinel();
    setWay(undefined);
  }, [way]);

  const leave = useCallback(() => {
    free.current = true;
    setWay(undefined);
    if (way?.kind === 'link') way.link.click();
    else history.back();
  }, [way]);

  return { asking: active && way !== undefined, stay, leave };
}

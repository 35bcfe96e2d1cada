/** What happens once a new screen is really there: it starts at its top, or where the player left it, and its heading has the focus. */
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();
/** The arrival the page started with: it takes no focus from the browser. */
let start: object | undefined;

function focusHeading(): void {
  const heading = document.querySelector('main h1') ?? document.querySelector('main');
  if (!(heading instanceof HTMLElement)) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

/** Stands beside the screen inside the same Suspense, keyed by the path, so that its effect waits for lazy code. */
export function Arrival() {
  const { key, hash } = useLocation();
  const kind = useRef(useNavigationType());
  const self = useRef({});

  useEffect(() => {
    start ??= self.current;
    if (start !== self.current) {
      const left = kind.current === NavigationType.Pop ? positions.get(key) : undefined;
      if (left !== undefined || !hash) window.scrollTo({ top: left ?? 0, behavior: 'instant' });
      focusHeading();
    }
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
    // the place within one screen may change its query and hash without being a new arrival
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return null;
}

/** What happens once a new screen is really there: it starts at its top, or where the player left it, and its heading has the focus. */
import { useEffect, useRef } from 'react';
import { useLocation } from '../../router';

/** Where the player was on the screens of this visit, by entry of the history, in CSS px. */
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
  const { key, hash, arrival } = useLocation();
  const came = useRef({ hash, arrival, key });
  const current = useRef(key);

  useEffect(() => {
    current.current = key;
  }, [key]);

  useEffect(() => {
    const { hash, arrival, key } = came.current;
    start ??= came;
    if (start !== came) {
      const left = arrival === 'pop' ? positions.get(key) : undefined;
      if (left !== undefined || !hash) window.scrollTo({ top: left ?? 0, behavior: 'instant' });
      focusHeading();
    }
    const remember = () => positions.set(current.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  return null;
}

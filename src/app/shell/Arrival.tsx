/** What happens once a new screen is really there: it starts at its top, or where the player left it, and its heading has the focus. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Takes the scrolling over from the browser, which forgets the place of a screen when the player is asked before going
 * back to it. A reload is the browser's own again.
 */
function scrollByHand(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
}

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
  const { key, hash } = useLocation();
  const arrival = useNavigationType();
  const came = useRef({ hash, arrival, key });
  const current = useRef(key);
  const placed = useRef(false);

  useEffect(() => {
    current.current = key;
  }, [key]);

  // before the browser lays the screen out: where the last one was longer, that would scroll, and be remembered
  useLayoutEffect(() => {
    const { hash, arrival, key } = came.current;
    if (!start) {
      start = came;
      scrollByHand();
    }
    if (start !== came && !placed.current) {
      const left = arrival === NavigationType.Pop ? positions.get(key) : undefined;
      if (left !== undefined || !hash) window.scrollTo({ top: left ?? 0, behavior: 'instant' });
    }
    placed.current = true;
    const remember = () => positions.set(current.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    if (start !== came) focusHeading();
  }, []);

  return null;
}

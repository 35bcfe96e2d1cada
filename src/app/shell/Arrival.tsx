/** Restores the scroll position and focuses its map or its heading when a new screen has rendered. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Turns the browser's scroll restoration off, because it loses the position when the leave guard asks before going back.
 * On reload the browser restores it again.
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

/** Scroll position in CSS px of each history entry of this visit. */
const positions = new Map<string, number>();

/** The page's first screen, which leaves the focus where the browser put it. */
let start: object | undefined;

/** The map of a game, so that its keys work at once; else the heading. */
function focusScreen(): void {
  const heading =
    document.querySelector('[data-game] [data-map-scroller]') ??
    document.querySelector('main h1') ??
    document.querySelector('main');
  if (!(heading instanceof HTMLElement)) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

/** Rendered beside the screen in the same Suspense boundary and keyed by the path, so that its effect waits for lazy code. */
export function Arrival() {
  const { key, hash } = useLocation();
  const arrival = useNavigationType();
  const came = useRef({ hash, arrival, key });
  const current = useRef(key);
  const placed = useRef(false);

  useEffect(() => {
    current.current = key;
  }, [key]);

  // before layout: on a shorter screen the browser would clamp the scroll position, and that would be recorded
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
    if (start !== came) focusScreen();
  }, []);

  return null;
}

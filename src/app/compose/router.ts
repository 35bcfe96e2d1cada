/** Creates the page's router: React Router over the browser's history. */
import { createBrowserRouter } from 'react-router-dom';
import { routes, type LoadWords } from './routes';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/**
 * Moves a path below `base`, which starts and ends with a slash: a host may serve this page at `/` too, and `/worldmaps`
 * is the home page without its slash.
 */
export function belowBase(pathname: string, base: string): string {
  if (pathname.startsWith(base)) return pathname;
  return `${pathname}/` === base ? base : base + pathname.replace(/^\/+/, '');
}

/** Opens the router, which starts loading the address's screen. `base` is the path the app is served at, with both slashes. */
export function openRouter(base: string, loadWords: LoadWords): AppRouter {
  const { pathname, search, hash } = window.location;
  const below = belowBase(pathname, base);
  if (below !== pathname) window.history.replaceState(window.history.state, '', below + search + hash);
  return createBrowserRouter(routes(loadWords), { basename: base });
}

/** Resolves when the first screen is ready to render, or its code failed to load. */
export function firstScreen(router: AppRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** The page's router: React Router over the browser's history. */
import { createBrowserRouter } from 'react-router-dom';
import { routes, type LoadWords } from './routes';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/**
 * The same address below `base`, which starts and ends with a slash. A host that answers for `/` with this page means
 * the game, and `/worldmaps` is its home without the slash.
 */
export function belowBase(pathname: string, base: string): string {
  if (pathname.startsWith(base)) return pathname;
  return `${pathname}/` === base ? base : base + pathname.replace(/^\/+/, '');
}

/** Begins at once to load what the address shows. `base` is where the app is served, with its slashes. */
export function openRouter(base: string, loadWords: LoadWords): AppRouter {
  const { pathname, search, hash } = window.location;
  const below = belowBase(pathname, base);
  if (below !== pathname) window.history.replaceState(window.history.state, '', below + search + hash);
  return createBrowserRouter(routes(loadWords), { basename: base });
}

/** Resolves when the first screen can be shown at once, or its code cannot be had. */
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

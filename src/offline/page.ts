/** The page's service worker and offline cache, each created once when first needed. */
import { keeperOver, type Keeper } from './keep';
import { registerWorker, type Updates } from './worker';

const base = import.meta.env.BASE_URL;

let updates: Updates | undefined;

/** Undefined where service workers are unavailable: an insecure address, an old browser, the development server. */
export function pageUpdates(): Updates | undefined {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  return (updates ??= registerWorker(base));
}

/** Undefined where the Cache API is unavailable. */
export function pageKeeper(): Keeper | undefined {
  if (!('caches' in globalThis)) return undefined;
  return keeperOver({ caches, fetch: (url, init) => fetch(url, init), url: (path) => `${base}maps/${path}` });
}

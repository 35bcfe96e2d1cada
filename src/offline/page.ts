/** The page's service worker and offline cache, each created once when first needed. */
import { keeperOver, type Keeper, type KeeperDevice } from './keep';
import { keepList } from './list';
import { registerWorker, type Updates } from './worker';

const base = import.meta.env.BASE_URL;

const device = (): KeeperDevice => ({
  caches,
  fetch: (url, init) => fetch(url, init),
  url: (path) => `${base}maps/${path}`,
});

let updates: Updates | undefined;

/** Undefined where service workers are unavailable: an insecure address, an old browser, the development server. */
export function pageUpdates(): Updates | undefined {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  if (!updates) {
    updates = registerWorker(base);
    if ('caches' in globalThis && !navigator.serviceWorker.controller) void keepList(device());
  }
  return updates;
}

/** Undefined where the Cache API is unavailable. */
export function pageKeeper(): Keeper | undefined {
  if (!('caches' in globalThis)) return undefined;
  return keeperOver(device());
}

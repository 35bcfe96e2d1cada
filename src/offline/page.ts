/** The page's service worker and offline cache, each created once when first needed. */
import { keeperOver, type Keeper, type KeeperDevice } from './keep';
import { keepList } from './list';
import { registerWorker, type Updates } from './worker';

const base = import.meta.env.BASE_URL;

/** Undefined where there is no Cache API, and where asking for it throws, as in a frame that is shut off. */
function device(): KeeperDevice | undefined {
  try {
    if (!('caches' in globalThis)) return undefined;
    const { caches } = globalThis;
    return { caches, fetch: (url, init) => fetch(url, init), url: (path) => `${base}maps/${path}` };
  } catch {
    return undefined;
  }
}

let updates: Updates | undefined;

/** Undefined where service workers are unavailable: an insecure address, an old browser, the development server. */
export function pageUpdates(): Updates | undefined {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  if (!updates) {
    updates = registerWorker(base);
    const known = device();
    if (known && !navigator.serviceWorker.controller) void keepList(known);
  }
  return updates;
}

/** Undefined where the Cache API is unavailable. */
export function pageKeeper(): Keeper | undefined {
  const known = device();
  return known && keeperOver(known);
}

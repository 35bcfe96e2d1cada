/** Registers the service worker, which serves later visits from its cache, and offers updates to the player without forcing them. */
import { Workbox } from 'workbox-window';

export interface Updates {
  /** Whether a newer version waits to be taken. */
  isWaiting(): boolean;
  subscribe(listener: () => void): () => void;
  /** Activates the newer version and reloads the page. */
  take(): void;
}

interface ScriptUrls {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

declare global {
  // TypeScript's DOM library has no types for Trusted Types yet
  // oxlint-disable-next-line no-var, vars-on-top
  var trustedTypes: ScriptUrls | undefined;
}

/** The worker's address as a Trusted Types script URL, or as a plain string where the browser has no Trusted Types. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis;
  if (!trustedTypes) return url;
  return trustedTypes.createPolicy('worldmaps-worker', { createScriptURL: () => url }).createScriptURL(url);
}

/** Registers the worker. `base` is the path the app is served at. If the browser refuses, the game works without it. */
export function registerWorker(base: string): Updates {
  const listeners = new Set<() => void>();
  const worker = new Workbox(trusted(`${base}sw.js`), { scope: base });
  let waiting = false;
  worker.addEventListener('waiting', () => {
    waiting = true;
    for (const listener of listeners) listener();
  });
  void worker.register().catch(() => undefined);
  return {
    isWaiting: () => waiting,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take: () => {
      worker.addEventListener('controlling', () => location.reload());
      worker.messageSkipWaiting();
    },
  };
}

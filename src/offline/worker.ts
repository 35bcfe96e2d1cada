/** Registers the service worker, which serves later visits from its cache, and offers updates to the player without forcing them. */
import { Workbox } from 'workbox-window';
import { trustedScript } from '../platform/trusted-script';

export interface Updates {
  /** Whether a newer version waits to be taken. */
  isWaiting(): boolean;
  subscribe(listener: () => void): () => void;
  /** Activates the newer version and reloads the page. */
  take(): void;
}

/** Registers the worker. `base` is the path the app is served at. If the browser refuses, the game works without it. */
export function registerWorker(base: string): Updates {
  const listeners = new Set<() => void>();
  const worker = new Workbox(trustedScript('worldmaps-worker', `${base}sw.js`), { scope: base });
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

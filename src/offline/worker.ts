/** Brings the service worker to the page: the shell at once on every later visit, and updates that are offered, never forced. */
import { Workbox } from 'workbox-window';

export interface Updates {
  /** Whether a newer version waits to be taken. */
  isWaiting(): boolean;
  subscribe(listener: () => void): () => void;
  /** Takes the newer version and loads the page anew. */
  take(): void;
}

interface ScriptUrls {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

declare global {
  // Chromium and Safari have it, and no types yet
  // oxlint-disable-next-line no-var, vars-on-top
  var trustedTypes: ScriptUrls | undefined;
}

/** The worker's address as the page's policy wants it (Trusted Types), or as it is where there is no such policy. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis;
  if (!trustedTypes) return url;
  return trustedTypes.createPolicy('worldmaps-worker', { createScriptURL: () => url }).createScriptURL(url);
}

/** `base` is where the app is served. A browser that refuses workers plays on without. */
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

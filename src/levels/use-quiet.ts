/** Tells when the first view is there, so that pictures further down do not compete with it. */
import { useSyncExternalStore } from 'react';

/** The longest a picture waits, in ms: a page that never comes to rest has pictures too. */
const PATIENCE = 1500;

let quiet = false;
const listeners = new Set<() => void>();

function settle(): void {
  quiet = true;
  for (const listener of listeners) listener();
}

let begun = false;

function begin(): void {
  if (begun) return;
  begun = true;
  // Safari has no idle callback
  if ('requestIdleCallback' in globalThis) requestIdleCallback(settle, { timeout: PATIENCE });
  else setTimeout(settle, PATIENCE / 3);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  begin();
  return () => listeners.delete(listener);
}

/** False until the browser first had nothing to do after a component asked; true ever after. */
export function useQuiet(): boolean {
  return useSyncExternalStore(subscribe, () => quiet);
}

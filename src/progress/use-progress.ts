/**
 * Gives a component the progress of whoever plays, and renders it again on each change; apart from its store, which
 * services open without React.
 */
import { useSyncExternalStore } from 'react';
import type { Progress } from './progress';
import { progressStore } from './store';

export function useProgress(): Progress {
  return useSyncExternalStore(
    (listener) => progressStore.subscribe(listener),
    () => progressStore.get(),
  );
}

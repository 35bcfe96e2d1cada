/** The catalogue's progress as state, stored on the device at every change and shared by all tabs. */
import { useCallback, useSyncExternalStore } from 'react';
import { progressOver, withFound, withoutLevel, type Progress } from './progress';

const store = progressOver(() => localStorage);

export interface CatalogueProgress {
  readonly progress: Progress;
  readonly found: (level: number, quest: string, ms: number) => void;
  readonly startOver: (level: number) => void;
}

export function useProgress(): CatalogueProgress {
  const progress = useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => store.get(),
  );
  const found = useCallback(
    (level: number, quest: string, ms: number) =>
      store.change((before) => withFound(before, level, quest, ms)),
    [],
  );
  const startOver = useCallback((level: number) => store.change((before) => withoutLevel(before, level)), []);
  return { progress, found, startOver };
}

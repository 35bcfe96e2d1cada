/** The catalogue's progress as state, stored on the device at every change. */
import { useCallback, useState } from 'react';
import { keepProgress, readProgress, withFound, withoutLevel, type Progress } from './progress';

export interface CatalogueProgress {
  readonly progress: Progress;
  readonly found: (level: number, quest: string, ms: number) => void;
  readonly startOver: (level: number) => void;
}

export function useProgress(): CatalogueProgress {
  const [progress, setProgress] = useState(() => readProgress(() => localStorage));
  const change = useCallback((step: (before: Progress) => Progress) => {
    setProgress((before) => {
      const after = step(before);
      keepProgress(after, () => localStorage);
      return after;
    });
  }, []);
  const found = useCallback(
    (level: number, quest: string, ms: number) => change((before) => withFound(before, level, quest, ms)),
    [change],
  );
  const startOver = useCallback((level: number) => change((before) => withoutLevel(before, level)), [change]);
  return { progress, found, startOver };
}

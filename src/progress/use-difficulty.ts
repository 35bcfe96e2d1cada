/** Gives a component how hard each quest is, and renders it again on each change. */
import { useMemo, useSyncExternalStore } from 'react';
import { difficultyIn, difficultyStore, type Difficulty } from './difficulty';

export function useDifficulty(): Difficulty {
  const { text } = useSyncExternalStore(
    (listener) => difficultyStore.subscribe(listener),
    () => difficultyStore.get(),
  );
  return useMemo(() => difficultyIn(text), [text]);
}

/** The page's own diary of the daily hunt, which screens follow. */
import { useSyncExternalStore } from 'react';
import { keptStore, type KeptStore } from '../kept/store';
import type { Shelf } from '../kept/kept';
import { parseDiary, type Diary } from './diary';

/** The diary over a storage; where nothing can be kept it holds for this visit. */
export function diaryOver(shelf: Shelf<'getItem' | 'setItem'>): KeptStore<Diary> {
  return keptStore('daily', parseDiary, shelf);
}

/** The page's own. */
export const diaryStore: KeptStore<Diary> = diaryOver(() => localStorage);

export function useDiary(): Diary {
  return useSyncExternalStore(
    (listener) => diaryStore.subscribe(listener),
    () => diaryStore.get(),
  );
}

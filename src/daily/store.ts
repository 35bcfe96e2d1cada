/** The diary of the daily hunt as a store that screens subscribe to. */
import { useSyncExternalStore } from 'react';
import { keptStore, type KeptStore } from '../kept/store';
import type { Shelf } from '../kept/kept';
import { parseDiary, type Diary } from './diary';
import { mergeDiaries } from './merge';

/** The diary in a storage; when storage is blocked it lasts for this visit. */
export function diaryOver(shelf: Shelf<'getItem' | 'setItem'>): KeptStore<Diary> {
  return keptStore('daily', parseDiary, shelf, mergeDiaries);
}

/** The diary in the page's `localStorage`. */
export const diaryStore: KeptStore<Diary> = diaryOver(() => localStorage);

export function useDiary(): Diary {
  return useSyncExternalStore(
    (listener) => diaryStore.subscribe(listener),
    () => diaryStore.get(),
  );
}

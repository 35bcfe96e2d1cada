/** Keeps the diary of the daily hunt on the device, and lets screens follow it. */
import { useSyncExternalStore } from 'react';
import { EMPTY, parseDiary, type Diary } from './diary';

const KEY = 'worldmaps.daily';

/** A storage may throw on any touch: blocked, full, or none at all. */
export type DiaryStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface DiaryStore {
  get(): Diary;
  change(change: (diary: Diary) => Diary): void;
  subscribe(listener: () => void): () => void;
}

/** The diary over a storage; where nothing can be kept it holds for this visit. */
export function diaryOver(storage: () => DiaryStorage): DiaryStore {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let diary = EMPTY;
  let isKept = true;

  // read each time, for another tab may have played on
  const get = (): Diary => {
    if (!isKept) return diary;
    try {
      const found = storage().getItem(KEY);
      if (found === text) return diary;
      text = found;
      diary = parseDiary(JSON.parse(found ?? 'null'));
    } catch (error) {
      if (error instanceof SyntaxError) diary = EMPTY;
    }
    return diary;
  };

  return {
    get,
    change: (change) => {
      const before = get();
      const after = change(before);
      if (after === before) return;
      diary = after;
      const written = JSON.stringify(after);
      try {
        storage().setItem(KEY, written);
        text = written;
      } catch {
        isKept = false;
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The page's own. */
export const diaryStore: DiaryStore = diaryOver(() => localStorage);

export function useDiary(): Diary {
  return useSyncExternalStore(
    (listener) => diaryStore.subscribe(listener),
    () => diaryStore.get(),
  );
}

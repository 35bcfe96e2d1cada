import { describe, expect, it, vi } from 'vitest';
import { EMPTY, type Diary } from '../../../src/daily/diary';
import { diaryOver } from '../../../src/daily/store';

const FOUR: Diary = { streak: { last: '2026-11-21', days: 4 } };
const FIVE: Diary = { streak: { last: '2026-11-22', days: 5 } };

function storageOf(text: string | null = null): Pick<Storage, 'getItem' | 'setItem'> {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_, value) => {
      kept = value;
    },
  };
}

describe('the diary of a device', () => {
  it('is there at the next visit', () => {
    const storage = storageOf();
    diaryOver(() => storage).change(() => FOUR);
    expect(diaryOver(() => storage).get()).toEqual(FOUR);
  });

  it.each(['', '{', '7', 'null', '[]', '{"streak":"long"}'])('is empty over %s', (text) => {
    const store = diaryOver(() => storageOf(text));
    expect(store.get()).toEqual(EMPTY);
  });

  it('sees what another tab has kept', () => {
    const storage = storageOf();
    const [one, two] = [diaryOver(() => storage), diaryOver(() => storage)];
    one.change(() => FOUR);
    two.change((diary) => (diary.streak?.days === 4 ? FIVE : diary));
    expect(one.get()).toEqual(FIVE);
  });

  it('is the same object until it changes, and tells who follows', () => {
    const store = diaryOver(() => storageOf(JSON.stringify(FOUR)));
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    expect(store.get()).toBe(store.get());
    store.change((diary) => diary);
    expect(listener).not.toHaveBeenCalled();
    store.change(() => FIVE);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.change(() => FOUR);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('holds for the visit where there is no storage, or no room in it', () => {
    const none = diaryOver(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const full = diaryOver(() => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }));
    for (const store of [none, full]) {
      expect(store.get()).toEqual(EMPTY);
      store.change(() => FOUR);
      expect(store.get()).toEqual(FOUR);
    }
  });
});

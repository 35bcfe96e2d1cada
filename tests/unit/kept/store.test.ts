import { expect, it, vi } from 'vitest';
import { keptStore } from '../../../src/kept/store';

const parse = (raw: unknown): readonly string[] => (Array.isArray(raw) ? raw.map(String) : []);

function memory(text: string | null = null): Pick<Storage, 'getItem' | 'setItem'> {
  let kept = text;
  return { getItem: () => kept, setItem: (_, next) => void (kept = next) };
}

it('gives the very same value until it changes, here or in another tab', () => {
  const shelf = memory('["a"]');
  const [here, there] = [keptStore('daily', parse, () => shelf), keptStore('daily', parse, () => shelf)];
  expect(here.get()).toBe(here.get());
  there.change((list) => [...list, 'b']);
  expect(here.get()).toEqual(['a', 'b']);
  expect(here.get()).toBe(here.get());
});

it('tells those who follow of each change, and of none that changes nothing', () => {
  const store = keptStore('daily', parse, () => memory());
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  store.change((list) => list);
  expect(listener).not.toHaveBeenCalled();
  store.change(() => ['a']);
  stop();
  store.change(() => ['b']);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('holds for the visit where nothing can be kept, change after change', () => {
  const full = {
    getItem: () => '["old"]',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const store = keptStore('daily', parse, () => full);
  store.change((list) => [...list, 'a']);
  store.change((list) => [...list, 'b']);
  expect(store.get()).toEqual(['old', 'a', 'b']);
});

it('forgets with the storage that is emptied', () => {
  let text: string | null = '["a"]';
  const store = keptStore('daily', parse, () => ({ getItem: () => text, setItem: () => undefined }));
  expect(store.get()).toEqual(['a']);
  text = null;
  expect(store.get()).toEqual([]);
});

import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { greaterOf, recordOf } from '../../../src/kept/merge';
import { keptStore, type Hear } from '../../../src/kept/store';

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

describe('two tabs', () => {
  const parseCounts = (raw: unknown): Readonly<Record<string, number>> =>
    typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const merge = recordOf(greaterOf<number>((a, b) => a - b));

  /** A browser whose tabs may read a storage that is older than what another tab has just written. */
  function browser() {
    let shared: string | null = null;
    const tabs: { text: string | null; hear: () => void }[] = [];
    const open = () => {
      const tab = { text: shared, hear: (): void => undefined };
      tabs.push(tab);
      const hear: Hear = (_, listener) => {
        tab.hear = listener;
      };
      const shelf = {
        getItem: () => tab.text,
        setItem: (_: string, text: string) => {
          tab.text = text;
          shared = text;
        },
      };
      return keptStore('catalogue', parseCounts, () => shelf, merge, hear);
    };
    /** Every tab sees the storage as it is; what a tab then writes is seen in the next turn. */
    const settle = () => {
      for (let turn = 0; turn < 10; turn += 1)
        for (const tab of tabs) {
          if (tab.text === shared) continue;
          tab.text = shared;
          tab.hear();
        }
      return tabs.every(({ text }) => text === shared);
    };
    return {
      open,
      settle,
      empty: () => {
        shared = null;
      },
    };
  }

  it('that overwrote each other come to what both know, and stop writing', () => {
    const steps = fc.array(
      fc.record({
        tab: fc.nat(1),
        key: fc.constantFrom('a', 'b', 'c'),
        count: fc.nat(5),
        seen: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(steps, (list) => {
        const { open, settle } = browser();
        const [one, two] = [open(), open()];
        let all: Readonly<Record<string, number>> = {};
        for (const { tab, key, count, seen } of list) {
          (tab === 0 ? one : two).change((counts) => merge({ [key]: count }, counts));
          all = merge({ [key]: count }, all);
          if (seen) expect(settle()).toBe(true);
        }
        expect(settle()).toBe(true);
        expect(one.get()).toEqual(all);
        expect(two.get()).toEqual(all);
      }),
    );
  });

  it('tell those who follow, and never fill again what was emptied', () => {
    const { open, settle, empty } = browser();
    const [one, two] = [open(), open()];
    const listener = vi.fn<() => void>();
    two.subscribe(listener);
    one.change(() => ({ a: 1 }));
    settle();
    expect(listener).toHaveBeenCalledOnce();
    expect(two.get()).toEqual({ a: 1 });
    empty();
    settle();
    expect([one.get(), two.get()]).toEqual([{}, {}]);
    two.change((counts) => ({ ...counts, b: 2 }));
    settle();
    expect(one.get()).toEqual({ b: 2 });
  });
});

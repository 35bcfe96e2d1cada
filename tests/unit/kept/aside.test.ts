import { describe, expect, it } from 'vitest';
import { putAside } from '../../../src/kept/kept';
import { greaterOf, recordOf } from '../../../src/kept/merge';
import { keptStore } from '../../../src/kept/store';

const ASIDE = 'worldmaps.aside.daily';

function shelfWith(content: Readonly<Record<string, string>>) {
  const kept = new Map(Object.entries(content));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const isCount = (entry: readonly [string, unknown]): entry is [string, number] =>
  typeof entry[1] === 'number';
const parse = (raw: unknown): Readonly<Record<string, number>> =>
  typeof raw === 'object' && raw !== null ? Object.fromEntries(Object.entries(raw).filter(isCount)) : {};
const merge = recordOf(greaterOf<number>((a, b) => a - b));
const open = (shelf: ReturnType<typeof shelfWith>) => keptStore('daily', parse, () => shelf, merge);

describe('what cannot be read whole', () => {
  it.each(['{"won":1', '{"won":1,"more":{"of":"a newer game"}}', 'not JSON at all'])(
    'is put aside as it was before it is written over: %s',
    (damaged) => {
      const shelf = shelfWith({ 'worldmaps.daily': damaged });
      const store = open(shelf);
      store.get();
      expect(shelf.kept.has(ASIDE)).toBe(false);
      store.change((value) => ({ ...value, next: 2 }));
      expect(shelf.kept.get(ASIDE)).toBe(damaged);
      expect(parse(JSON.parse(shelf.kept.get('worldmaps.daily') ?? ''))).toMatchObject({ next: 2 });
    },
  );

  it('is put aside too when it came while the game ran', () => {
    const shelf = shelfWith({ 'worldmaps.daily': '{"won":1}' });
    const store = open(shelf);
    store.get();
    shelf.kept.set('worldmaps.daily', '{"won":1,"later":3');
    store.change((value) => ({ ...value, next: 2 }));
    expect(store.get()).toEqual({ won: 1, next: 2 });
    expect(shelf.kept.get(ASIDE)).toBe('{"won":1,"later":3');
  });

  it('is kept once, beside what was put aside before, within bounds', () => {
    const shelf = shelfWith({});
    for (const text of ['{"a":', '{"b":', '{"a":', 'x'.repeat(600_000)]) putAside('daily', text, () => shelf);
    expect(shelf.kept.get(ASIDE)).toBe('{"a":\n{"b":');
  });
});

it('puts nothing aside of what it reads whole, nor of a choice that follows its last writer', () => {
  const shelf = shelfWith({ 'worldmaps.daily': '{"won":1}', 'worldmaps.settings': '{"odd":' });
  open(shelf).change((value) => ({ ...value, next: 2 }));
  keptStore('settings', parse, () => shelf).change(() => ({ on: 1 }));
  expect([...shelf.kept.keys()]).toEqual(['worldmaps.daily', 'worldmaps.settings']);
});

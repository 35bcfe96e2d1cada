import { describe, expect, it, vi } from 'vitest';
import { levelOf, NOTHING_FOUND, withFind } from '../../../src/progress/progress';
import { progressOver } from '../../../src/progress/store';

function storage(content: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(content));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const open = (shelf = storage(), now = () => 100) => progressOver(() => shelf, now);
const found = (quest: string, at = 1) => withFind(NOTHING_FOUND, 1, quest, { at, ms: 5 });
const names = (store: ReturnType<typeof open>) => Object.keys(levelOf(store.get(), 1).quests);

it('survives from one visit to the next', () => {
  const shelf = storage();
  open(shelf).join(found('quest1'));
  expect(open(shelf).get()).toEqual(found('quest1'));
});

it('does without a storage', () => {
  const store = progressOver(() => {
    throw new DOMException('blocked', 'SecurityError');
  }, Date.now);
  expect(store.get()).toBe(NOTHING_FOUND);
  store.join(found('quest1'));
  expect(names(store)).toEqual(['quest1']);
});

it('goes on where the text is damaged, which is put aside', () => {
  const shelf = storage();
  open(shelf).join(found('quest1'));
  const damaged = shelf.kept.get('worldmaps.progress')?.slice(0, -3) ?? '';
  shelf.kept.set('worldmaps.progress', damaged);
  open(shelf).join(found('quest2'));
  expect(names(open(shelf))).toEqual(['quest2']);
  expect(shelf.kept.get('worldmaps.aside.progress')).toBe(damaged);
});

it('tells of every change, and not of what it knows already', () => {
  const store = open();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.join(found('quest1'));
  store.join(found('quest1'));
  expect(listener).toHaveBeenCalledTimes(1);
  store.belongTo('alice');
  expect(listener.mock.calls.length).toBeGreaterThan(1);
  const told = listener.mock.calls.length;
  store.belongTo('alice');
  expect(listener).toHaveBeenCalledTimes(told);
  stop();
  store.join(found('quest2'));
  expect(listener).toHaveBeenCalledTimes(told);
});

describe('whose it is', () => {
  it('a guest’s becomes the player’s who signs in', () => {
    const store = open();
    store.join(found('quest1'));
    store.belongTo('alice');
    store.join(found('quest2'));
    expect(names(store)).toEqual(['quest1', 'quest2']);
  });

  it('another player inherits nothing, and each finds their own again', () => {
    let time = 100;
    const store = open(storage(), () => (time += 1));
    store.belongTo('alice');
    store.join(found('quest1'));
    store.belongTo(undefined);
    expect(names(store)).toEqual([]);
    store.join(found('quest2'));
    store.belongTo('bob');
    expect(names(store)).toEqual(['quest2']);
    store.belongTo('alice');
    expect(names(store)).toEqual(['quest1']);
  });

  it('a guest stays the same guest', () => {
    const store = open();
    store.join(found('quest1'));
    store.belongTo(undefined);
    expect(names(store)).toEqual(['quest1']);
  });
});

describe('what the list of quests had kept', () => {
  it.each(['{"1":{"quest3":4321}}', '{"1":{"round":2,"found":{"quest3":4321}}}'])(
    'is taken over: %s',
    (old) => {
      const shelf = storage({ 'worldmaps.catalogue': old });
      const find = { at: 0, ms: 4321 };
      expect(open(shelf).get().levels['1']?.quests).toEqual({
        quest3: { first: find, last: find, best: 4321 },
      });
      expect(shelf.kept.has('worldmaps.catalogue')).toBe(false);
      expect(names(open(shelf))).toEqual(['quest3']);
    },
  );

  it.each(['', 'not json', '[]', '{"1":{"quest1":-5}}', '{"1":7}', 'null', '{"a":{"quest1":1}}'])(
    'is nothing where %j was kept',
    (old) => {
      expect(open(storage({ 'worldmaps.catalogue': old })).get()).toEqual(NOTHING_FOUND);
    },
  );
});

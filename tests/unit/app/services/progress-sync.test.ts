import { expect, it } from 'vitest';
import type { AccountState } from '../../../../src/accounts/port';
import { followProgress } from '../../../../src/app/services/progress-sync';
import { NOTHING_FOUND, withFind, type Progress } from '../../../../src/progress/progress';
import { parseProgressText } from '../../../../src/progress/schema';
import { progressOver } from '../../../../src/progress/store';
import { PROGRESS_PAUSE, type ProgressShelf } from '../../../../src/records/progress-port';
import { fakeTimer, settle } from '../../../support/records';

const found = (quest: string): Progress => withFind(NOTHING_FOUND, 1, quest, { at: 1, ms: 5 });
const user = (userId: string): AccountState => ({
  kind: 'user',
  account: { userId, name: userId, email: '', imageUrl: '', isAdmin: false },
});

function server(texts: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(texts));
  const state = { isAway: false, writes: 0, reads: 0 };
  const shelf: ProgressShelf = {
    read: async (userId) => {
      state.reads += 1;
      return state.isAway ? { kind: 'offline' } : { kind: 'ok', text: kept.get(userId) };
    },
    keep: async (userId, text) => {
      if (state.isAway) return { kind: 'offline' };
      state.writes += 1;
      kept.set(userId, text);
      return { kind: 'ok' };
    },
  };
  const names = (userId: string) =>
    Object.keys(parseProgressText(kept.get(userId) ?? '').levels['1']?.quests ?? {});
  return { state, shelf, names };
}

function device(shelf: ProgressShelf, start: AccountState = { kind: 'loading' }) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const store = progressOver(
    () => storage,
    () => 1,
  );
  let account = start;
  let tell = (): void => undefined;
  const accounts = {
    state: () => account,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  const timer = fakeTimer();
  followProgress({ accounts, shelf, store, timer });
  const become = async (next: AccountState) => {
    account = next;
    tell();
    await settle();
  };
  const names = () => Object.keys(store.get().levels['1']?.quests ?? {});
  return { store, timer, become, names };
}

it('brings what a guest found into the account that is made', async () => {
  const { shelf, names } = server();
  const phone = device(shelf, { kind: 'guest' });
  phone.store.join(found('quest1'));
  await settle();
  expect(names('alice')).toEqual([]);
  await phone.become(user('alice'));
  expect(names('alice')).toEqual(['quest1']);
});

it('two devices learn from each other', async () => {
  const { shelf, names } = server({ alice: JSON.stringify(found('quest1')) });
  const phone = device(shelf);
  await phone.become(user('alice'));
  expect(phone.names()).toEqual(['quest1']);
  phone.store.join(found('quest2'));
  await phone.timer.advance(PROGRESS_PAUSE);
  expect(names('alice')).toEqual(['quest1', 'quest2']);
  const laptop = device(shelf);
  await laptop.become(user('alice'));
  expect(laptop.names()).toEqual(['quest1', 'quest2']);
});

it('writes once a minute at most, and only what is new', async () => {
  const { shelf, state } = server();
  const phone = device(shelf);
  await phone.become(user('alice'));
  expect(state.writes).toBe(0);
  for (const quest of ['quest1', 'quest2', 'quest3']) phone.store.join(found(quest));
  await phone.timer.advance(PROGRESS_PAUSE - 1);
  expect(state.writes).toBe(0);
  await phone.timer.advance(1);
  expect(state.writes).toBe(1);
  await phone.timer.advance(10 * PROGRESS_PAUSE);
  expect(state).toMatchObject({ writes: 1, reads: 2 });
});

it('tries again after an outage, with longer pauses', async () => {
  const { shelf, state, names } = server();
  const phone = device(shelf, { kind: 'guest' });
  phone.store.join(found('quest1'));
  state.isAway = true;
  await phone.become(user('alice'));
  await phone.timer.advance(7 * PROGRESS_PAUSE);
  const tries = state.reads;
  expect(tries).toBeLessThan(6);
  expect(tries).toBeGreaterThan(1);
  state.isAway = false;
  await phone.timer.advance(16 * PROGRESS_PAUSE);
  expect(names('alice')).toEqual(['quest1']);
});

it('gives one player nothing of another', async () => {
  const { shelf, names } = server();
  const phone = device(shelf);
  await phone.become(user('alice'));
  phone.store.join(found('quest1'));
  await phone.become({ kind: 'guest' });
  expect(phone.names()).toEqual([]);
  await phone.become(user('bob'));
  await phone.timer.advance(5 * PROGRESS_PAUSE);
  expect(names('bob')).toEqual([]);
  await phone.become(user('alice'));
  expect(names('alice')).toEqual(['quest1']);
});

import { expect, it } from 'vitest';
import { signedInMemory } from '../../../src/accounts/signed-in';
import type { Account } from '../../../src/accounts/port';

const ZOE: Account = {
  userId: 'u1',
  name: 'Zoé',
  imageUrl: 'https://a.test/z',
  email: 'z@a.test',
  isAdmin: true,
};

function device(text?: string) {
  const kept = new Map<string, string>(text === undefined ? [] : [['worldmaps.signedIn', text]]);
  const shelf = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return { kept, memory: signedInMemory(shelf) };
}

it('remembers a player over visits, but neither the address nor the rights', () => {
  const { kept, memory } = device();
  expect(memory.isSignedIn()).toBe(false);
  expect(memory.account()).toBeUndefined();
  memory.remember(ZOE);
  expect(memory.isSignedIn()).toBe(true);
  expect(memory.account()).toEqual({ ...ZOE, email: '', isAdmin: false });
  expect([...kept.values()].join()).not.toContain('z@a.test');
});

it('forgets who signed out', () => {
  const { kept, memory } = device();
  memory.remember(ZOE);
  memory.remember(undefined);
  expect(memory.isSignedIn()).toBe(false);
  expect(memory.account()).toBeUndefined();
  expect(kept.size).toBe(0);
});

it.each([
  '1',
  '{"userId":"u1"}',
  '{"userId":"","name":"Zoé","imageUrl":""}',
  '{"userId":"u1","name":"","imageUrl":""}',
  '{',
])('knows of %s only that somebody was signed in', (text) => {
  const { memory } = device(text);
  expect(memory.isSignedIn()).toBe(true);
  expect(memory.account()).toBeUndefined();
});

it('remembers nobody where storage is blocked', () => {
  const memory = signedInMemory(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  memory.remember(ZOE);
  expect(memory.isSignedIn()).toBe(false);
  expect(memory.account()).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { signedInMemory } from '../../../src/accounts/signed-in';
import { signedInName } from '../../../src/accounts/signed-in-name';

function shelfWith(text?: string) {
  const kept = new Map(text === undefined ? [] : [['worldmaps.signedIn', text]]);
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}

describe('who was signed in last', () => {
  it('is known by name as the accounts remember it, and by nobody’s once they forget', () => {
    const shelf = shelfWith();
    const memory = signedInMemory(shelf);
    expect(signedInName(shelf)).toBeUndefined();
    memory.remember({ userId: 'u', name: 'Camille', email: 'c@example.org', imageUrl: '', isAdmin: false });
    expect(signedInName(shelf)).toBe('Camille');
    memory.remember(undefined);
    expect(signedInName(shelf)).toBeUndefined();
  });

  it.each(['', 'yes', '{', '{}', '{"name":3}', 'null', '[]'])('is nobody for %j', (text) => {
    expect(signedInName(shelfWith(text))).toBeUndefined();
  });
});

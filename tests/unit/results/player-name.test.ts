import { expect, it } from 'vitest';
import { rememberedName, rememberName } from '../../../src/results/player-name';

const shelf = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
};
const blocked = (): Pick<Storage, 'getItem' | 'setItem'> => {
  throw new DOMException('blocked', 'SecurityError');
};

it('remembers the last name without the spaces around it', () => {
  const storage = shelf();
  expect(rememberedName(() => storage)).toBe('');
  rememberName('  Hinata ', () => storage);
  expect(rememberedName(() => storage)).toBe('Hinata');
});

it('does without a storage', () => {
  expect(rememberedName(blocked)).toBe('');
  expect(() => rememberName('Hinata', blocked)).not.toThrow();
});

import { describe, expect, it } from 'vitest';
import { rememberLanguage, startLanguage, toLanguage } from '../../../src/i18n/language';

function memory(
  start: Record<string, string> = {},
): Pick<Storage, 'getItem' | 'setItem'> & { kept: Record<string, string> } {
  const kept = { ...start };
  return {
    kept,
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value;
    },
  };
}

function blocked(): Pick<Storage, 'getItem' | 'setItem'> {
  throw new Error('storage is blocked');
}

describe('the language of a visit', () => {
  it('is French by default', () => {
    expect(startLanguage('', memory)).toBe('fr');
  });

  it('is what the address asks for, and is remembered', () => {
    const storage = memory();
    expect(startLanguage('?mode=2&lng=en', () => storage)).toBe('en');
    expect(startLanguage('', () => storage)).toBe('en');
  });

  it('is what an earlier visit chose', () => {
    const storage = memory();
    rememberLanguage('en', () => storage);
    expect(startLanguage('', () => storage)).toBe('en');
    expect(startLanguage('?lng=fr', () => storage)).toBe('fr');
  });

  it('ignores languages it does not speak', () => {
    const storage = memory();
    expect(startLanguage('?lng=de', () => storage)).toBe('fr');
    expect(storage.kept).toEqual({});
    expect(startLanguage('', () => memory({ 'worldmaps.language': 'xx' }))).toBe('fr');
  });

  it('survives a storage that throws', () => {
    expect(startLanguage('', blocked)).toBe('fr');
    expect(startLanguage('?lng=en', blocked)).toBe('en');
    expect(() => rememberLanguage('en', blocked)).not.toThrow();
  });

  it('reads tags with a region', () => {
    expect(toLanguage('en-GB')).toBe('en');
    expect(toLanguage('fr-CA')).toBe('fr');
    expect(toLanguage('pt')).toBe('fr');
  });
});

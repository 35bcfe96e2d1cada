import { describe, expect, it } from 'vitest';
import {
  forgetText,
  itemOf,
  itemsOf,
  keepText,
  keepValue,
  readText,
  readValue,
} from '../../../src/kept/kept';

function memory(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const blocked = (): never => {
  throw new DOMException('denied', 'SecurityError');
};
const full = {
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

describe('a kept text', () => {
  it('lies under its name with the game’s prefix, until it is forgotten', () => {
    const shelf = memory();
    expect(keepText('name', 'Mika', () => shelf)).toBe(true);
    expect([...shelf.kept]).toEqual([['worldmaps.name', 'Mika']]);
    expect(readText('name', () => shelf)).toBe('Mika');
    forgetText('name', () => shelf);
    expect(readText('name', () => shelf)).toBeUndefined();
  });

  it('may be empty', () => {
    expect(readText('name', () => memory({ 'worldmaps.name': '' }))).toBe('');
  });

  it('is none where the storage is blocked, and whoever keeps it learns that it was not kept', () => {
    expect(readText('name', blocked)).toBeUndefined();
    expect(keepText('name', 'Mika', blocked)).toBe(false);
    expect(keepText('name', 'Mika', () => full)).toBe(false);
    expect(() => forgetText('name', blocked)).not.toThrow();
  });
});

describe('a kept value', () => {
  const raw = (value: unknown) => value;

  it('is kept as JSON and read through its parser', () => {
    const shelf = memory();
    expect(keepValue('settings', { muted: true }, () => shelf)).toBe(true);
    expect(shelf.kept.get('worldmaps.settings')).toBe('{"muted":true}');
    expect(readValue('settings', raw, () => shelf)).toEqual({ muted: true });
  });

  it('is nothing to its parser where there is none, no storage or no JSON', () => {
    expect(readValue('settings', raw, () => memory())).toBeUndefined();
    expect(readValue('settings', raw, blocked)).toBeUndefined();
    expect(readValue('settings', raw, () => memory({ 'worldmaps.settings': '{' }))).toBeUndefined();
  });

  it('gives its items away only where they are what they should be', () => {
    expect(itemOf({ name: 'Mika' }, 'name')).toBe('Mika');
    for (const odd of [null, undefined, 7, 'name']) expect(itemOf(odd, 'name')).toBeUndefined();
    expect(itemOf({}, 'toString')).toBeUndefined();
    const isText = (item: unknown): item is string => typeof item === 'string';
    expect(itemsOf(['a', 1, 'b'], isText)).toEqual(['a', 'b']);
    expect(itemsOf({ 0: 'a' }, isText)).toEqual([]);
  });
});

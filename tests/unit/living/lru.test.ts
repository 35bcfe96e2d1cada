import { expect, it } from 'vitest';
import { LruCache } from '../../../src/living/lru';

it('makes each once, and again what was not asked for longest', () => {
  const made: string[] = [];
  const cache = new LruCache<string, string>(2);
  const ask = (key: string) =>
    cache.of(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c'].map(ask)).toEqual(['A', 'B', 'A', 'C']);
  expect(made).toEqual(['a', 'b', 'c']);
  ask('a');
  expect(made).toEqual(['a', 'b', 'c']);
  ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  cache.clear();
  ask('b');
  expect(made.length).toBe(5);
});

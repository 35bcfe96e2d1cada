import { expect, it } from 'vitest';
import { Lately } from '../../../src/living/lately';

it('makes each once, and again what was not asked for longest', () => {
  const made: string[] = [];
  const lately = new Lately<string, string>(2);
  const ask = (key: string) =>
    lately.of(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c'].map(ask)).toEqual(['A', 'B', 'A', 'C']);
  expect(made).toEqual(['a', 'b', 'c']);
  ask('a');
  expect(made).toEqual(['a', 'b', 'c']);
  ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  lately.clear();
  ask('b');
  expect(made.length).toBe(5);
});

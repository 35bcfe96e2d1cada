import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf, wordsAt } from '../../../src/i18n/words';

const WORDS = {
  board: { title: 'Board', row: '{{name}}: {{time}} s, {{name}}' },
  left: { none_zero: 'nobody', none_one: '{{count}} left', none_other: '{{count}} are left' },
  plain_one: 'one',
  plain_other: 'some',
  same: 'always {{count}}',
  list: ['a'],
  empty: '',
};

describe('the words at a path', () => {
  it.each([
    ['board.title', 'Board'],
    ['board', WORDS.board],
    ['board.title.further', undefined],
    ['nowhere.at.all', undefined],
    ['list.0', 'a'],
    ['', undefined],
  ])('%s', (path, found) => {
    expect(wordsAt(WORDS, path)).toEqual(found);
  });

  it.each([undefined, null, 'text', 3])('are none in %s', (words) => {
    expect(wordsAt(words, 'board')).toBeUndefined();
  });
});

describe('the text of a key', () => {
  it('puts every value in its place, each time it is named', () => {
    expect(textOf(WORDS, 'board.row', 'en', { name: 'Léa', time: 4.2 })).toBe('Léa: 4.2 s, Léa');
  });

  it('leaves out what has no value', () => {
    expect(textOf(WORDS, 'board.row', 'en', { name: undefined })).toBe(':  s, ');
  });

  it('stands as it is written where there are no values', () => {
    expect(textOf(WORDS, 'board.row', 'en')).toBe(WORDS.board.row);
  });

  it('takes a value as it is, whatever signs are in it', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(textOf({ key: '<{{name}}>' }, 'key', 'fr', { name })).toBe(`<${name}>`);
      }),
    );
  });

  it.each([
    ['fr', 0, 'nobody'],
    ['fr', 1, '1 left'],
    ['fr', 1.5, '1.5 left'],
    ['fr', 2, '2 are left'],
    ['fr', 1_000_000, '1000000 are left'],
    ['en', 1, '1 left'],
    ['en', 1.5, '1.5 are left'],
  ])('in %s, of %d: %s', (language, count, text) => {
    expect(textOf(WORDS, 'left.none', language, { count })).toBe(text);
  });

  it('of nothing at all is that of the language, where "none" has no words of its own', () => {
    expect(textOf(WORDS, 'plain', 'fr', { count: 0 })).toBe('one');
    expect(textOf(WORDS, 'plain', 'en', { count: 0 })).toBe('some');
  });

  it('may be the same for every count', () => {
    expect(textOf(WORDS, 'same', 'en', { count: 3 })).toBe('always 3');
  });

  it.each(['empty', 'board', 'list', 'nowhere', 'left.none'])('is none for %s', (key) => {
    expect(textOf(WORDS, key, 'en')).toBeUndefined();
  });
});

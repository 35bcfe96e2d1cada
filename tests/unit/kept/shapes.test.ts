import { describe, expect, it } from 'vitest';
import {
  isAmount,
  isCount,
  isNumber,
  isText,
  isWhole,
  listOf,
  objectOf,
  orNone,
} from '../../../src/kept/shapes';

const VALUES = [undefined, null, '', 'text', -1, 0, 1, 1.5, 2 ** 53, Infinity, Number.NaN, true, [], {}];

it.each([
  ['text', isText, ['', 'text']],
  ['number', isNumber, [-1, 0, 1, 1.5, 2 ** 53]],
  ['whole number', isWhole, [-1, 0, 1]],
  ['count', isCount, [1]],
  ['amount', isAmount, [0, 1, 1.5, 2 ** 53]],
  ['text or nothing', orNone(isText), [undefined, '', 'text']],
  ['list', listOf(isText), [[]]],
  ['object', objectOf({}), [{}]],
])('tells a %s from everything else', (_, is, expected) => {
  expect(VALUES.filter((value) => is(value))).toEqual(expected);
});

describe('a list', () => {
  it('has every item of the shape, and enough of them', () => {
    expect(listOf(isText, 2)(['a', 'b'])).toBe(true);
    expect(listOf(isText, 2)(['a'])).toBe(false);
    expect(listOf(isText)(['a', 1])).toBe(false);
  });
});

describe('an object', () => {
  const is = objectOf<{ name: string; age?: number | undefined }>({ name: isText, age: orNone(isWhole) });

  it('has every field of its shape, and may have others', () => {
    expect(is({ name: 'Mia' })).toBe(true);
    expect(is({ name: 'Mia', age: 7, pet: 'cat' })).toBe(true);
    expect(is({ age: 7 })).toBe(false);
    expect(is({ name: 'Mia', age: '7' })).toBe(false);
  });

  it('has its fields itself, none by inheritance', () => {
    expect(is(Object.create({ name: 'Mia' }))).toBe(false);
    expect(objectOf<{ length: number }>({ length: isWhole })([])).toBe(false);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { greaterOf, presentOf, recordOf } from '../../../src/kept/merge';
import { expectMergeLaws } from '../../support/merge-laws';

const byValue = greaterOf<number>((a, b) => a - b);

it('keeps the greater, the present, and every key of both', () => {
  expect(byValue(2, 3)).toBe(3);
  expect(presentOf(byValue)(undefined, 3)).toBe(3);
  expect(presentOf(byValue)(3, undefined)).toBe(3);
  expect(recordOf(byValue)({ a: 1, b: 5 }, { b: 4, c: 2 })).toEqual({ a: 1, b: 5, c: 2 });
});

it('keeps the laws', () => {
  expectMergeLaws(byValue, fc.integer());
  expectMergeLaws(presentOf(byValue), fc.option(fc.integer(), { nil: undefined }));
  const keys = fc.constantFrom('a', 'b', 'toString');
  expectMergeLaws(recordOf(byValue), fc.dictionary(keys, fc.nat(3)));
  expectMergeLaws(recordOf(recordOf(byValue)), fc.dictionary(keys, fc.dictionary(keys, fc.nat(3))));
});

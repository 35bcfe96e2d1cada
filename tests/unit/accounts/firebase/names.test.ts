import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameIdeas } from '../../../../src/accounts/firebase/names';
import { nameProblem } from '../../../../src/accounts/rules';

it('begins with what the provider knows', () => {
  expect(nameIdeas('Zoé Martin', () => '1234')[0]).toBe('Zoé Martin');
  expect(nameIdeas('x', () => '1234')[0]).toBe('Player');
});

it('every idea may be registered, whatever the provider knows', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (known) => {
      for (const name of nameIdeas(known, () => '4711')) expect(nameProblem(name)).toBeUndefined();
    }),
  );
});

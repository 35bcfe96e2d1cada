import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameProblem, registrationProblem, signInProblem } from '../../../src/accounts/rules';
import { tidyName } from '../../../src/records/names';

const form = { email: 'zoe@example.org', name: 'Zoé', password: 'secret', confirmation: 'secret' };

describe('a name to be registered', () => {
  it.each(['Zoé', 'abc', 'x'.repeat(20), "D'Artagnan", 'Jean-Luc P', '麦わら', 'a b c', ' Zoé '])(
    'may be %j',
    (name) => {
      expect(nameProblem(name)).toBeUndefined();
    },
  );

  it.each([
    ['', 'nameTooShort'],
    [' ab ', 'nameTooShort'],
    ['x'.repeat(21), 'nameTooLong'],
    ['a/b', 'nameNotValid'],
    ['..', 'nameTooShort'],
    ['...', 'nameNotValid'],
    ['-abc', 'nameNotValid'],
    ['abc.', 'nameNotValid'],
    ['<script>', 'nameNotValid'],
  ])('may not be %j', (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });

  it('is kept without spaces around or doubled, and keeping it again changes nothing', () => {
    expect(tidyName('  Jean   Luc ')).toBe('Jean Luc');
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(tidyName(tidyName(name))).toBe(tidyName(name));
      }),
    );
  });

  it('is a safe part of a path when it is accepted', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('a', 'b', 'É', '/', '.', '_', '-', ' ', '1', '麦', '\n'),
          minLength: 3,
        }),
        (name) => {
          fc.pre(nameProblem(name) === undefined);
          expect(tidyName(name)).not.toMatch(/[/\n]|^\.|^__.*__$/);
        },
      ),
    );
  });
});

describe('a registration', () => {
  it('is accepted when all is well', () => {
    expect(registrationProblem(form)).toBeUndefined();
  });

  it.each([
    [{ email: 'zoe@example' }, 'emailNotValid'],
    [{ name: 'Zo' }, 'nameTooShort'],
    [{ password: 'short', confirmation: 'short' }, 'passwordTooShort'],
    [{ confirmation: 'other!' }, 'passwordsMustMatch'],
  ] as const)('with %j is told why not', (change, problem) => {
    expect(registrationProblem({ ...form, ...change })).toBe(problem);
  });
});

it.each([
  [{ email: 'zoe@example.org', password: 'secret' }, undefined],
  [{ email: 'zoe', password: 'secret' }, 'emailNotValid'],
  [{ email: 'zoe@example.org', password: 'short' }, 'passwordTooShort'],
] as const)('signing in with %j', (signIn, problem) => {
  expect(signInProblem(signIn)).toBe(problem);
});

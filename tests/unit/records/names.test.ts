import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameCharacters } from '../../../scripts/rules-names';
import { foldCharacter } from '../../../src/records/name-letters';
import { isName, nameKey, nameProblem, tidyName } from '../../../src/records/names';

const anyName = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...nameCharacters()), { maxLength: 24 }).map((all) => all.join('')),
);

describe('the key', () => {
  it.each([
    ['Camille', ' cAMILLE '],
    ['Élodie', 'E\u0301LODIE'],
    ['Elodie', 'Élodie'],
    ['Le  Grand', 'le grand'],
    ['Ａｌｉｃｅ', 'Alice'],
    ['Al\u200bice', 'AIice'],
    ['Сара', 'CAPA'],
    ['D’Art', "d'art"],
  ])('of %s and %s is one', (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });

  it('keeps different names apart', () => {
    expect(nameKey('Camille')).not.toBe(nameKey('Camile'));
    expect(nameKey('がき')).not.toBe(nameKey('かき'));
    expect(nameKey('Alice B')).not.toBe(nameKey('AliceB'));
  });

  it('is its own key, and never a path', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('a', 'L', 'É', '/', '.', '_', '-', ' ', '1', '麦', 'ß', 'Σ'),
          minLength: 3,
        }),
        (name) => {
          fc.pre(nameProblem(name) === undefined);
          expect(nameKey(nameKey(name))).toBe(nameKey(name));
          expect(nameKey(name)).not.toMatch(/[/\n]|^\.+$|^__.*__$/);
        },
      ),
    );
  });
});

describe('the normal form', () => {
  it('of any text is normal', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(tidyName(tidyName(name))).toBe(tidyName(name));
      }),
      { numRuns: 1000 },
    );
  });

  it('of a text that may be tidied to a name is one', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(isName(tidyName(name))).toBe(nameProblem(name) === undefined);
      }),
    );
  });

  it.each([
    ['', 'nameRequired'],
    ['\u200b \u00ad', 'nameRequired'],
    ['Jo', 'nameTooShort'],
    ['🐱'.repeat(21), 'nameTooLong'],
    ['🐱'.repeat(20), 'nameNotValid'],
    ['Dаvid', 'nameNotValid'],
    ['🐱'.repeat(19) + 'a', undefined],
    ['\ud800abc', 'nameNotValid'],
  ])('%j: %s', (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });
});

describe('every character a name may hold', () => {
  const characters = nameCharacters();
  const allowed = new Set(characters);

  it('is seen, and left as it is by NFKC and by tidying', () => {
    expect(characters.length).toBeGreaterThan(30_000);
    const changed = characters.filter(
      (one) => one.normalize('NFKC') !== one || tidyName(`a${one}a`) !== `a${one}a`,
    );
    expect(changed).toEqual([]);
    expect(characters.filter((one) => /[\p{C}\p{M}\p{Zl}\p{Zp}]/u.test(one) && !/\p{Cn}/u.test(one))).toEqual(
      [],
    );
  });

  it('joins no other: what composes ends with a character no name may hold', () => {
    for (let code = 0; code <= 0x10ffff; code++) {
      const parts = Array.from(String.fromCodePoint(code).normalize('NFD'));
      if (parts.length > 1) expect(allowed.has(parts.at(-1) ?? '')).toBe(false);
    }
  });

  it('is compared as characters a name may hold, which are compared as themselves', () => {
    const stray = characters.filter((one) =>
      Array.from(foldCharacter(one)).some((part) => !allowed.has(part) || foldCharacter(part) !== part),
    );
    expect(stray).toEqual([]);
  });

  it('is compared without case', () => {
    const stray = characters.filter((one) => {
      const other = one.toUpperCase();
      return allowed.has(other) && foldCharacter(other) !== foldCharacter(one);
    });
    expect(stray).toEqual([]);
  });
});

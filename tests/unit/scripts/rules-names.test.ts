import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { nameCharacters, withNames } from '../../../scripts/rules-names';
import { foldCharacter } from '../../../src/records/name-letters';
import { Parser } from '../../support/firestore/parser';
import { evaluate, Scope } from '../../support/firestore/evaluate';

const rules = readFileSync(path.resolve(import.meta.dirname, '../../../firestore.rules'), 'utf8');

it('the rules know names as the game does', () => {
  expect(withNames(rules) === rules, 'firestore.rules: run `npm run rules:write`').toBe(true);
});

it('refuses rules that have no place for them', () => {
  expect(() => withNames('service cloud.firestore {}')).toThrow('no place');
});

it('the rules compare every character as the game does', () => {
  const source = `service cloud.firestore { ${/function keyOfName[\s\S]*?\n {4}\}/.exec(rules)?.[0] ?? ''} }`;
  const scope = new Scope(undefined, [], new Parser(source).file().functions);
  const characters = nameCharacters();
  for (let i = 0; i < characters.length; i += 500) {
    const some = characters.slice(i, i + 500);
    const key = evaluate(
      { op: 'call', name: 'keyOfName', args: [{ op: 'literal', value: some.join('') }] },
      scope,
      { expressions: 0, nan: 'unordered', read: () => undefined },
    );
    expect(key).toBe(some.map(foldCharacter).join(''));
  }
});

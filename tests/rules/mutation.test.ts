/** Every condition of the rules is needed: a file without it must fail a case of the table, or stand here with the reason. */
import { expect, it } from 'vitest';
import { rulesFor } from '../contract/firebase-home';
import { Parser } from '../support/firestore/parser';
import { rulesOf } from '../support/firestore/rules';
import { CASES } from './cases';
import { settle } from './documents';
import { mutantsOf, type Mutant } from './mutants';
import { SURVIVORS } from './survivors';
import { ADMIN, isRefused, World } from './world';

/** Whoever noticed a fault stands first: it is likely to notice the one beside it as well. */
const order = [...CASES];

function isKilled({ block }: Mutant): boolean {
  const rules = rulesOf(block);
  const at = order.findIndex(({ allowed, run }) => {
    const world = new World(rules);
    settle(world);
    return isRefused(() => run(world)) === allowed;
  });
  if (at < 0) return false;
  order.unshift(...order.splice(at, 1));
  return true;
}

/** `npm run rules:mutate` tries all of them, `npm test` every sixth: it has twenty minutes for everything. */
const STEP = process.env['npm_lifecycle_event'] === 'rules:mutate' ? 1 : 6;

it('every mutant dies or is explained', { timeout: 1_200_000 }, () => {
  const all = [...mutantsOf(new Parser(rulesFor(ADMIN)).file())];
  expect(all.length).toBeGreaterThan(150);
  const mutants = all.filter((_, i) => i % STEP === 0);
  const alive = mutants.filter((mutant) => !isKilled(mutant));
  expect(
    alive.filter(({ name }) => !(name in SURVIVORS)).map(({ line, name }) => `${line}: ${name}`),
  ).toEqual([]);
  const names = new Set(alive.map(({ name }) => name));
  expect(
    Object.keys(SURVIVORS).filter((name) => STEP === 1 && !names.has(name)),
    'explained, but dead',
  ).toEqual([]);
});

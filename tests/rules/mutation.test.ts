/** Every condition of the rules is needed: a file without it must fail a case of the table, or stand here with the reason. */
import { expect, it } from 'vitest';
import { rulesFor } from '../contract/firebase-home';
import { Parser } from '../support/firestore/parser';
import { rulesOf, type Rules } from '../support/firestore/rules';
import type { Expression } from '../support/firestore/syntax';
import { CASES } from './cases';
import { settle } from './documents';
import { mutantsOf, watched, type Mutant } from './mutants';
import { SURVIVORS } from './survivors';
import { ADMIN, isRefused, World } from './world';

const file = new Parser(rulesFor(ADMIN)).file();

type Case = (typeof CASES)[number];

const fails = ({ allowed, run }: Case, rules: Rules): boolean => {
  const world = new World(rules);
  settle(world);
  return isRefused(() => run(world)) === allowed;
};

/** The cases that evaluate each expression that can be broken: no other one can notice. */
function witnesses(): ReadonlyMap<Expression, readonly Case[]> {
  const found = new Map<Expression, Set<Case>>();
  let now: Case | undefined;
  const rules = rulesOf(
    watched(file, (one) => {
      const those = found.get(one) ?? new Set();
      found.set(one, now ? those.add(now) : those);
    }),
  );
  for (const one of CASES) {
    now = one;
    expect(fails(one, rules), 'a case that fails without a fault').toBe(false);
  }
  return new Map([...found].map(([one, those]) => [one, [...those]]));
}

it('every mutant dies or is explained', { timeout: 1_200_000 }, () => {
  const mutants = [...mutantsOf(file)];
  const seenBy = witnesses();
  const isKilled = ({ at, block }: Mutant) => {
    const rules = rulesOf(block);
    return (seenBy.get(at) ?? []).some((one) => fails(one, rules));
  };
  expect(mutants.length).toBeGreaterThan(150);
  const alive = mutants.filter((mutant) => !isKilled(mutant));
  expect(
    alive.filter(({ name }) => !(name in SURVIVORS)).map(({ line, name }) => `${line}: ${name}`),
  ).toEqual([]);
  const names = new Set(alive.map(({ name }) => name));
  expect(
    Object.keys(SURVIVORS).filter((name) => !names.has(name)),
    'explained, but dead',
  ).toEqual([]);
});

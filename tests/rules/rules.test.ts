/** Allow and deny, one row of the table a test. */
import { expect, it } from 'vitest';
import { compileRules } from '../support/firestore/rules';
import { rulesFor } from '../contract/firebase-home';
import { CASES } from './cases';
import { settle } from './documents';
import { ADMIN, isRefused, World } from './world';

const rules = compileRules(rulesFor(ADMIN));

it.each(CASES)('$name', ({ allowed, run }) => {
  const world = new World(rules);
  settle(world);
  let refused = false;
  // what comes before the last request of a case has to be allowed
  refused = isRefused(() => run(world));
  expect(refused).toBe(!allowed);
});

it('names every case once', () => {
  const names = CASES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

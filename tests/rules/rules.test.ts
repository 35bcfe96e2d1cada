/** Allow and deny, one row of the table a test. */
import { expect, it } from 'vitest';
import { compileRules } from '../support/firestore/rules';
import { rulesFor as rulesOfLevels } from '../../scripts/board-levels';
import { rulesFor } from '../contract/firebase-home';
import { CATALOGUE } from '../../src/maps/catalogue';
import { CASES } from './cases';
import { settle, version } from './documents';
import { ADMIN, isRefused, set, World } from './world';

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

it('keeps the past of one level more as soon as the rules are written for it', () => {
  const more = CATALOGUE.length + 1;
  const past = set(`levelData/level${more}/versions/0`, version());
  const isRefusedBy = (text: string) => isRefused(() => new World(compileRules(text)).as(ADMIN).commit(past));
  expect(isRefusedBy(rulesFor(ADMIN))).toBe(true);
  expect(isRefusedBy(rulesOfLevels(rulesFor(ADMIN), more))).toBe(false);
});

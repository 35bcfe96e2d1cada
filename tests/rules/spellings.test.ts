/** The same table of spellings for everybody who judges a name: the form, the embedded store, the rules. */
import { beforeAll, expect, it } from 'vitest';
import { openShelves } from '../../src/records/local/database';
import { createLocalStore } from '../../src/records/local/store';
import { isName, nameKey } from '../../src/records/names';
import { userPath } from '../../src/records/user-paths';
import { rulesFor } from '../contract/firebase-home';
import { NOON, newDisk, scoreWrite } from '../support/records';
import { compileRules } from '../support/firestore/rules';
import { IMITATIONS, NO_NAMES, OWN } from '../support/spellings';
import { settle, submits, user } from './documents';
import { ADMIN, isRefused, set, World } from './world';

const TAKEN = Object.keys(IMITATIONS);
const ROWS = [
  ...OWN.map((name) => ({ name, may: true })),
  ...Object.values(IMITATIONS).flatMap((names) => names.map((name) => ({ name, may: false }))),
  ...NO_NAMES.map((name) => ({ name, may: false })),
].map((each, row) => ({ ...each, row, codes: JSON.stringify(each.name) }));

const rules = compileRules(rulesFor(ADMIN));
const shelves = openShelves('spellings');
const store = createLocalStore(shelves, { now: () => NOON });

beforeAll(async () => {
  newDisk();
  for (const name of TAKEN)
    await shelves.put({ table: 'documents', key: userPath(name), value: { userId: 'holder' } });
});

it('holds two hundred spellings, each once', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(200);
  expect(new Set(ROWS.map(({ name }) => name)).size).toBe(ROWS.length);
});

it.each(TAKEN)('%s may be taken', (name) => {
  expect(isName(name)).toBe(true);
});

it.each(ROWS)('$codes: a guest may sign with it: $may', async ({ row, name, may }) => {
  const keys = new Set(TAKEN.map(nameKey));
  expect(isName(name) && !keys.has(nameKey(name)), 'the form').toBe(may);

  const write = scoreWrite(`s${row}`, { name });
  expect((await store.put(write)).kind === 'ok', 'the embedded store').toBe(may);

  const world = new World(rules);
  settle(world);
  world.given(...TAKEN.map((taken) => set(userPath(taken), user('holder', taken))));
  expect(!isRefused(() => world.as('guest').commit(...submits({ name }))), 'the rules').toBe(may);
});

it.each(Object.entries(IMITATIONS))('every spelling that is one has the key of %s', (name, spellings) => {
  for (const spelling of spellings) if (isName(spelling)) expect(nameKey(spelling)).toBe(nameKey(name));
});

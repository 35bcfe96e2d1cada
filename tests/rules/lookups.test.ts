/** Every honest request stays within production's look-ups, whether a document counts once or each time. */
import { describe, expect, it } from 'vitest';
import { rulesFor } from '../contract/firebase-home';
import type { Counting } from '../support/firestore/lookups';
import { compileRules } from '../support/firestore/rules';
import { CASES } from './cases';
import { settle } from './documents';
import { ADMIN, World, isRefused, set } from './world';

const WAYS: readonly Counting[] = ['once', 'each'];
const rules = compileRules(rulesFor(ADMIN));
const HONEST = CASES.filter(({ allowed }) => allowed);

describe.each(WAYS)('documents that count %s', (counting) => {
  it.each(HONEST)('$name', ({ run }) => {
    const world = new World(rules, counting);
    settle(world);
    expect(isRefused(() => run(world))).toBe(false);
  });
});

const looking = (times: number, at: (time: number) => string) =>
  compileRules(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /things/{id} {
      allow create: if ${Array.from({ length: times }, (_, time) => `!exists(/databases/$(database)/documents/${at(time)})`).join(' && ')};
    }
  }
}`);

it.each([
  { what: 'ten of one', times: 10, at: () => 'a/one', once: true, each: true },
  { what: 'eleven of one', times: 11, at: () => 'a/one', once: true, each: false },
  { what: 'eleven of eleven', times: 11, at: (time: number) => `a/d${time}`, once: false, each: false },
])('counts $what', ({ times, at, ...allowed }) => {
  for (const counting of WAYS) {
    const world = new World(looking(times, at), counting);
    expect(isRefused(() => world.as('alice').commit(set('things/one', {})))).toBe(!allowed[counting]);
  }
});

it.each([
  { what: 'twenty', writes: 2, each: true },
  { what: 'thirty', writes: 3, each: false },
])('counts $what of a batch', ({ writes, each }) => {
  const batch = Array.from({ length: writes }, (_, i) => set(`things/t${i}`, {}));
  for (const counting of WAYS) {
    const world = new World(
      looking(10, () => 'a/one'),
      counting,
    );
    expect(isRefused(() => world.as('alice').commit(...batch))).toBe(counting === 'each' && !each);
  }
});

import { describe, expect, it } from 'vitest';
import { importersOf, isBelowBrowser, nearestTests } from '../../../../scripts/mutate/near';

const TEXTS = new Map([
  ['src/game/clock.ts', 'export const clock = 1;'],
  ['src/game/run.ts', "import { clock } from './clock'; export const run = clock;"],
  ['src/game/names.ts', "import type { clock } from './clock'; export type T = typeof clock;"],
  ['src/table/View.tsx', "export * from '../game/run'; export const v = <b />;"],
  ['src/app/late.ts', "export const load = () => import('../table/View');"],
  ['tests/unit/game/clock.test.ts', "import { run } from '../../../src/game/run'; run;"],
  ['tests/unit/game/run.test.ts', "import { run } from '../../../src/game/run'; run;"],
  ['tests/unit/table/View.test.tsx', "import * as v from '../../../src/table/View'; v;"],
  ['tests/unit/app/late.test.ts', "import { load } from '../../../src/app/late'; load;"],
  ['tests/unit/game/names.test.ts', "import type { T } from '../../../src/game/names';"],
  ['tests/unit/kept/kept.test.ts', "import { expect } from 'vitest'; expect;"],
]);

const importers = importersOf(TEXTS);

describe('the tests nearest to a source', () => {
  it('begin with its own, then come by their steps, over what is handed on and loaded late', () => {
    expect(nearestTests('src/game/clock.ts', importers, 9)).toEqual([
      'tests/unit/game/clock.test.ts',
      'tests/unit/game/run.test.ts',
      'tests/unit/table/View.test.tsx',
      'tests/unit/app/late.test.ts',
    ]);
  });

  it('are all that bear its name, before those that import it by fewer steps', () => {
    const several = importersOf(
      new Map([
        ...TEXTS,
        ['tests/unit/game/clock-night.test.ts', "import { v } from '../../../src/table/View'; v;"],
        ['tests/unit/game/clocks.test.ts', "import { v } from '../../../src/table/View'; v;"],
      ]),
    );
    expect(nearestTests('src/game/clock.ts', several, 2)).toEqual([
      'tests/unit/game/clock-night.test.ts',
      'tests/unit/game/clock.test.ts',
    ]);
  });

  it('are so many at most', () => {
    expect(nearestTests('src/game/clock.ts', importers, 2)).toHaveLength(2);
  });

  it('are none where only types are asked for', () => {
    expect(nearestTests('src/game/names.ts', importers, 9)).toEqual([]);
  });

  it('are found although modules import each other', () => {
    const round = importersOf(
      new Map([
        ['src/a.ts', "import { b } from './b'; export const a = b;"],
        ['src/b.ts', "import { a } from './a'; export const b = a;"],
        ['tests/unit/b.test.ts', "import { b } from '../../src/b'; b;"],
      ]),
    );
    expect(nearestTests('src/a.ts', round, 9)).toEqual(['tests/unit/b.test.ts']);
  });
});

it('of the contract, the suite over what lies on the device needs no server, and helpers are read', () => {
  expect(
    [
      'tests/unit/a.test.ts',
      'tests/support/world.ts',
      'tests/contract/records-local.test.ts',
      'tests/contract/records.ts',
      'tests/contract/records-firebase.test.ts',
      'tests/contract/matrix.test.ts',
      'tests/e2e/web/play.spec.ts',
      'tests/rules/rules.test.ts',
    ].map(isBelowBrowser),
  ).toEqual([true, true, true, true, false, false, false, false]);
});

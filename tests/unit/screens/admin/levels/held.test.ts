import { expect, it } from 'vitest';
import { definitionOf } from '../../../../../src/maps/definition';
import { countsOf } from '../../../../../src/records/verdict';
import { differenceOf, heldIn } from '../../../../../src/screens/admin/levels/held';
import { LEVEL } from '../../../../support/level';

const DEFINITION = definitionOf(LEVEL);
const { normal, duplicate } = countsOf(LEVEL.quests);
const BUILD = { updateDate: LEVEL.updateDate, normalQuests: normal, duplicateQuests: duplicate };

it('reads what the database holds by level, what is no definition included', () => {
  const held = heldIn([
    { path: 'levelData/level1', data: { ...DEFINITION, counts: { normal, duplicate } } },
    { path: 'levelData/level2', data: { level: 2 } },
    { path: 'levelData/other', data: {} },
  ]);
  expect([...held.keys()]).toEqual([1, 2]);
  expect(held.get(1)).toEqual(DEFINITION);
  expect(held.get(2)).toBe('invalid');
});

it('says how each differs from the build', () => {
  const of = (changes: Partial<typeof BUILD>) => differenceOf({ ...BUILD, ...changes }, DEFINITION);
  expect(differenceOf(BUILD, undefined)).toBe('absent');
  expect(differenceOf(BUILD, 'invalid')).toBe('invalid');
  expect(differenceOf(BUILD, 'invalid', true)).toBe('same');
  expect(of({})).toBe('same');
  expect(of({ updateDate: '2100-01-01T00:00:00Z' })).toBe('buildNewer');
  expect(of({ updateDate: '2000-01-01T00:00:00Z' })).toBe('databaseNewer');
  expect(of({ normalQuests: normal + 1 })).toBe('quests');
});

import { expect, it } from 'vitest';
import { firstFindsLeft } from '../../../src/progress/newcomer';
import { NOTHING_FOUND, withFind } from '../../../src/progress/progress';

it('counts down with each quest found, on whatever map, and not below nothing', () => {
  const find = { at: 1, ms: 4200 };
  const left = [NOTHING_FOUND];
  for (const [level, quest] of [
    [15, 'quest1'],
    [15, 'quest1'],
    [2, 'quest1'],
    [2, 'quest4'],
    [3, 'quest1'],
  ] as const)
    left.push(withFind(left.at(-1) ?? NOTHING_FOUND, level, quest, find));
  expect(left.map(firstFindsLeft)).toEqual([3, 2, 2, 1, 0, 0]);
});

import { expect, it } from 'vitest';
import { mapRect } from '../../../src/game/space';
import { newlyFound, questOf } from '../../../src/living/newly-found';

const place = (id: string) => ({ id, rect: mapRect(0, 0, 1, 1) });

it('both of a pair leap at once, and nobody twice', () => {
  const pair = [place('dquest1-0'), place('dquest1-1')];
  expect(newlyFound([], pair)).toEqual(pair);
  expect(newlyFound(pair, [...pair, place('quest3-0')]).map(({ id }) => id)).toEqual(['quest3-0']);
  expect(newlyFound(pair, pair)).toEqual([]);
});

it('knows whose place it is', () => {
  expect(questOf('dquest1-1')).toBe('dquest1');
  expect(questOf('a-quest-12')).toBe('a-quest');
});

import { expect, it } from 'vitest';
import { catsOf, withCat } from '../../../src/progress/cats';
import { mergeProgress } from '../../../src/progress/merge';
import { levelOf, NOTHING_FOUND, startedOver } from '../../../src/progress/progress';
import { parseProgress } from '../../../src/progress/schema';

const LEVELS = [
  { level: 1, further: { cat: 'one' } },
  { level: 2, further: { cat: 'two' } },
  // real artwork has no cat
  { level: 3, further: {} },
  { level: 4 },
];

it('counts the maps on which the cat was found, of those that have one', () => {
  const progress = withCat(withCat(NOTHING_FOUND, 1, 5), 3, 6);
  expect(catsOf(progress, LEVELS)).toEqual({ found: 1, total: 2 });
  expect(catsOf(progress, LEVELS, 18)).toEqual({ found: 1, total: 20 });
});

it('is found once a map, and stays found when the map is started over', () => {
  const once = withCat(NOTHING_FOUND, 1, 5);
  expect(withCat(once, 1, 9)).toBe(once);
  expect(levelOf(startedOver(once, 1, 7), 1).cat).toBe(5);
});

it('of two devices the earlier find stands', () => {
  const [ours, theirs] = [withCat(NOTHING_FOUND, 1, 5), withCat(NOTHING_FOUND, 1, 3)];
  expect(levelOf(mergeProgress(ours, theirs), 1).cat).toBe(3);
  expect(mergeProgress(ours, theirs)).toBe(theirs);
});

it('loses a malformed find alone', () => {
  const level = { quests: {}, modes: { '2': { won: 3 } } };
  expect(parseProgress({ levels: { '1': { ...level, cat: 'yes' } }, hunts: {} }).levels).toEqual({
    '1': level,
  });
});

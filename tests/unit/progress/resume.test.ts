import { expect, it } from 'vitest';
import { NOTHING_FOUND, withFind } from '../../../src/progress/progress';
import { resumeAt } from '../../../src/progress/resume';
import { everythingOf } from '../../support/progress';

const SIZES = [4, 2, 7].map((level) => ({ level, normalQuests: 2, duplicateQuests: 0 }));
const [FOUR, TWO, SEVEN] = SIZES;
const found = (progress: typeof NOTHING_FOUND, level: number, at: number) =>
  withFind(progress, level, 'quest1', { at, ms: 5 });

it('goes on with nothing before the first find', () => {
  expect(resumeAt(NOTHING_FOUND, SIZES)).toBeUndefined();
});

it('goes on with the map of the latest find that has somebody left', () => {
  expect(resumeAt(found(found(NOTHING_FOUND, 2, 9), 4, 5), SIZES)).toBe(2);
  expect(resumeAt(found(found(NOTHING_FOUND, 2, 9), 4, 15), SIZES)).toBe(4);
  expect(resumeAt(found(everythingOf(TWO ? [TWO] : []), 4, 0), SIZES)).toBe(4);
});

it('goes on with the next map when all begun ones are whole', () => {
  expect(resumeAt(everythingOf(FOUR ? [FOUR] : []), SIZES)).toBe(2);
  expect(resumeAt(everythingOf(SEVEN ? [SEVEN] : []), SIZES)).toBe(4);
});

it('knows nothing of a map that is not open', () => {
  expect(resumeAt(found(NOTHING_FOUND, 9, 5), SIZES)).toBeUndefined();
});

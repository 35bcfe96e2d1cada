import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DIFFICULTIES, difficultyOf, difficultyScore } from '../../../src/artwork/difficulty';

const SHEET = { width: 3840, height: 2716 };
const at = (x: number, y: number, side: number) => ({
  top: { x: x - side / 2, y: y - side / 2 },
  bottom: { x: x + side / 2, y: y + side / 2 },
});
const middle = (side: number, contrast: number) => ({ box: at(1920, 1358, side), sheet: SHEET, contrast });

it('goes from a large striking thing in the middle to a speck in a corner', () => {
  expect(difficultyOf([middle(320, 40)])).toBe('easy');
  const corner = { box: at(30, 30, 42), sheet: SHEET, contrast: 2 };
  expect(difficultyOf([corner])).toBe('veryHard');
  expect(difficultyOf([middle(320, 40), corner])).toBe('veryHard');
  expect(difficultyOf([])).toBeUndefined();
});

it('never falls as a box gets smaller, duller or further from the middle', () => {
  const side = fc.integer({ min: 8, max: 600 });
  const contrast = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(side, side, contrast, contrast, fc.integer({ min: 0, max: 1500 }), (a, b, c, d, x) => {
      const [small, large, dull, bright] = [Math.min(a, b), Math.max(a, b), Math.min(c, d), Math.max(c, d)];
      expect(difficultyScore(middle(small, c))).toBeGreaterThanOrEqual(difficultyScore(middle(large, c)));
      expect(difficultyScore(middle(a, dull))).toBeGreaterThanOrEqual(difficultyScore(middle(a, bright)));
      const away = { ...middle(a, c), box: at(1920 + x, 1358, a) };
      expect(difficultyScore(away)).toBeGreaterThanOrEqual(difficultyScore(middle(a, c)));
    }),
  );
});

it('is the same whatever size the boxes are measured in', () => {
  const half = { width: 1920, height: 1358 };
  const small = { box: at(500, 400, 60), sheet: half, contrast: 12 };
  const large = { box: at(1000, 800, 120), sheet: SHEET, contrast: 12 };
  expect(difficultyScore(small)).toBeCloseTo(difficultyScore(large), 9);
  expect(DIFFICULTIES).toContain(difficultyOf([small]));
});

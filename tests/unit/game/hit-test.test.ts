import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../src/game/hit-test';
import { countMatched, distanceToBox, judge, targetsHit } from '../../../src/game/hit-test';
import { outlineText, type Run } from '../../../src/game/outline';
import { targetBox } from '../../../src/game/quest';
import { mapPoint } from '../../../src/game/space';
import { box } from '../../support/game-builders';

const mark = (x: number, y: number, slack = 0): Mark => ({ point: mapPoint(x, y), slack });
const lone = [box(100, 100, 40, 60)];

describe('distanceToBox', () => {
  it.each([
    [120, 130, 0],
    [100, 100, 0],
    [90, 130, 10],
    [150, 130, 10],
    [120, 80, 20],
    [120, 165, 5],
    [97, 96, 5],
    [143, 164, 5],
  ])('from %i, %i is %i', (x, y, distance) => {
    expect(distanceToBox(mapPoint(x, y), box(100, 100, 40, 60))).toBe(distance);
  });
});

describe('targetsHit', () => {
  it('takes the top edge in and leaves the bottom edge out without slack', () => {
    expect(targetsHit(mark(100, 100), lone)).toEqual([0]);
    expect(targetsHit(mark(139.9, 159.9), lone)).toEqual([0]);
    expect(targetsHit(mark(140, 130), lone)).toEqual([]);
    expect(targetsHit(mark(120, 160), lone)).toEqual([]);
    expect(targetsHit(mark(99.9, 130), lone)).toEqual([]);
    expect(targetsHit(mark(120, 99.9), lone)).toEqual([]);
  });

  it('reaches as far as the slack and no further', () => {
    expect(targetsHit(mark(76, 130, 24), lone)).toEqual([0]);
    expect(targetsHit(mark(75.9, 130, 24), lone)).toEqual([]);
    expect(targetsHit(mark(164, 130, 24), lone)).toEqual([0]);
    expect(targetsHit(mark(164.1, 130, 24), lone)).toEqual([]);
  });

  it('measures the slack round a corner as the crow flies', () => {
    expect(targetsHit(mark(94, 92, 10), lone)).toEqual([0]);
    expect(targetsHit(mark(92, 92, 10), lone)).toEqual([]);
  });

  it('leaves a tap to the nearer of two targets', () => {
    const pair = [box(100, 100, 40, 60), box(160, 100, 40, 60)];
    expect(targetsHit(mark(148, 130, 24), pair)).toEqual([0]);
    expect(targetsHit(mark(152, 130, 24), pair)).toEqual([1]);
    expect(targetsHit(mark(165, 130, 40), pair)).toEqual([1]);
  });

  it('lets a tap equally near to two stand for either', () => {
    const pair = [box(100, 100, 40, 60), box(120, 100, 40, 60)];
    expect(targetsHit(mark(130, 130), pair)).toEqual([0, 1]);
  });
});

describe('an outlined target', () => {
  /** An L whose slack is cut off on its right, where somebody else is near: x from 124 on. */
  const rows: Run[][] = [[[100, 104]], [[100, 104]], [[100, 112]]];
  const outline = outlineText({
    shape: { top: 100, rows },
    reach: { top: 20, rows: Array.from({ length: 12 }, (): Run[] => [[20, 31]]) },
  });
  const target = { ...targetBox(100, 100, 112, 103), outline };

  it('is hit on its silhouette, not in its box, without slack', () => {
    expect(targetsHit(mark(100, 100), [target])).toEqual([0]);
    expect(targetsHit(mark(111.9, 102.9), [target])).toEqual([0]);
    expect(targetsHit(mark(104, 100), [target])).toEqual([]);
    expect(targetsHit(mark(112, 102), [target])).toEqual([]);
  });

  it('has its slack where nobody else is as near, and nowhere else', () => {
    expect(targetsHit(mark(110, 98, 5), [target])).toEqual([0]);
    expect(targetsHit(mark(110, 96, 5), [target])).toEqual([]);
    expect(targetsHit(mark(123.9, 102, 12), [target])).toEqual([0]);
    expect(targetsHit(mark(124, 102, 100), [target])).toEqual([]);
  });

  it('is its box when its outline cannot be read', () => {
    expect(targetsHit(mark(110, 100), [{ ...target, outline: 'nonsense' }])).toEqual([0]);
  });

  it('leaves a tap to the nearer of its quest', () => {
    const other = box(118, 100, 10, 10);
    expect(targetsHit(mark(114, 102, 20), [target, other])).toEqual([0]);
    expect(targetsHit(mark(116, 102, 20), [target, other])).toEqual([1]);
  });

  it('is marked once however many of its marks count', () => {
    expect(countMatched([mark(100, 100), mark(101, 101)], [target, box(500, 500)])).toBe(1);
    expect(judge([mark(100, 100), mark(510, 510)], [target, box(500, 500)])).toBe('right');
  });

  it('is hit by more, never by less, the more slack there is', () => {
    const near = fc.integer({ min: 60, max: 150 });
    const slack = fc.integer({ min: 0, max: 50 });
    fc.assert(
      fc.property(near, near, slack, slack, (x, y, one, more) => {
        const hits = (slack: number) => targetsHit(mark(x, y, slack), [target]).length;
        expect(hits(one + more)).toBeGreaterThanOrEqual(hits(one));
      }),
    );
  });
});

describe('countMatched', () => {
  const pair = [box(100, 100, 40, 60), box(300, 100, 40, 60)];

  it('counts two marks on one target once', () => {
    expect(countMatched([mark(110, 130), mark(120, 130)], pair)).toBe(1);
  });

  it('takes marks in any order', () => {
    expect(countMatched([mark(310, 130), mark(110, 130)], pair)).toBe(2);
  });

  it('moves a mark that may stand for two targets where it is needed', () => {
    const overlapping = [box(100, 100, 40, 60), box(120, 100, 40, 60)];
    expect(countMatched([mark(130, 130), mark(105, 130)], overlapping)).toBe(2);
    expect(countMatched([mark(130, 130), mark(155, 130)], overlapping)).toBe(2);
    expect(countMatched([mark(130, 130), mark(131, 130)], overlapping)).toBe(2);
    expect(countMatched([mark(105, 130), mark(106, 130)], overlapping)).toBe(1);
  });

  it('finds as many as trying every assignment would', () => {
    const near = fc.record({ x: fc.integer({ min: 0, max: 8 }), y: fc.integer({ min: 0, max: 8 }) });
    fc.assert(
      fc.property(
        fc.array(near, { minLength: 1, maxLength: 4 }),
        fc.array(near, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 4 }),
        (corners, points, slack) => {
          const targets = corners.map(({ x, y }) => box(x, y, 3, 3));
          const marks = points.map(({ x, y }) => mark(x, y, slack));
          const most = (index: number, free: readonly number[]): number => {
            const current = marks[index];
            if (!current) return 0;
            const choices = targetsHit(current, targets).filter((target) => free.includes(target));
            const placed = choices.map(
              (target) =>
                1 +
                most(
                  index + 1,
                  free.filter((each) => each !== target),
                ),
            );
            return Math.max(most(index + 1, free), ...placed);
          };
          expect(countMatched(marks, targets)).toBe(
            most(
              0,
              targets.map((_, index) => index),
            ),
          );
        },
      ),
    );
  });
});

describe('judge', () => {
  const three = [box(100, 100), box(300, 100), box(500, 100)];

  it('waits for as many marks as targets', () => {
    expect(judge([], three)).toBe('pending');
    expect(judge([mark(110, 110), mark(310, 110)], three)).toBe('pending');
    expect(judge([mark(0, 0), mark(1, 1)], three)).toBe('pending');
  });

  it('is right only when every target is hit', () => {
    expect(judge([mark(510, 110), mark(110, 110), mark(310, 110)], three)).toBe('right');
    expect(judge([mark(510, 110), mark(110, 110), mark(0, 0)], three)).toBe('wrong');
    expect(judge([mark(510, 110), mark(110, 110), mark(111, 110)], three)).toBe('wrong');
  });
});

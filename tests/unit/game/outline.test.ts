import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boxOfMask,
  distanceToMask,
  holds,
  LONGEST_OUTLINE,
  outlineText,
  parseOutline,
  type Mask,
  type Run,
} from '../../../src/game/outline';
import { mapPoint } from '../../../src/game/space';

/** A row from any bounds: ascending, two by two. */
const anyRow = fc.uniqueArray(fc.nat({ max: 400 }), { maxLength: 8 }).map((bounds): Run[] => {
  const sorted = [...bounds].sort((a, b) => a - b);
  return sorted.flatMap((end, at): Run[] => (at % 2 === 1 ? [[sorted[at - 1] ?? 0, end]] : []));
});
const anyMask: fc.Arbitrary<Mask> = fc.record({
  top: fc.nat({ max: 3000 }),
  rows: fc.array(anyRow, { maxLength: 12 }),
});
const filled = anyMask.filter(({ rows }) => rows.some((row) => row.length > 0));
const one: Mask = {
  top: 7,
  rows: [
    [[10, 14]],
    [],
    [
      [9, 11],
      [13, 20],
    ],
  ],
};
const text = outlineText({ shape: one, reach: { top: 1, rows: [[[2, 5]]] } });

describe('the text of an outline', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(filled, anyMask, (shape, reach) => {
        expect(parseOutline(outlineText({ shape, reach }))).toEqual({ shape, reach });
      }),
    );
  });

  it('is refused when it is cut, longer, of another version or no outline at all', () => {
    for (let length = 0; length < text.length; length++)
      expect(parseOutline(text.slice(0, length))).toBeUndefined();
    for (const wrong of [`${text}A`, `2${text.slice(1)}`, ` ${text}`, `${text.slice(0, -1)}é`])
      expect(parseOutline(wrong)).toBeUndefined();
    expect(parseOutline(text + 'A'.repeat(LONGEST_OUTLINE))).toBeUndefined();
  });

  it('is refused when anything of it is written in another way', () => {
    const letters = fc.constantFrom(...'ABCHghi0189-_'.split(''));
    const changes = fc.tuple(fc.nat(), fc.nat({ max: 2 }), fc.array(letters, { maxLength: 3 }));
    let read = 0;
    fc.assert(
      fc.property(filled, anyMask, changes, (shape, reach, [place, gone, more]) => {
        const right = outlineText({ shape, reach });
        const at = 1 + (place % right.length);
        const changed = right.slice(0, at) + more.join('') + right.slice(at + gone);
        const outline = parseOutline(changed);
        if (!outline) return;
        read += 1;
        expect(outlineText(outline)).toBe(changed);
      }),
      { numRuns: 3000 },
    );
    expect(read).toBeGreaterThan(100);
  });

  it('is refused when it shows nothing', () => {
    const nothing: Mask = { top: 0, rows: [[], []] };
    expect(parseOutline(outlineText({ shape: nothing, reach: one }))).toBeUndefined();
  });

  it('gives ascending runs or nothing, whatever was written', () => {
    const digits = fc.constantFrom(...'ABCDEFGHIJZaz059-_ghij'.split(''));
    fc.assert(
      fc.property(fc.array(digits, { maxLength: 60 }), (letters) => {
        const outline = parseOutline(`1${letters.join('')}`);
        // whatever is read has this text and no other
        if (outline) expect(outlineText(outline)).toBe(`1${letters.join('')}`);
        for (const row of outline ? [...outline.shape.rows, ...outline.reach.rows] : []) {
          const bounds = row.flat();
          expect(bounds.every((bound, at) => bound > (bounds[at - 1] ?? -1))).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a mask', () => {
  it('has the box of its runs', () => {
    expect(boxOfMask(one)).toEqual({ left: 9, top: 7, right: 20, bottom: 10 });
    expect(boxOfMask({ top: 3, rows: [[], [[5, 6]], []] })).toEqual({ left: 5, top: 4, right: 6, bottom: 5 });
  });

  it('is as far as the nearest of its pixels', () => {
    const anyPoint = fc.record({
      x: fc.double({ min: -50, max: 450, noNaN: true }),
      y: fc.double({ min: -50, max: 60, noNaN: true }),
    });
    fc.assert(
      fc.property(filled, anyPoint, (mask, { x, y: down }) => {
        const y = mask.top + down;
        const pixels = mask.rows.flatMap((row, index) =>
          row.flatMap(([start, end]) =>
            Array.from({ length: end - start }, (_, at) => [start + at, mask.top + index] as const),
          ),
        );
        for (const [px, py] of pixels.slice(0, 3)) expect(holds(mask, px, py)).toBe(true);
        const distances = pixels.map(([px, py]) =>
          Math.hypot(Math.max(px - x, 0, x - px - 1), Math.max(py - y, 0, y - py - 1)),
        );
        expect(distanceToMask(mapPoint(x, y), mask)).toBeCloseTo(Math.min(...distances), 9);
      }),
    );
  });
});

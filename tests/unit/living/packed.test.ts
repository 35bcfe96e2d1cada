import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Run } from '../../../src/game/outline';
import { Packed } from '../../../src/living/packed';

/** Rows of runs, ascending and apart; some rows are empty. */
const rows = fc.array(
  fc
    .array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 })), { maxLength: 12 })
    .map((steps) => {
      let at = 0;
      return steps.map(([before, length]): Run => {
        const start = at + before;
        at = start + length;
        return [start, at];
      });
    }),
  { maxLength: 60 },
);

it('a packed shape is the shape that was packed, whenever it is read', () => {
  fc.assert(
    fc.property(fc.nat(2000), rows, (top, runs) => {
      const packed = new Packed({ top, rows: runs });
      expect([packed.top, packed.rows, packed.rows]).toEqual([top, runs, runs]);
    }),
    { numRuns: 50 },
  );
});

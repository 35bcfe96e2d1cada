/** The laws that every merge of kept values keeps, whatever it merges. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Merge } from '../../src/kept/merge';

/** Fails unless the merge is commutative, associative and idempotent, and gives back `theirs` where `ours` adds nothing. */
export function expectMergeLaws<Value>(merge: Merge<Value>, values: fc.Arbitrary<Value>): void {
  fc.assert(
    fc.property(values, values, values, (a, b, c) => {
      expect(merge(a, b)).toEqual(merge(b, a));
      expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
      expect(merge(a, a)).toEqual(a);
      const both = merge(a, b);
      expect(merge(a, both)).toBe(both);
      expect(merge(b, both)).toBe(both);
    }),
  );
}

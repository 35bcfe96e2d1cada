import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PAUSE, TICK, TICKS, windowAt } from '../../../../src/screens/contest/slot-machine';

it('rolls 50 ticks of 100 ms and rests for 3 s (SPEC section 9)', () => {
  expect([TICKS, TICK, PAUSE]).toEqual([50, 100, 3000]);
});

it('always shows a participant, goes on by one, and ends with the winner', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (participants, any) => {
      const winner = any % participants;
      const shown = Array.from({ length: TICKS }, (_, tick) => windowAt(tick, participants, winner));
      expect(shown.at(-1)).toBe(winner);
      for (const [i, index] of shown.entries()) {
        expect(index >= 0 && index < participants).toBe(true);
        if (i > 0) expect(index).toBe(((shown[i - 1] ?? 0) + 1) % participants);
      }
    }),
  );
});

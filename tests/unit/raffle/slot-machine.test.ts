import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PAUSE, STOPS, TICK, TICKS, figureAt, tickAfter, windowAt } from '../../../src/raffle/slot-machine';

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

it('turns each reel by one figure a tick, and stops all three at the same one, the last with the name', () => {
  expect(STOPS).toEqual([29, 39, TICKS - 1]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(30_000), (figures, winner) => {
      for (const stop of STOPS) {
        const shown = Array.from({ length: TICKS }, (_, tick) => figureAt(tick, stop, figures, winner));
        expect(new Set(shown.slice(stop))).toEqual(new Set([winner % figures]));
        for (let tick = 1; tick <= stop; tick += 1)
          expect(shown[tick]).toBe(((shown[tick - 1] ?? 0) + 1) % figures);
      }
    }),
  );
});

it('turns as long on a slow device, whatever each tick takes there, and leaves no stop out', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: TICK, max: 4000 }), { minLength: TICKS, maxLength: TICKS }),
      (takes) => {
        const ticks = [0];
        let elapsed = 0;
        let longest = 0;
        for (const took of takes) {
          const tick = ticks.at(-1) ?? 0;
          if (tick >= TICKS - 1) break;
          elapsed += took;
          longest = Math.max(longest, took);
          ticks.push(tickAfter(tick, elapsed));
          expect(ticks.at(-1)).toBeGreaterThan(tick);
        }
        expect(ticks).toEqual(expect.arrayContaining([...STOPS]));
        expect(ticks.at(-1)).toBe(TICKS - 1);
        expect(elapsed).toBeLessThanOrEqual(TICKS * TICK + longest * STOPS.length);
      },
    ),
  );
});

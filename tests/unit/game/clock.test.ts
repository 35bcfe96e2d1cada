import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elapsedMs, nextTickIn, readClock, remainingSeconds } from '../../../src/game/clock';
import { toSeconds } from '../../../src/game/seconds';
import { createSession } from '../../../src/game/session';
import { answer, deck, MISS, play, setUp, started } from '../../support/game-builders';

describe('toSeconds', () => {
  it('keeps one decimal and cuts the rest off', () => {
    expect([0, 99, 100, 12_345, 12_399, 60_000].map(toSeconds)).toEqual([0, 0, 0.1, 12.3, 12.3, 60]);
  });

  it('is not fooled by the noise of a subtraction', () => {
    expect(toSeconds(2999.999_999_9)).toBe(3);
  });
});

describe('the clock', () => {
  it('stands at nothing before the start', () => {
    expect(readClock(createSession(setUp(), deck(1)), 99_000)).toBe(0);
    expect(readClock(createSession(setUp({ mode: 3 }), deck(1)), 99_000)).toBe(20);
  });

  it.each([1, 2, 4, 5] as const)('counts up in mode %i', (mode) => {
    expect([0, 1250, 90_000].map((at) => readClock(started(deck(1), { mode }), at))).toEqual([0, 1.2, 90]);
  });

  it('counts down in mode 3, and never below nothing', () => {
    const session = started(deck(1), { mode: 3 });
    expect([0, 1250, 19_999, 20_000, 90_000].map((at) => readClock(session, at))).toEqual([
      20, 18.8, 0.1, 0, 0,
    ]);
  });

  it('is real time, whatever is clicked', () => {
    const instants = fc.array(fc.integer({ min: 0, max: 19_999 }), { maxLength: 30 });
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 40_000 }), (clicks, at) => {
        const before = clicks.filter((click) => click <= at).sort((a, b) => a - b);
        const events = before.map((click) => ({ type: 'mark' as const, at: click, ...MISS }));
        const session = play(started(deck(1), { mode: 3 }), ...events);
        expect(elapsedMs(session, at)).toBe(Math.min(at, 20_000));
      }),
    );
  });

  it('always shares 20 seconds between time and remaining time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (at) => {
        const session = started(deck(1), { mode: 3 });
        expect(toSeconds(elapsedMs(session, at)) + remainingSeconds(session, at)).toBeCloseTo(20, 9);
      }),
    );
  });

  it('stops at the end and during a pause', () => {
    expect(readClock(answer(started(deck(1)), 4321), 99_000)).toBe(4.3);
    const paused = play(started(deck(1), { ranked: false }), { type: 'pause', at: 2500 });
    expect(readClock(paused, 99_000)).toBe(2.5);
    expect(readClock(play(paused, { type: 'resume', at: 99_000 }), 100_000)).toBe(3.5);
  });

  it('does not run back for an instant before the last event', () => {
    expect(elapsedMs(play(started(deck(1)), { type: 'mark', at: 5000, ...MISS }), 3000)).toBe(5000);
  });
});

describe('nextTickIn', () => {
  it('is the rest of the second after a right answer', () => {
    expect(nextTickIn(answer(started(deck(1, 1)), 3000), 3400)).toBe(600);
    expect(nextTickIn(answer(started(deck(1, 1)), 3000), 9000)).toBe(0);
  });

  it('is the rest of the countdown', () => {
    expect(nextTickIn(started(deck(1, 1), { mode: 3 }), 3400)).toBe(16_600);
    expect(nextTickIn(answer(started(deck(1, 1), { mode: 3 }), 19_500), 19_600)).toBe(400);
  });

  it('is nothing when nothing will happen by itself', () => {
    expect(nextTickIn(createSession(setUp({ mode: 3 }), deck(1)), 0)).toBeUndefined();
    expect(nextTickIn(started(deck(1)), 0)).toBeUndefined();
    expect(nextTickIn(answer(started(deck(1), { mode: 3 }), 100), 200)).toBeUndefined();
    const paused = play(started(deck(1), { mode: 3, ranked: false }), { type: 'pause', at: 2500 });
    expect(nextTickIn(paused, 3000)).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginVisit, LAST_CALL, phaseAt, touch, type Visit } from '../../../src/kiosk/session';

const limits = fc.record({
  idleSeconds: fc.integer({ min: 15, max: 3600 }),
  warningSeconds: fc.integer({ min: 5, max: 120 }),
  sessionMinutes: fc.integer({ min: 2, max: 240 }),
});
const usual = { idleSeconds: 90, warningSeconds: 15, sessionMinutes: 15 };

/** A visit after touches at these instants. */
const visitAfter = (touches: readonly number[], rules: typeof usual): Visit =>
  touches.toSorted((a, b) => a - b).reduce((visit, at) => touch(visit, at, rules), beginVisit(0));

describe('a visit', () => {
  test('warns before it ends for want of a touch', () => {
    const visit = beginVisit(0);
    expect(phaseAt(visit, 89_999, usual)).toEqual({ kind: 'playing' });
    expect(phaseAt(visit, 90_000, usual)).toEqual({ kind: 'idle', left: 15 });
    expect(phaseAt(visit, 104_001, usual)).toEqual({ kind: 'idle', left: 1 });
    expect(phaseAt(visit, 105_000, usual)).toEqual({ kind: 'over' });
  });

  test('calls out its last minute to a busy visitor', () => {
    const visit = { since: 0, lastTouch: 14 * 60_000 };
    expect(phaseAt(visit, 14 * 60_000 - 1, usual)).toEqual({ kind: 'playing' });
    expect(phaseAt(visit, 14 * 60_000, usual)).toEqual({ kind: 'lastCall', left: LAST_CALL });
    expect(phaseAt({ ...visit, lastTouch: 15 * 60_000 - 1 }, 15 * 60_000, usual)).toEqual({ kind: 'over' });
  });

  test('nobody is there before one begins', () => {
    expect(phaseAt(undefined, 5, usual)).toEqual({ kind: 'attract' });
  });

  test('never lasts longer than its cap, whatever the touches', () => {
    fc.assert(
      fc.property(limits, fc.array(fc.nat(20_000_000)), (rules, touches) => {
        const visit = visitAfter(touches, rules);
        expect(phaseAt(visit, rules.sessionMinutes * 60_000, rules).kind).toBe('over');
      }),
    );
  });

  test('once over it stays over, also for late touches', () => {
    fc.assert(
      fc.property(
        limits,
        fc.array(fc.nat(20_000_000)),
        fc.nat(20_000_000),
        fc.nat(20_000_000),
        (rules, touches, at, more) => {
          const visit = visitAfter(touches, rules);
          if (phaseAt(visit, at, rules).kind !== 'over') return;
          expect(phaseAt(touch(visit, at + more, rules), at + more, rules).kind).toBe('over');
        },
      ),
    );
  });

  test('is always warned of before it ends', () => {
    fc.assert(
      fc.property(limits, fc.array(fc.nat(20_000_000)), (rules, touches) => {
        const visit = visitAfter(touches, rules);
        const end = Math.min(
          visit.lastTouch + (rules.idleSeconds + rules.warningSeconds) * 1000,
          visit.since + rules.sessionMinutes * 60_000,
        );
        expect(phaseAt(visit, end, rules).kind).toBe('over');
        expect(phaseAt(visit, end - 1, rules)).toMatchObject({ left: 1 });
      }),
    );
  });
});

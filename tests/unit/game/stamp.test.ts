import { describe, expect, it } from 'vitest';
import { reduce, type Session } from '../../../src/game/session';
import { stampDownUntil } from '../../../src/game/stamp';
import { answer, deck, MISS, play, started } from '../../support/game-builders';

const missAt = (session: Session, ...instants: readonly number[]) =>
  instants.reduce((before, at) => play(before, { type: 'mark', at, ...MISS }), session);
const begun = (ranked = true) => started(deck(1, 1, 1), { ranked });

describe('the stamp', () => {
  it('goes down for two seconds at the third wrong mark within four', () => {
    const session = missAt(begun(), 1000, 2000, 5000);
    expect(stampDownUntil(session)).toBe(7000);
    const step = reduce(session, { type: 'mark', at: 6999, ...MISS });
    expect(step.ignored).toBe('stampDown');
    expect(step.session).toBe(session);
    expect(reduce(session, { type: 'mark', at: 7000, ...MISS }).ignored).toBeUndefined();
  });

  it('refuses a right mark as well while it is down, and nothing but marks', () => {
    const session = missAt(begun(), 0, 100, 200);
    expect(answer(session, 1000)).toBe(session);
    expect(reduce(session, { type: 'hint', at: 1000, visibleWidth: 900 }).ignored).toBeUndefined();
    expect(reduce(session, { type: 'skip', at: 1000 }).ignored).toBeUndefined();
  });

  it('stays in hand for wrong marks that take their time', () => {
    expect(stampDownUntil(missAt(begun(), 1000, 3000, 5001, 7001, 9002))).toBe(0);
  });

  it('counts anew once it is up again', () => {
    const session = missAt(begun(), 0, 100, 200, 2200, 2300);
    expect(stampDownUntil(session)).toBe(2200);
    expect(stampDownUntil(missAt(session, 2400))).toBe(4400);
  });

  it('is never put down where nothing is ranked', () => {
    expect(stampDownUntil(missAt(begun(false), 0, 100, 200, 300))).toBe(0);
  });
});

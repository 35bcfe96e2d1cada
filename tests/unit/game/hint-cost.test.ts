import { describe, expect, it } from 'vitest';
import { elapsedMs, remainingSeconds } from '../../../src/game/clock';
import { regionCost, regionCosts } from '../../../src/game/hint-cost';
import { recapOf, resultOf } from '../../../src/game/recap';
import { answer, deck, play, started } from '../../support/game-builders';

const hintAt = (at: number) => ({ type: 'hint', at, visibleWidth: 900 }) as const;

describe('the region of a hint', () => {
  it('adds five seconds to a ranked run at once; the words are free', () => {
    const words = play(started(deck(1, 1)), hintAt(1000));
    expect(elapsedMs(words, 1000)).toBe(1000);
    expect(regionCost(words)).toBe(5);
    const region = play(words, hintAt(2000));
    expect(elapsedMs(region, 2000)).toBe(7000);
    expect(elapsedMs(region, 3000)).toBe(8000);
  });

  it('stands in the result and in the recap', () => {
    const found = answer(play(started(deck(1)), hintAt(1000), hintAt(2000)), 3000);
    expect(resultOf(found)?.time).toBe(8);
    expect(recapOf(found)).toMatchObject({ penalty: 5, found: [{ penalty: 5, at: 8, took: 8 }] });
  });

  it('costs a relaxed game nothing', () => {
    const region = play(started(deck(1, 1), { ranked: false }), hintAt(1000), hintAt(2000));
    expect(regionCost(region)).toBe(0);
    expect(regionCosts(region)).toBe(0);
    expect(elapsedMs(region, 2000)).toBe(2000);
  });

  it('shines again for nothing on a quest that was skipped and comes back', () => {
    const skip = (at: number) => ({ type: 'skip', at }) as const;
    const back = play(started(deck(1, 1)), hintAt(0), hintAt(0), skip(100), skip(200), hintAt(300));
    expect(regionCost(back)).toBe(0);
    const again = play(back, hintAt(400));
    expect(again.hintStep).toBe(2);
    expect(elapsedMs(again, 400)).toBe(5400);
    expect(regionCosts(again)).toBe(5);
  });

  it('takes five seconds of a countdown, and ends it when less is left', () => {
    const early = play(started(deck(1, 1), { mode: 3 }), hintAt(0), hintAt(4000));
    expect(remainingSeconds(early, 4000)).toBe(11);
    const late = play(started(deck(1, 1), { mode: 3 }), hintAt(0), hintAt(16_000));
    expect(late.phase).toBe('over');
    expect(resultOf(late)).toMatchObject({ score: 0, time: 20 });
  });
});

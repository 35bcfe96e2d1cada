import { describe, expect, it } from 'vitest';
import { recapOf, resultOf, shareDataOf } from '../../../src/game/recap';
import { answer, answerMany, deck, MISS, play, quest, setUp, started } from '../../support/game-builders';
import { createSession } from '../../../src/game/session';

describe('resultOf', () => {
  it('is nothing until the run is over', () => {
    expect(resultOf(createSession(setUp(), deck(1)))).toBeUndefined();
    expect(resultOf(answerMany(started(deck(1, 1)), 1, 1000))).toBeUndefined();
  });

  it('holds the right answers and the seconds with one decimal', () => {
    expect(resultOf(answerMany(started(deck(1, 2), { level: 15 }), 2, 1234, 4000))).toEqual({
      level: 15,
      mode: 4,
      score: 2,
      time: 5.2,
    });
  });

  it('saves as time of mode 3 what 20 less the remaining time is', () => {
    const timeOut = play(answer(started(deck(1, 1), { mode: 3 }), 3000), { type: 'tick', at: 50_000 });
    expect(resultOf(timeOut)).toEqual({ level: 1, mode: 3, score: 1, time: 20 });
    expect(resultOf(answer(started(deck(1), { mode: 3 }), 7350))).toMatchObject({ score: 1, time: 7.3 });
  });

  it('may be a result without a right answer', () => {
    const session = play(started(deck(1), { mode: 3 }), { type: 'tick', at: 20_000 });
    expect(resultOf(session)).toMatchObject({ score: 0, time: 20 });
  });

  it('names the quest of mode 5', () => {
    const session = answer(started([quest(4)], { mode: 5, quest: 'quest4' }), 900);
    expect(resultOf(session)).toMatchObject({ mode: 5, quest: 'quest4' });
  });

  it('does not count a wrong answer', () => {
    const wrong = play(started(deck(1)), { type: 'mark', at: 10, ...MISS });
    expect(resultOf(answer(wrong, 100))).toMatchObject({ score: 1 });
  });
});

describe('recapOf', () => {
  it('tells of each found place in order, with what it took', () => {
    const begun = started(deck(1, 2, 1));
    const skipped = play(begun, { type: 'skip', at: 1000 });
    const wrong = Array.from(skipped.quest.positions).reduce(
      (session) => play(session, { type: 'mark', at: 2000, ...MISS }),
      skipped,
    );
    const hinted = play(wrong, { type: 'hint', at: 2500, visibleWidth: 900 });
    const session = answerMany(hinted, 3, 3000);
    const recap = recapOf(session);
    expect(recap.found.map((each) => each.quest)).toEqual([
      begun.queue[0]?.quest,
      begun.queue[1]?.quest,
      begun.quest.quest,
    ]);
    expect(recap.found[0]).toMatchObject({ at: 3, took: 2, wrongs: 1, hints: 1, skips: 0 });
    expect(recap.found[0]?.marks).toHaveLength(skipped.quest.positions.length);
    expect(recap.found[0]?.positions).toEqual(skipped.quest.positions);
    expect(recap.found[1]).toMatchObject({ at: 5, took: 1, wrongs: 0, hints: 0, skips: 0 });
    expect(recap.found[2]).toMatchObject({ at: 7, took: 1, wrongs: 0, hints: 0, skips: 1 });
    expect(recap).toMatchObject({ wrongs: 1, skips: 1, hints: 1, open: [] });
  });

  it('lists the quests that stayed open', () => {
    const session = play(answer(started(deck(1, 1, 1), { mode: 3 }), 5000), { type: 'tick', at: 30_000 });
    const recap = recapOf(session);
    expect(recap.open).toHaveLength(2);
    expect(recap.open).not.toContain(recap.found[0]?.quest);
  });

  it('says on which picture a place is', () => {
    const image = { ...quest(2, 2, true), image: 'dquest2' };
    expect(recapOf(answer(started([image], { mode: 1 }), 10)).found[0]?.image).toBe('dquest2');
    expect(recapOf(answer(started(deck(1)), 10)).found[0]).not.toHaveProperty('image');
  });
});

describe('shareDataOf', () => {
  it('is nothing until the run is over', () => {
    expect(shareDataOf(started(deck(1)))).toBeUndefined();
  });

  it('shows how each quest was found and no place', () => {
    const first = answer(started(deck(1, 1, 1)), 1000);
    const wrong = play(
      first,
      { type: 'mark', at: 2000, ...MISS },
      { type: 'hint', at: 2001, visibleWidth: 900 },
    );
    const second = play(answer(wrong, 3000), { type: 'hint', at: 4000, visibleWidth: 900 });
    expect(shareDataOf(answer(second, 5000))).toEqual({
      level: 1,
      mode: 4,
      score: 3,
      time: 5,
      signs: ['atOnce', 'afterWrong', 'withHelp'],
    });
  });
});

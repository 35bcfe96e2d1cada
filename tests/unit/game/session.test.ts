import { describe, expect, it } from 'vitest';
import type { RunEvent } from '../../../src/game/events';
import { createSession, reduce, scoreOf } from '../../../src/game/session';
import { answer, answerMany, deck, markOn, MISS, play, setUp, started } from '../../support/game-builders';

const ignoredOf = (session: ReturnType<typeof started>, event: RunEvent) => reduce(session, event).ignored;
const single = deck(1, 1, 1);

describe('before the start', () => {
  it('knows its first quest and waits', () => {
    const session = createSession(setUp(), single);
    expect(session).toMatchObject({ phase: 'waiting', marks: [], verdict: 'pending', hintStep: 0 });
    expect([session.quest, ...session.queue].map(({ quest }) => quest).sort()).toEqual([
      'quest1',
      'quest2',
      'quest3',
    ]);
  });

  it('counts nothing and says so', () => {
    const session = createSession(setUp(), single);
    const events: RunEvent[] = [
      { type: 'mark', at: 1, ...markOn(session.quest) },
      { type: 'takeBack', at: 1 },
      { type: 'skip', at: 1 },
      { type: 'hint', at: 1, visibleWidth: 900 },
      { type: 'tick', at: 99_999 },
      { type: 'pause', at: 1 },
    ];
    for (const event of events) expect(reduce(session, event)).toEqual({ session, ignored: 'notStarted' });
  });

  it('starts once', () => {
    expect(ignoredOf(started(single), { type: 'start', at: 5 })).toBe('alreadyStarted');
  });
});

describe('answering', () => {
  it('is right with a mark in the box', () => {
    const session = answer(started(single), 3000);
    expect(session).toMatchObject({ phase: 'judged', verdict: 'right' });
    expect(session.marks).toHaveLength(1);
    expect(scoreOf(session)).toBe(1);
  });

  it('is wrong with a mark elsewhere, and the search goes on without it', () => {
    const session = play(started(single), { type: 'mark', at: 3000, ...MISS });
    expect(session).toMatchObject({ phase: 'searching', verdict: 'wrong', marks: [] });
    expect(session.answers).toMatchObject([{ right: false, marks: [MISS], at: 3000 }]);
    expect(scoreOf(session)).toBe(0);
    expect(answer(session, 4000)).toMatchObject({ phase: 'judged', verdict: 'right' });
  });

  it('waits for all marks of a quest with several targets', () => {
    const before = started(deck(3));
    const first = play(before, { type: 'mark', at: 1, ...markOn(before.quest, 2) });
    expect(first).toMatchObject({ phase: 'searching', verdict: 'pending' });
    const second = play(first, { type: 'mark', at: 2, ...markOn(before.quest, 0) });
    expect(second).toMatchObject({ phase: 'searching', verdict: 'pending' });
    expect(second.marks).toHaveLength(2);
    const third = play(second, { type: 'mark', at: 3, ...markOn(before.quest, 1) });
    expect(third).toMatchObject({ phase: 'over', verdict: 'right' });
  });

  it('starts over after a wrong set of marks, and pends again at the next mark', () => {
    const before = started(deck(2));
    const wrong = play(
      before,
      { type: 'mark', at: 1, ...markOn(before.quest, 0) },
      { type: 'mark', at: 2, ...MISS },
    );
    expect(wrong).toMatchObject({ verdict: 'wrong', marks: [] });
    expect(play(wrong, { type: 'tick', at: 5000 }).verdict).toBe('wrong');
    expect(play(wrong, { type: 'mark', at: 3, ...MISS }).verdict).toBe('pending');
  });

  it('ignores marks while the answer is shown', () => {
    const judged = answer(started(single), 3000);
    for (const type of ['takeBack', 'skip'] as const)
      expect(ignoredOf(judged, { type, at: 3500 })).toBe('judged');
    expect(ignoredOf(judged, { type: 'mark', at: 3999, ...MISS })).toBe('judged');
    expect(ignoredOf(judged, { type: 'hint', at: 3500, visibleWidth: 1 })).toBe('judged');
  });
});

describe('taking a mark back', () => {
  it('removes the last mark alone', () => {
    const before = started(deck(3));
    const marks = [markOn(before.quest, 0), MISS];
    const two = play(before, ...marks.map((mark) => ({ type: 'mark' as const, at: 1, ...mark })));
    expect(play(two, { type: 'takeBack', at: 2 }).marks).toEqual([marks[0]]);
  });

  it('needs a mark', () => {
    expect(ignoredOf(started(deck(3)), { type: 'takeBack', at: 2 })).toBe('nothingToTakeBack');
  });
});

describe('the next quest', () => {
  it('comes one second after a right answer, at that very instant', () => {
    const judged = answer(started(single), 3000);
    expect(play(judged, { type: 'tick', at: 3999 })).toBe(judged);
    const next = play(judged, { type: 'tick', at: 4700 });
    expect(next).toMatchObject({
      phase: 'searching',
      verdict: 'pending',
      marks: [],
      clock: { askedAt: 4000 },
    });
    expect(next.quest).toBe(judged.queue[0]);
  });

  it('is there for a mark that comes before any tick', () => {
    const judged = answer(started(single), 3000);
    const next = judged.queue[0] ?? judged.quest;
    const session = play(judged, { type: 'mark', at: 4000, ...markOn(next) });
    expect(scoreOf(session)).toBe(2);
  });

  it('never was asked before', () => {
    const session = answerMany(started(deck(1, 1, 1, 1, 1)), 5, 1000);
    expect(session.answers.map(({ quest }) => quest.quest).sort()).toEqual([
      'quest1',
      'quest2',
      'quest3',
      'quest4',
      'quest5',
    ]);
  });

  it('depends on the seed', () => {
    const orders = [1, 2, 3, 4, 5, 6].map((seed) => {
      const { quest, queue } = createSession(setUp({ seed }), deck(1, 1, 1, 1));
      return [quest, ...queue].map((each) => each.quest).join();
    });
    expect(new Set(orders).size).toBeGreaterThan(2);
  });
});

describe('skipping', () => {
  it('asks another quest, without the marks, the verdict and the hint', () => {
    const before = play(
      started(deck(2, 2, 2)),
      { type: 'mark', at: 1, ...MISS },
      { type: 'hint', at: 2, visibleWidth: 900 },
    );
    const session = play(before, { type: 'skip', at: 9 });
    expect(session).toMatchObject({ marks: [], verdict: 'pending', hintStep: 0, hintWidth: 0 });
    expect(session.clock.askedAt).toBe(9);
    expect(session.skips).toEqual([before.quest.quest]);
    expect(play(play(before, { type: 'mark', at: 3, ...MISS }), { type: 'skip', at: 9 }).verdict).toBe(
      'pending',
    );
  });

  it('shows every open quest before one comes back', () => {
    let session = started(deck(1, 1, 1, 1));
    const seen = [session.quest.quest];
    for (let at = 1; at < 4; at += 1) {
      session = play(session, { type: 'skip', at });
      seen.push(session.quest.quest);
    }
    expect(new Set(seen).size).toBe(4);
    expect(play(session, { type: 'skip', at: 5 }).quest.quest).toBe(seen[0]);
  });

  it('stays when no other quest is open, and keeps the marks', () => {
    const session = play(started(deck(2)), { type: 'mark', at: 1, ...MISS });
    expect(reduce(session, { type: 'skip', at: 2 })).toEqual({ session, ignored: 'onlyQuestLeft' });
    const last = play(answerMany(started(deck(1, 1)), 1, 1), { type: 'tick', at: 5000 });
    expect(ignoredOf(last, { type: 'skip', at: 6000 })).toBe('onlyQuestLeft');
  });
});

describe('hints', () => {
  it('come as words, then as a region, then no more', () => {
    const words = play(started(single), { type: 'hint', at: 1, visibleWidth: 900 });
    expect(words).toMatchObject({ hintStep: 1, hintWidth: 0 });
    const region = play(words, { type: 'hint', at: 2, visibleWidth: 700 });
    expect(region).toMatchObject({ hintStep: 2, hintWidth: 700 });
    expect(reduce(region, { type: 'hint', at: 3, visibleWidth: 900 })).toEqual({
      session: region,
      ignored: 'noMoreHints',
    });
    expect(region.hints).toEqual([words.quest.quest, words.quest.quest]);
  });

  it('begin anew with the next quest', () => {
    const hinted = play(started(single), { type: 'hint', at: 1, visibleWidth: 900 });
    expect(play(answer(hinted, 1000), { type: 'tick', at: 2000 }).hintStep).toBe(0);
  });
});

describe('the end', () => {
  it('comes with the last quest of the deck, at the instant of its last mark', () => {
    const session = answerMany(started(deck(1, 2, 1)), 3, 1500);
    expect(session).toMatchObject({ phase: 'over', verdict: 'right', clock: { endedAt: 5500 } });
    expect(scoreOf(session)).toBe(3);
  });

  it('comes with the tenth right answer in mode 2, wrong ones not counted', () => {
    const twelve = deck(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    const wrong = play(started(twelve, { mode: 2 }), { type: 'mark', at: 10, ...MISS });
    const nine = answerMany(wrong, 9, 1000);
    expect(nine.phase).toBe('judged');
    const ten = answerMany(nine, 1, 60_000);
    expect(ten.phase).toBe('over');
    expect(scoreOf(ten)).toBe(10);
  });

  it('lets nothing more happen', () => {
    const session = answerMany(started(deck(1)), 1, 1000);
    const events: RunEvent[] = [
      { type: 'start', at: 2000 },
      { type: 'mark', at: 2000, ...markOn(session.quest) },
      { type: 'takeBack', at: 2000 },
      { type: 'skip', at: 2000 },
      { type: 'hint', at: 2000, visibleWidth: 9 },
      { type: 'tick', at: 2000 },
    ];
    for (const event of events) expect(reduce(session, event)).toEqual({ session, ignored: 'over' });
  });
});

it('counts nothing that comes after the last second, though no tick has said so', () => {
  const session = started(single, { mode: 3 });
  const late = reduce(session, { type: 'mark', at: 20_001, ...markOn(session.quest) });
  expect(late.ignored).toBe('over');
  expect(late.session).toMatchObject({ phase: 'over', answers: [], clock: { endedAt: 20_000 } });
});

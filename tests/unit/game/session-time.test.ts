import { describe, expect, it } from 'vitest';
import { mapPoint } from '../../../src/game/space';
import type { RunEvent } from '../../../src/game/events';
import { createSession, reduce, scoreOf } from '../../../src/game/session';
import { answer, answerMany, deck, markOn, MISS, play, setUp, started } from '../../support/game-builders';

const ignoredOf = (session: ReturnType<typeof started>, event: RunEvent) => reduce(session, event).ignored;
const single = deck(1, 1, 1);

describe('a time attack', () => {
  const attack = () => started(single, { mode: 3 });

  it('ends exactly at 20 seconds, however late the tick', () => {
    expect(play(attack(), { type: 'tick', at: 19_999 }).phase).toBe('searching');
    for (const at of [20_000, 20_001, 95_000])
      expect(play(attack(), { type: 'tick', at })).toMatchObject({
        phase: 'over',
        clock: { endedAt: 20_000 },
      });
  });

  it('counts a mark before the deadline and none at it or after, without any tick', () => {
    expect(scoreOf(answer(attack(), 19_999))).toBe(1);
    for (const at of [20_000, 25_000]) {
      const { session, ignored } = reduce(attack(), { type: 'mark', at, ...markOn(attack().quest) });
      expect(session).toMatchObject({ phase: 'over', answers: [], clock: { endedAt: 20_000 } });
      expect(ignored).toBe('over');
    }
  });

  it('runs on while an answer is shown', () => {
    const judged = answer(attack(), 19_500);
    expect(play(judged, { type: 'tick', at: 20_600 })).toMatchObject({
      phase: 'over',
      quest: judged.quest,
      clock: { endedAt: 20_000 },
    });
    const atTheLast = answer(attack(), 19_000);
    expect(play(atTheLast, { type: 'tick', at: 20_000 })).toMatchObject({
      quest: atTheLast.quest,
      clock: { endedAt: 20_000 },
    });
  });

  it('ends early only when all quests are done', () => {
    expect(answerMany(attack(), 3, 1000)).toMatchObject({ phase: 'over', clock: { endedAt: 5000 } });
  });

  it('keeps its early end when something comes after 20 seconds', () => {
    const over = answerMany(attack(), 3, 1000);
    for (const type of ['takeBack', 'skip', 'tick', 'start'] as const)
      expect(play(over, { type, at: 30_000 })).toBe(over);
  });

  it('starts with its own start, not with the clock', () => {
    const late = play(createSession(setUp({ mode: 3 }), single), { type: 'start', at: 1_000_000 });
    expect(play(late, { type: 'tick', at: 1_019_999 }).phase).toBe('searching');
    expect(play(late, { type: 'tick', at: 1_020_000 }).phase).toBe('over');
  });
});

describe('other modes', () => {
  it('never run out of time', () => {
    for (const mode of [1, 2, 4, 5] as const)
      expect(play(started(single, { mode }), { type: 'tick', at: 9e9 }).phase).toBe('searching');
  });
});

describe('pauses', () => {
  const open = () => started(deck(1, 1), { ranked: false });

  it('do not exist in a ranked run', () => {
    expect(ignoredOf(started(single), { type: 'pause', at: 5 })).toBe('cannotPause');
  });

  it('take their time out of the play time', () => {
    const session = play(open(), { type: 'pause', at: 1000 }, { type: 'resume', at: 61_000 });
    expect(answer(session, 62_000).answers).toMatchObject([{ at: 2000 }]);
  });

  it('hold everything up', () => {
    const paused = play(open(), { type: 'pause', at: 1000 });
    expect(reduce(paused, { type: 'mark', at: 2000, ...markOn(paused.quest) })).toEqual({
      session: paused,
      ignored: 'paused',
    });
    expect(ignoredOf(paused, { type: 'tick', at: 2000 })).toBe('paused');
    expect(ignoredOf(paused, { type: 'pause', at: 2000 })).toBe('paused');
    expect(ignoredOf(open(), { type: 'resume', at: 2000 })).toBe('notPaused');
  });

  it('hold the next quest up as well', () => {
    const judged = answer(open(), 1000);
    const resumed = play(judged, { type: 'pause', at: 1600 }, { type: 'resume', at: 9600 });
    expect(play(resumed, { type: 'tick', at: 9999 }).phase).toBe('judged');
    expect(play(resumed, { type: 'tick', at: 10_000 }).phase).toBe('searching');
  });

  it('never give time back', () => {
    const session = play(open(), { type: 'pause', at: 5000 }, { type: 'resume', at: 2000 });
    expect(answer(session, 6000).answers).toMatchObject([{ at: 6000 }]);
  });
});

describe('odd events', () => {
  it('are refused when they hold no real numbers', () => {
    const session = started(single);
    const events: RunEvent[] = [
      { type: 'tick', at: NaN },
      { type: 'mark', at: 1, point: mapPoint(NaN, 1), slack: 0 },
      { type: 'mark', at: 1, point: mapPoint(1, Infinity), slack: 0 },
      { type: 'mark', at: 1, point: mapPoint(1, 1), slack: -1 },
      ...[0, Infinity].map((visibleWidth) => ({ type: 'hint', at: 1, visibleWidth }) as const),
    ];
    for (const event of events) expect(reduce(session, event)).toEqual({ session, ignored: 'malformed' });
  });

  it('cannot turn time back', () => {
    const wrong = play(started(single), { type: 'mark', at: 5000, ...MISS });
    expect(answer(wrong, 3000).answers).toMatchObject([{ at: 5000 }, { at: 5000 }]);
    expect(answer(started(single), -3000).answers).toMatchObject([{ at: 0 }]);
  });
});

import { expect, it } from 'vitest';
import { createSession, reduce, type Session } from '../../../src/game/session';
import type { RunEvent, RunSetup } from '../../../src/game/events';
import { levelOf, modeOf, NOTHING_FOUND } from '../../../src/progress/progress';
import { noteStep } from '../../../src/progress/use-feed';
import { deck, markOn, MISS, setUp } from '../../support/game-builders';

const play = (setup: RunSetup, ...events: readonly ((session: Session) => RunEvent)[]): Session =>
  events.reduce(
    (session, event) => reduce(session, event(session)).session,
    createSession(setup, deck(1, 1)),
  );
const start = (): RunEvent => ({ type: 'start', at: 0 });
const hit =
  (at: number) =>
  ({ quest }: Session): RunEvent => ({ type: 'mark', at, ...markOn(quest) });
const tick = (): RunEvent => ({ type: 'tick', at: 2000 });
const miss = (at: number) => (): RunEvent => ({ type: 'mark', at, ...MISS });

it('notes each quest when it is found, with its search', () => {
  const begun = play(setUp(), start);
  const one = play(setUp(), start, miss(100), hit(700));
  const noted = noteStep(NOTHING_FOUND, one, begun.answers.length, 5000);
  const name = one.quest.quest;
  expect(levelOf(noted, 1).quests).toEqual({
    [name]: { first: { at: 5000, ms: 700 }, last: { at: 5000, ms: 700 }, best: 700 },
  });
  expect(levelOf(noted, 1).modes).toEqual({});
  expect(noteStep(noted, one, one.answers.length, 6000)).toBe(noted);
});

it('notes the run at its end, and whether it was without a mistake', () => {
  const clean = play(setUp(), start, hit(700), tick, hit(3000));
  expect(modeOf(noteStep(NOTHING_FOUND, clean, 0, 9), 1, 4)).toEqual({
    won: 9,
    clean: 9,
    best: { score: 2, time: 3, at: 9 },
  });
  const missed = play(setUp(), start, miss(100), hit(700), tick, hit(3000));
  expect(modeOf(noteStep(NOTHING_FOUND, missed, 0, 9), 1, 4).clean).toBeUndefined();
  const free = play(setUp({ ranked: false }), start, hit(700), tick, hit(3000));
  expect(modeOf(noteStep(NOTHING_FOUND, free, 0, 9), 1, 4).best).toBeUndefined();
});

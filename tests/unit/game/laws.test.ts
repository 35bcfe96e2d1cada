/** The laws of issue-level promises, on runs made of any events in any order. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elapsedMs } from '../../../src/game/clock';
import type { RunEvent } from '../../../src/game/events';
import { recapOf, resultOf } from '../../../src/game/recap';
import { replay } from '../../../src/game/replay';
import { deadlineOf, reduce, scoreOf, type Session } from '../../../src/game/session';
import { stampDownUntil } from '../../../src/game/stamp';
import { anyMoves, orderedMoves, anyDeck, tell, forAllRuns, lastOf } from '../../support/any-run';
import { play, setUp } from '../../support/game-builders';

const namesOf = (session: Session) => [session.quest, ...session.queue].map(({ quest }) => quest);

describe('no run of any mode', () => {
  it('scores a quest twice', () => {
    forAllRuns((steps) => {
      const { found } = recapOf(lastOf(steps).session);
      expect(new Set(found.map(({ quest }) => quest)).size).toBe(found.length);
    });
  });

  it('asks a quest that is done, or loses one that is not', () => {
    forAllRuns((steps, cards) => {
      for (const { session } of steps) {
        const { found } = recapOf(session);
        const done = found.map(({ quest }) => quest);
        const open = namesOf(session).filter((name) => !done.includes(name));
        expect([...done, ...open].sort()).toEqual(cards.map(({ quest }) => quest).sort());
        if (session.phase === 'searching') expect(done).not.toContain(session.quest.quest);
      }
    });
  });

  it('ends early: the goal is reached or the countdown has run out', () => {
    forAllRuns((steps) => {
      for (const { session, before } of steps) {
        if (session.phase !== 'over' || before.phase === 'over') continue;
        const goal = scoreOf(session) === session.goal;
        const ranOut = session.setup.mode === 3 && session.clock.endedAt === 20_000;
        expect(goal || ranOut).toBe(true);
      }
    });
  });

  it('goes on when it should end', () => {
    forAllRuns((steps) => {
      for (const { session } of steps) {
        if (session.phase === 'over') continue;
        expect(scoreOf(session)).toBeLessThan(session.goal);
        expect(session.clock.changedAt).toBeLessThan(deadlineOf(session));
      }
    });
  });

  it('goes on after its end', () => {
    forAllRuns((steps) => {
      const over = steps.find(({ session }) => session.phase === 'over');
      if (!over) return;
      for (const step of steps.slice(steps.indexOf(over) + 1)) {
        expect(step.session).toBe(over.session);
        expect(step.ignored).toBe('over');
      }
      expect(lastOf(steps).run.events.length).toBe(over.run.events.length);
    });
  });

  it('loses a mark: each is ignored with a reason, or kept until it is judged, taken back or reset', () => {
    const kept = ({ marks, answers, verdict }: Session) =>
      answers.reduce((sum, answer) => sum + answer.marks.length, 0) +
      (verdict === 'right' ? 0 : marks.length);
    forAllRuns((steps) => {
      for (const { session, before, event, ignored } of steps) {
        const change = kept(session) - kept(before);
        if (ignored !== undefined) expect(change).toBe(0);
        else if (event.type === 'mark') expect(change).toBe(1);
        else if (event.type === 'takeBack') expect(change).toBe(-1);
        else if (event.type === 'skip')
          expect(change + (before.verdict === 'right' ? 0 : before.marks.length)).toBe(0);
        else expect(change).toBe(0);
      }
    });
  });

  it('holds as many marks as targets, or more, while searching', () => {
    forAllRuns((steps) => {
      for (const { session } of steps) {
        if (session.phase !== 'searching') continue;
        expect(session.marks.length).toBeLessThan(session.quest.positions.length);
      }
    });
  });

  it('skips to the same quest while another is left', () => {
    forAllRuns((steps) => {
      for (const { session, before, event, ignored } of steps) {
        if (event.type !== 'skip' || ignored !== undefined || before.phase !== 'searching') continue;
        expect(session.quest).not.toBe(before.quest);
      }
    });
  });

  it('changes by an ignored event, but for the time it brings', () => {
    forAllRuns((steps) => {
      for (const { before, event, ignored, session } of steps) {
        if (ignored === undefined || session === before) continue;
        expect(session).toEqual(reduce(before, { type: 'tick', at: event.at }).session);
      }
    });
  });
});

describe('a run', () => {
  it('replayed from its record alone gives the same session, recap and result', () => {
    forAllRuns((steps, cards) => {
      const { run, session } = lastOf(steps);
      const again = replay(JSON.parse(JSON.stringify(run)), cards);
      expect(again).toEqual(session);
      expect(recapOf(again)).toEqual(recapOf(session));
      expect(resultOf(again)).toEqual(resultOf(session));
    });
  });

  it('comes out the same however often time ticks', () => {
    forAllRuns((steps, cards, setup) => {
      const ticking = steps.flatMap(({ event }, index): RunEvent[] => {
        const to = steps[index + 1]?.event.at ?? event.at;
        const ticks = [0.1, 0.5, 0.9].map((share) => event.at + share * (to - event.at));
        return [event, ...ticks.map((at) => ({ type: 'tick' as const, at }))];
      });
      const session = replay({ ...setup, events: ticking }, cards);
      expect(resultOf(session) ?? scoreOf(session)).toEqual(
        resultOf(lastOf(steps).session) ?? scoreOf(lastOf(steps).session),
      );
    }, orderedMoves);
  });

  it('of a time attack ends at exactly 20 seconds of play unless all is done', () => {
    fc.assert(
      fc.property(anyDeck, anyMoves, fc.integer(), (cards, moves, seed) => {
        const { session } = lastOf(tell(setUp({ mode: 3, seed }), cards, moves));
        const late = play(
          session,
          { type: 'tick', at: 9e6 },
          { type: 'pictureReady', at: 9e6 },
          { type: 'tick', at: 18e6 },
        );
        expect(late.phase).toBe('over');
        expect(elapsedMs(late, 18e6)).toBe(
          scoreOf(late) === late.goal ? (late.answers.at(-1)?.at ?? -1) : 20_000,
        );
        for (const { at } of late.answers) expect(at).toBeLessThan(20_000);
      }),
    );
  });

  it('shows a time that never goes back and never leaves the countdown', () => {
    forAllRuns((steps) => {
      let shown = 0;
      let latest = -Infinity;
      for (const { session, event } of steps) {
        latest = Math.max(latest, event.at);
        const elapsed = elapsedMs(session, latest);
        expect(elapsed).toBeGreaterThanOrEqual(shown);
        expect(elapsed).toBeLessThanOrEqual(deadlineOf(session));
        shown = elapsed;
      }
    }, orderedMoves);
  });
});

describe('fairness', () => {
  it('never lets the wait for a picture add time, however long it is', () => {
    const anyWait = fc.integer({ min: 0, max: 600_000 });
    fc.assert(
      fc.property(anyDeck, orderedMoves, anyWait, fc.integer(), (cards, moves, wait, seed) => {
        const steps = tell(setUp({ mode: 1, seed }), cards, moves);
        let late = 0;
        const delayed = steps.map(({ event, before }): RunEvent => {
          if (event.type === 'pictureReady' && before.phase === 'loading') late += wait;
          return { ...event, at: event.at + late };
        });
        const { session } = lastOf(steps);
        const waited = replay({ ...session.setup, events: delayed }, cards);
        const timeOf = ({ answers, clock }: Session) => [answers.map(({ at }) => at), clock.endedAt];
        expect(timeOf(waited)).toEqual(timeOf(session));
      }),
    );
  });

  it('takes nothing from the player while a picture is on its way', () => {
    forAllRuns((steps) => {
      for (const { before, session, event, ignored } of steps) {
        if (before.phase !== 'loading' || event.type === 'pictureReady') continue;
        expect(session).toBe(before);
        expect(ignored).toBe('loading');
      }
    });
  });

  it('charges a region once a quest, in ranked runs alone, and shows the charge in the time', () => {
    forAllRuns((steps) => {
      for (const { before, session, event } of steps) {
        const shown = session.regions.length - before.regions.length;
        const charged = recapOf(session).penalty - recapOf(before).penalty;
        const isNew = shown === 1 && !before.regions.includes(before.quest.quest);
        expect(charged).toBe(isNew && session.setup.ranked ? 5 : 0);
        if (charged === 0) continue;
        const added = elapsedMs(session, event.at) - elapsedMs(before, event.at);
        expect(added).toBe(
          session.phase === 'over' ? deadlineOf(before) - elapsedMs(before, event.at) : 5000,
        );
      }
    }, orderedMoves);
  });

  it('puts the stamp down for every third wrong answer within four seconds, and for nothing else', () => {
    forAllRuns((steps) => {
      for (const { before, session, event, ignored } of steps) {
        if (ignored === 'stampDown') {
          expect(event.type).toBe('mark');
          expect(session.marks).toEqual(before.marks);
        }
        const wrongs = session.answers.filter(({ right }) => !right);
        const until = stampDownUntil(session);
        if (until === 0) continue;
        expect(session.setup.ranked).toBe(true);
        const last = wrongs.findLastIndex(({ at }) => at + 2000 === until);
        const first = wrongs[last - 2];
        expect(until - 2000 - (first?.at ?? -Infinity)).toBeLessThanOrEqual(4000);
      }
    });
  });
});

/** The limits of a hand and an eye, each just held and just broken: a forger reads them here as well as anybody. */
import { describe, expect, it } from 'vitest';
import { deckOf } from '../../../src/game/modes';
import { resultOf } from '../../../src/game/recap';
import { replay } from '../../../src/game/replay';
import { mapPoint } from '../../../src/game/space';
import { encodeRecord } from '../../../src/runs/encode';
import { findHandDoubt } from '../../../src/runs/hand';
import type { RunRecord } from '../../../src/runs/record';
import { judgeClaim } from '../../../src/runs/trust';
import { quest } from '../../support/game-builders';
import { PLAYED_QUESTS, playHonestly } from '../../support/played-run';

/** What a board says of a record that claims just what it leads to. */
function verdictOf(record: RunRecord, quests = PLAYED_QUESTS): string {
  const deck = deckOf(quests, record.run.mode, record.run.quest);
  const result = deck && resultOf(replay(record.run, deck));
  if (!result) return 'no result';
  const earnedAt = record.slot * 10_000 + (record.run.events.at(-1)?.at ?? 0);
  const judged = judgeClaim({ ...result, earnedAt, run: encodeRecord(record) }, quests);
  return judged.kind === 'doubted' ? judged.doubt : judged.kind;
}

describe('the eye', () => {
  it.each([
    [350, 'trusted'],
    [349, 'eyeTooFast'],
    [300, 'eyeTooFast'],
  ])('that finds each of many quests in %i ms is %s', (took, verdict) => {
    const quests = PLAYED_QUESTS.filter((each) => each.positions.length === 1);
    // the hand of these tests begins a tenth of a second after it is asked
    const { record } = playHonestly({ mode: 4, pace: took - 100, quests });
    expect(verdictOf(record, quests)).toBe(verdict);
  });

  it.each([
    [200, 'trusted'],
    [199, 'impossible'],
  ])('that knows its only quest and finds it in %i ms is %s', (pace, verdict) => {
    expect(verdictOf(playHonestly({ mode: 5, pace }).record)).toBe(verdict);
  });
});

describe('the hand', () => {
  const apart = [{ ...quest(1, 2), positions: [...quest(1).positions, ...quest(14).positions] }];
  const { record } = playHonestly({ mode: 5, quest: 'quest1', quests: apart, pace: 400, zoom: 60 });
  const marks = record.run.events.filter(({ type }) => type === 'mark');
  const [first, second] = marks;
  if (first?.type !== 'mark' || second?.type !== 'mark') throw new Error('no marks');
  const way = (Math.hypot(second.point.x - first.point.x, second.point.y - first.point.y) * 60) / 100;

  /** Both marks in one view of a wide screen, the second so many ms after the first. */
  function after(wait: number): string {
    const [view] = record.views;
    if (!view || first?.type !== 'mark') throw new Error('no view');
    const middle = mapPoint(Math.round(first.point.x), 400);
    return verdictOf(
      {
        ...record,
        window: { width: 9000, height: 4000 },
        views: [{ ...view, centre: middle }],
        run: {
          ...record.run,
          events: record.run.events.map((event) =>
            event === second ? { ...event, at: (first?.at ?? 0) + wait } : event,
          ),
        },
      },
      apart,
    );
  }

  it('needs its time from mark to mark: ten CSS px a ms beyond the reach of a second thumb', () => {
    const least = Math.max(40, Math.ceil((way - 250) / 10));
    expect(after(least)).toBe('trusted');
    expect(after(least - 1)).toBe('handTooFast');
  });

  it('sets no two marks within 40 ms, however near they are', () => {
    const near = [{ ...quest(1, 2), positions: [...quest(1).positions, ...quest(2).positions] }];
    const quick = playHonestly({ mode: 5, quest: 'quest1', quests: near, pace: 400 }).record;
    const at = (wait: number) => {
      const [one, two] = quick.run.events.filter(({ type }) => type === 'mark');
      const events = quick.run.events.map((event) =>
        event === two ? { ...event, at: (one?.at ?? 0) + wait } : event,
      );
      const views = quick.views.map((view, index) => ({
        ...view,
        at: index === 0 ? view.at : (one?.at ?? 0) + 1,
      }));
      return verdictOf({ ...quick, views, run: { ...quick.run, events } }, near);
    };
    expect(at(40)).toBe('trusted');
    expect(at(39)).toBe('handTooFast');
  });

  it('sees what it marks: to the edge of the screen and the grain of a view, and no further', () => {
    const one = playHonestly({ mode: 5, zoom: 50 }).record;
    const deck = deckOf(PLAYED_QUESTS, 5, 'quest3');
    const [view] = one.views;
    if (!view || !deck) throw new Error('no view');
    const beside = (css: number) =>
      findHandDoubt(
        { ...one, views: [{ ...view, centre: mapPoint(view.centre.x + css * 2, view.centre.y) }] },
        replay(one.run, deck),
      );
    // half of 1280, and 16
    expect(beside(656)).toBeUndefined();
    expect(beside(657)).toBe('unseen');
  });
});

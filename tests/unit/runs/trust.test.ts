/** Honest runs are trusted; every way to a rank without playing that was thought of is doubted, each for its reason. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunEvent } from '../../../src/game/events';
import { MODES } from '../../../src/game/modes';
import { middleOfTarget } from '../../../src/game/quest';
import { mapPoint } from '../../../src/game/space';
import { copiesAmong } from '../../../src/runs/copies';
import { editionOf } from '../../../src/runs/edition';
import { encodeRecord } from '../../../src/runs/encode';
import type { RunRecord } from '../../../src/runs/record';
import { seedOf, SLOT_MS } from '../../../src/runs/seed';
import { RUNS_SINCE } from '../../../src/runs/since';
import { judgeClaim, type Claim } from '../../../src/runs/trust';
import { quest } from '../../support/game-builders';
import { PLAYED_QUESTS, playHonestly, type Played } from '../../support/played-run';

function claimOf({ record, result, earnedAt }: Played, changes: Partial<Claim> = {}): Claim {
  return { ...result, earnedAt, run: encodeRecord(record), ...changes };
}

function doubtOf(claim: Claim, quests = PLAYED_QUESTS) {
  const judged = judgeClaim(claim, quests);
  return judged.kind === 'doubted' ? judged.doubt : judged.kind;
}

/** The played run with other events. */
function changed(played: Played, change: (event: RunEvent, index: number) => RunEvent): Played {
  const { run } = played.record;
  return { ...played, record: { ...played.record, run: { ...run, events: run.events.map(change) } } };
}

const withViews = (played: Played, views: RunRecord['views']): Played => ({
  ...played,
  record: { ...played.record, views },
});

describe('an honest run', () => {
  it('is trusted in every mode, at any zoom and any human pace', () => {
    fc.assert(
      fc.property(
        fc.record({
          mode: fc.constantFrom(...MODES),
          pace: fc.integer({ min: 450, max: 9000 }),
          zoom: fc.integer({ min: 30, max: 200 }),
          misses: fc.integer({ min: 0, max: 2 }),
        }),
        (ways) => {
          expect(doubtOf(claimOf(playHonestly(ways)))).toBe('trusted');
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is trusted when its picture came late and its player read the result for a while', () => {
    const played = playHonestly();
    expect(doubtOf(claimOf(played, { earnedAt: played.earnedAt + 10 * 60_000 }))).toBe('trusted');
  });
});

describe('a forged run', () => {
  const played = playHonestly();

  it('has no run, or none that can be read', () => {
    expect(doubtOf(claimOf(played, { run: undefined, earnedAt: RUNS_SINCE }))).toBe('noRun');
    expect(doubtOf(claimOf(played, { run: undefined, earnedAt: RUNS_SINCE - 1 }))).toBe('beforeRuns');
    expect(doubtOf(claimOf(played, { run: 'AAAA' }))).toBe('unreadable');
    expect(doubtOf(claimOf(played, { run: 'A'.repeat(10_000_000) }))).toBe('unreadable');
  });

  it('claims a better result than it leads to', () => {
    expect(doubtOf(claimOf(played, { time: played.result.time - 0.1 }))).toBe('otherResult');
    expect(doubtOf(claimOf(played, { score: played.result.score + 1 }))).toBe('otherResult');
    expect(doubtOf(claimOf(played, { mode: 4 }))).toBe('otherResult');
    expect(doubtOf(claimOf(played, { level: 2 }))).toBe('otherResult');
    const unique = playHonestly({ mode: 5 });
    expect(doubtOf(claimOf(unique))).toBe('trusted');
    expect(doubtOf(claimOf(unique, { quest: 'quest4' }))).toBe('otherResult');
  });

  it('was played on another edition of the level', () => {
    const moved = PLAYED_QUESTS.map((each, index) => (index === 3 ? quest(40) : each));
    expect(editionOf(moved)).not.toBe(editionOf(PLAYED_QUESTS));
    expect(doubtOf(claimOf(played), moved)).toBe('otherEdition');
  });

  it('was played with help that no board counts', () => {
    expect(doubtOf(claimOf(playHonestly({ ranked: false })))).toBe('unranked');
  });

  it('is of another time than it says, or its order of quests is of another slot', () => {
    const late = played.earnedAt + 3_600_000;
    expect(doubtOf(claimOf(played, { earnedAt: late }))).toBe('otherInstant');
    expect(doubtOf(claimOf(played, { earnedAt: played.earnedAt - 2 * SLOT_MS }))).toBe('otherInstant');
    const shopped = { ...played, record: { ...played.record, slot: played.record.slot + 1 } };
    expect(doubtOf(claimOf(shopped))).not.toBe('trusted');
  });

  it('claims what is no number of seconds or finds', () => {
    for (const number of [-1, -0, Number.NaN, Infinity, played.result.time + Number.EPSILON * 64])
      expect(doubtOf(claimOf(played, { time: number }))).toBe('otherResult');
    for (const score of [-1, Number.NaN, 1e9])
      expect(doubtOf(claimOf(played, { score }))).toBe('otherResult');
    for (const earnedAt of [-1, 0, Number.NaN, Infinity])
      expect(doubtOf(claimOf(played, { earnedAt }))).toBe('otherInstant');
  });

  it('does one thing twice, leaves one out, or does two in another order', () => {
    // of a quest with two targets either may be marked first
    const quests = PLAYED_QUESTS.filter((each) => each.positions.length === 1);
    const honest = playHonestly({ mode: 4, quests });
    expect(doubtOf(claimOf(honest), quests)).toBe('trusted');
    const { events } = honest.record.run;
    const forged = fc.record({
      at: fc.integer({ min: 0, max: events.length - 2 }),
      how: fc.constantFrom('twice', 'without', 'swapped', 'swappedInTime'),
    });
    fc.assert(
      fc.property(forged, ({ at, how }) => {
        const one = events[at];
        const next = events[at + 1];
        if (!one || !next) return;
        const [before, after] = [events.slice(0, at), events.slice(at + 1)];
        const changedEvents = {
          twice: [...before, one, one, ...after],
          without: [...before, ...after],
          swapped: [...before, next, one, ...after.slice(1)],
          swappedInTime: [...before, { ...next, at: one.at }, { ...one, at: next.at }, ...after.slice(1)],
        }[how];
        const record = { ...honest.record, run: { ...honest.record.run, events: changedEvents } };
        expect(doubtOf(claimOf({ ...honest, record }), quests)).not.toBe('trusted');
      }),
      { numRuns: 80 },
    );
  });

  it('stops its clock, though it counts', () => {
    const { events } = played.record.run;
    const at = events.findIndex(({ type }) => type === 'mark');
    const rest = [
      { type: 'pause', at: events[at]?.at ?? 0 },
      { type: 'resume', at: events[at + 1]?.at ?? 0 },
    ] as const;
    const paused = [...events.slice(0, at + 1), ...rest, ...events.slice(at + 1)];
    const record = { ...played.record, run: { ...played.record.run, events: paused } };
    expect(doubtOf(claimOf({ ...played, record }))).toBe('impossible');
  });

  it('is cut together from two', () => {
    const other = playHonestly({ slot: played.record.slot + 7 });
    const half = Math.floor(played.record.run.events.length / 2);
    const mixed = changed(
      played,
      (event, index) => other.record.run.events[index < half ? -1 : index] ?? event,
    );
    expect(doubtOf(claimOf(mixed))).not.toBe('trusted');
  });

  it('answers before anybody can have read, or sets marks in one instant', () => {
    const quick = changed(played, (event) => ({ ...event, at: Math.floor(event.at / 3) }));
    expect(doubtOf(claimOf(quick))).not.toBe('trusted');
    const sharp = playHonestly({ pace: 220 });
    expect(doubtOf(claimOf(sharp))).not.toBe('trusted');
    const pairs = PLAYED_QUESTS.map((each, index) => ({
      ...each,
      positions: quest(index + 1, 2).positions,
    }));
    const twins = playHonestly({ mode: 4, quests: pairs });
    const at: number[] = twins.record.run.events.map((event) => event.at);
    const atOnce = changed(twins, (event, index) =>
      event.type === 'mark' && index % 2 === 1 ? { ...event, at: at[index + 1] ?? event.at } : event,
    );
    expect(doubtOf(claimOf(atOnce), pairs)).toBe('handTooFast');
  });

  it('marks what was not on screen, or with the slack of another zoom', () => {
    expect(doubtOf(claimOf(withViews(played, [])))).toBe('unseen');
    const [first] = played.record.views;
    expect(doubtOf(claimOf(withViews(played, first ? [first] : [])))).toBe('unseen');
    const near = played.record.views.map((view) => ({ ...view, zoom: 90 }));
    expect(doubtOf(claimOf(withViews(played, near)))).toBe('slackOfAnotherZoom');
  });

  it('goes from one end of a screen to the other in no time', () => {
    const far = [quest(1), { ...quest(2), positions: [...quest(12).positions] }, quest(3)];
    const wide = playHonestly({ mode: 4, quests: far, pace: 400, zoom: 30 });
    const still = wide.record.views.slice(0, 1).map((view) => ({ ...view, centre: mapPoint(1200, 200) }));
    expect(doubtOf(claimOf(withViews(wide, still)), far)).toBe('trusted');
    const [pair] = PLAYED_QUESTS.filter(({ quest: name }) => name === 'quest1');
    if (!pair) throw new Error('no pair');
    const apart = [{ ...pair, positions: [...quest(1).positions, ...quest(14).positions] }];
    const jump = playHonestly({ mode: 4, quests: apart, pace: 400, zoom: 60 });
    const [view] = jump.record.views;
    if (!view) throw new Error('no view');
    const seen = [{ ...view, centre: mapPoint(1500, 200) }];
    const wideWindow = {
      ...withViews(jump, seen),
      record: { ...jump.record, views: seen, window: { width: 3000, height: 900 } },
    };
    expect(doubtOf(claimOf(wideWindow), apart)).toBe('trusted');
    const last = wideWindow.record.run.events.at(-1)?.at ?? 0;
    const quick = changed(wideWindow, (event) => (event.at === last ? { ...event, at: last - 350 } : event));
    const time = Math.floor((last - 350) / 100) / 10;
    expect(doubtOf(claimOf(quick, { time }), apart)).toBe('handTooFast');
  });
});

describe('copies', () => {
  const { record, earnedAt } = playHonestly();
  const jittered: RunRecord = {
    ...record,
    run: {
      ...record.run,
      events: record.run.events.map((event) =>
        event.type === 'mark'
          ? { ...event, at: event.at + 9, point: mapPoint(event.point.x + 1, event.point.y) }
          : event,
      ),
    },
  };

  it('are whoever repeats a run later, even with a little noise', () => {
    const rows = [
      { id: 'thief', earnedAt: earnedAt + 9000, record },
      { id: 'first', earnedAt, record },
      { id: 'sly', earnedAt: earnedAt + 5000, record: jittered },
    ];
    expect([...copiesAmong(rows)].toSorted()).toStrictEqual(['sly', 'thief']);
  });

  it('are not two who play in the same slot', () => {
    const other = playHonestly({ pace: 1100 });
    expect(
      copiesAmong([
        { id: 'a', earnedAt, record },
        { id: 'b', ...other },
      ]).size,
    ).toBe(0);
  });
});

describe('the seed', () => {
  it('is another in each slot, mode and edition, and the same within a slot', () => {
    const source = { edition: editionOf(PLAYED_QUESTS), mode: 2, slot: 179_000_000 } as const;
    expect(seedOf({ ...source })).toBe(seedOf(source));
    const seeds = Array.from({ length: 500 }, (_, index) => seedOf({ ...source, slot: source.slot + index }));
    expect(new Set(seeds).size).toBe(500);
    expect(seedOf({ ...source, mode: 4 })).not.toBe(seedOf(source));
    expect(seedOf({ ...source, edition: source.edition + 1 })).not.toBe(seedOf(source));
  });
});

it('a target lies in the middle of its own view', () => {
  const { record } = playHonestly({ mode: 5 });
  const [view] = record.views;
  const [third] = PLAYED_QUESTS[2]?.positions ?? [];
  expect(view && third && middleOfTarget(third)).toStrictEqual(view?.centre);
});

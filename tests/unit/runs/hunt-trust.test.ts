/** A hunt is ranked when five runs of its day lead to its time; everything else is said by name. */
import { describe, expect, it } from 'vitest';
import { createFindHuntDoubts, type ClaimedHuntRow } from '../../../src/runs/judge';
import { decodeRecord } from '../../../src/runs/decode';
import { encodeRecord } from '../../../src/runs/encode';
import { encodeLeg, joinLegs, judgeHunt, type HuntClaim } from '../../../src/runs/hunt-trust';
import { LONGEST_RUNS } from '../../../src/runs/legs';
import type { RunRecord } from '../../../src/runs/record';
import { HUNT_DAY, HUNT_LEGS, PLAYED_QUESTS, playHonestly, playHunt } from '../../support/played-run';

const DAY_MS = 86_400_000;
const { legs, claim } = playHunt();
const verdictOf = (changes: Partial<HuntClaim>, asked = HUNT_LEGS) => {
  const judgement = judgeHunt({ ...claim, ...changes }, asked);
  return judgement.kind === 'trusted' ? 'trusted' : judgement.doubt;
};
const runsOf = (records: readonly RunRecord[]) => joinLegs(records.map(encodeLeg));
const withLeg = (index: number, record: RunRecord | undefined) =>
  runsOf(legs.map((leg, each) => (each === index && record ? record : leg)));

describe('a hunt', () => {
  it('is trusted when its runs lead to its time, or to less where a page was loaded again', () => {
    expect(verdictOf({})).toBe('trusted');
    expect(verdictOf({ time: claim.time + 40 })).toBe('trusted');
    expect(verdictOf({ time: claim.time - 0.1 })).toBe('otherResult');
  });

  it('without its runs is marked as from before, or doubted', () => {
    expect(verdictOf({ runs: undefined, dayStart: HUNT_DAY - DAY_MS })).toBe('beforeRuns');
    expect(verdictOf({ runs: undefined })).toBe('noRun');
  });

  it('is of its day, its quests and this edition', () => {
    expect(verdictOf({ dayStart: HUNT_DAY + DAY_MS })).toBe('otherInstant');
    const [first, second, ...others] = HUNT_LEGS;
    if (!first || !second) throw new Error('no legs');
    expect(verdictOf({}, [second, first, ...others])).toBe('otherResult');
    expect(verdictOf({}, [{ ...first, quest: 'quest3' }, second, ...others])).toBe('otherResult');
    expect(verdictOf({}, [{ ...first, quest: 'quest99' }, second, ...others])).toBe('otherResult');
    const moved = PLAYED_QUESTS.toReversed();
    expect(verdictOf({}, [first, { ...second, quests: moved }, ...others])).toBe('otherEdition');
  });

  it('has no leg of another map or another quest, though it was played', () => {
    const slot = legs[0]?.slot ?? 0;
    for (const other of [
      { level: 7, quest: 'quest2' },
      { level: 2, quest: 'quest3' },
      { level: 1, quest: 'quest7' },
    ])
      expect(
        verdictOf({ runs: withLeg(1, playHonestly({ mode: 5, slot, ...other }).record), time: 60 }),
      ).toBe('otherResult');
    const [first, second, ...others] = legs;
    if (!first || !second) throw new Error('no legs');
    expect(verdictOf({ runs: runsOf([second, first, ...others]) })).toBe('otherResult');
    expect(verdictOf({ runs: runsOf([first, first, ...others]) })).toBe('otherResult');
    // as quickly as its own, on the day before
    const before = playHonestly({ mode: 5, level: 2, quest: 'quest2', slot: slot - 8640 }).record;
    expect(verdictOf({ runs: withLeg(1, before), time: 60 })).toBe('otherInstant');
    expect(verdictOf({ time: Number.NaN })).toBe('otherResult');
    expect(verdictOf({ time: -1 })).toBe('otherResult');
  });

  it('has five readable runs and no more', () => {
    expect(verdictOf({ runs: claim.runs.split('.').slice(1).join('.') })).toBe('unreadable');
    expect(verdictOf({ runs: `${claim.runs}.${claim.runs}` })).toBe('unreadable');
    expect(verdictOf({ runs: claim.runs.replace('.', '.A') })).toBe('unreadable');
    expect(verdictOf({ runs: 'A'.repeat(10_000_000) })).toBe('unreadable');
  });

  it('is ranked only where each run was, and ended', () => {
    const slot = legs[0]?.slot ?? 0;
    const eased = playHonestly({ mode: 5, level: 1, quest: 'quest7', slot, ranked: false }).record;
    expect(verdictOf({ runs: withLeg(0, eased) })).toBe('unranked');
    const open = legs[2] && { ...legs[2], run: { ...legs[2].run, events: legs[2].run.events.slice(0, 1) } };
    expect(verdictOf({ runs: withLeg(2, open) })).toBe('impossible');
    const blind = legs[3] && { ...legs[3], views: [] };
    expect(verdictOf({ runs: withLeg(3, blind) })).toBe('unseen');
  });

  it('is of an eye: half of its finds took a third of a second', () => {
    const quick = playHunt({ pace: 300 });
    expect(verdictOf(quick.claim)).toBe('eyeTooFast');
    expect(verdictOf(playHunt({ pace: 400 }).claim)).toBe('trusted');
  });
});

describe('the text of its runs', () => {
  const wandering = (record: RunRecord): RunRecord => ({
    ...record,
    views: Array.from({ length: 400 }, (_, index) => ({ ...record.views[0], at: index })).flatMap((view) =>
      view.centre && view.zoom ? [{ at: view.at, centre: view.centre, zoom: view.zoom }] : [],
    ),
    trail: {
      step: 1,
      points: Array.from({ length: 600 }, (_, index) => ({ x: index % 128, y: (index * 7) % 128 })),
    },
  });

  it('tells the way of the pointer as coarsely as five legs need', () => {
    const runs = runsOf(legs.map(wandering));
    expect(runs?.length).toBeLessThanOrEqual(LONGEST_RUNS);
    expect(verdictOf({ runs })).toBe('trusted');
  });

  it('gives a leg of many marks the room of the others, and says when there is none', () => {
    const slot = legs[0]?.slot ?? 0;
    const struggled = playHonestly({ mode: 5, level: 1, quest: 'quest7', slot, misses: 90 });
    const text = encodeLeg(struggled.record) ?? '';
    expect(text.length).toBeGreaterThan(400);
    const others = legs.slice(1).map((leg) => encodeLeg(wandering(leg)));
    const joined = joinLegs([text, ...others]);
    expect(joined?.length).toBeLessThanOrEqual(LONGEST_RUNS);
    expect(verdictOf({ runs: joined, time: claim.time + 1000 })).toBe('trusted');
    expect(joinLegs([text, text, text, text, text])).toBeUndefined();
    expect(joinLegs([text, undefined])).toBeUndefined();
    expect(joinLegs(['A'.repeat(1500), 'A'.repeat(1500)])).toBeUndefined();
  });
});

describe('hunts of one board', () => {
  const pause = () => Promise.resolve();
  const row = (id: string, sentAt: number, of: HuntClaim): ClaimedHuntRow => ({
    id,
    sentAt,
    earnedAt: HUNT_DAY + 1000,
    claim: of,
  });
  const another = playHunt({ pace: 1500 });

  it('are not copied, nor put together from others’, whoever claims to be earlier', async () => {
    const [a, b] = [claim.runs.split('.'), another.claim.runs.split('.')];
    const mixed = [a[0], a[1], b[2], a[3], b[4]].join('.');
    const own = playHunt({ pace: 1200 }).claim.runs.split('.');
    const borrowed = [a[0], b[1], ...own.slice(2)].join('.');
    const rows = [
      { ...row('copy', 30, { ...claim, time: 60 }), earnedAt: 0 },
      row('mixed', 31, { ...claim, time: 60, runs: mixed }),
      row('first', 10, claim),
      row('second', 20, another.claim),
      row('like two by chance', 40, { ...claim, time: 60, runs: borrowed }),
    ];
    expect([...(await createFindHuntDoubts(pause)(rows, HUNT_LEGS))]).toEqual([
      ['copy', 'copied'],
      ['mixed', 'copied'],
    ]);
  });

  it('are unchecked while their levels cannot be read', async () => {
    const rows = [row('honest', 1, claim), row('bare', 1, { ...claim, runs: undefined })];
    expect([...(await createFindHuntDoubts(pause)(rows, undefined))]).toEqual([
      ['honest', 'unchecked'],
      ['bare', 'noRun'],
    ]);
  });
});

it('reads a leg back as it was', () => {
  const [leg] = legs;
  expect(leg && decodeRecord(encodeLeg(leg) ?? '')).toEqual(leg && decodeRecord(encodeRecord(leg) ?? ''));
});

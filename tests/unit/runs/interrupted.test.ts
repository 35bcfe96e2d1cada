import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elapsedMs } from '../../../src/game/clock';
import type { Run, RunEvent } from '../../../src/game/events';
import type { Deck } from '../../../src/game/modes';
import { mapPoint } from '../../../src/game/space';
import { replay } from '../../../src/game/replay';
import { parseInterrupted, resumed, type InterruptedRun } from '../../../src/runs/interrupted';
import { deck, MISS, setUp } from '../../support/game-builders';

const CARDS = deck(1, 1, 2, 1);
const TYPES = ['mark', 'skip', 'takeBack', 'hint', 'tick'] as const;

const eventAt = (type: (typeof TYPES)[number], at: number): RunEvent => {
  if (type === 'mark') return { type, at, ...MISS };
  return type === 'hint' ? { type, at, visibleWidth: 900 } : { type, at };
};

const steps = fc.array(fc.tuple(fc.constantFrom(...TYPES), fc.nat(4000)), { maxLength: 12 });
const instants = fc.integer({ min: 0, max: 1_000_000 });

function keptOf(
  played: readonly (readonly [(typeof TYPES)[number], number])[],
  start: number,
): InterruptedRun {
  const events: RunEvent[] = [{ type: 'start', at: start }];
  let at = start;
  for (const [type, wait] of played) {
    at += wait;
    events.push(eventAt(type, at));
  }
  return {
    game: '15 2',
    edition: 1,
    slot: 7,
    kept: { at: at + 30, epoch: 5_000_000 },
    events,
    samples: {
      views: [{ at: start, centre: mapPoint(1, 2), zoom: 50 }],
      pointer: [{ at: start + 5, point: { x: 1, y: 2 } }],
    },
    result: 'r',
  };
}

const sessionOf = ({ events }: InterruptedRun, ranked: boolean, cards: Deck = CARDS) => {
  const run: Run = { ...setUp({ ranked, mode: 2 }), events };
  return replay(run, cards);
};

describe('a run in a page that is loaded again', () => {
  it('has the same answers and quest, and in a ranked run the time between as well', () => {
    fc.assert(
      fc.property(steps, instants, instants, fc.nat(600_000), (played, start, at, between) => {
        const kept = keptOf(played, start);
        const again = resumed(kept, { at, epoch: kept.kept.epoch + between }, true);
        const [before, after] = [sessionOf(kept, true), sessionOf(again, true)];
        expect(after.quest).toBe(before.quest);
        expect(after.answers).toEqual(before.answers);
        expect(elapsedMs(after, at)).toBe(elapsedMs(before, kept.kept.at + between));
      }),
    );
  });

  it('gains nothing by a calendar that is put back', () => {
    const kept = keptOf([['mark', 900]], 100);
    const again = resumed(kept, { at: 50, epoch: kept.kept.epoch - 3_600_000 }, true);
    expect(elapsedMs(sessionOf(again, true), 50)).toBe(elapsedMs(sessionOf(kept, true), kept.kept.at));
  });

  it('rests until its map is there when it is not ranked', () => {
    fc.assert(
      fc.property(steps, instants, instants, fc.nat(600_000), (played, start, at, between) => {
        const kept = keptOf(played, start);
        const again = resumed(kept, { at, epoch: kept.kept.epoch + between }, false);
        const events: readonly RunEvent[] = [...again.events, { type: 'resume', at: at + 2000 }];
        expect(elapsedMs(sessionOf({ ...again, events }, false), at + 2000)).toBe(
          elapsedMs(sessionOf(kept, false), kept.kept.at),
        );
      }),
    );
  });

  it('moves what was recorded along', () => {
    const kept = keptOf([], 100);
    const again = resumed(kept, { at: 1000, epoch: kept.kept.epoch + 200 }, true);
    const by = 1000 - 200 - kept.kept.at;
    expect(again.samples.views).toEqual([{ at: 100 + by, centre: mapPoint(1, 2), zoom: 50 }]);
    expect(again.samples.pointer).toEqual([{ at: 105 + by, point: { x: 1, y: 2 } }]);
  });
});

describe('what was kept', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(steps, instants, (played, start) => {
        const kept = keptOf(played, start);
        expect(parseInterrupted(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
      }),
    );
  });

  it('is nothing where it is damaged, or had not begun', () => {
    fc.assert(fc.property(fc.jsonValue(), (raw) => parseInterrupted(raw) === undefined));
    const kept = keptOf([], 0);
    expect(parseInterrupted({ ...kept, events: [] })).toBeUndefined();
    expect(parseInterrupted({ ...kept, events: [{ type: 'mark', at: 1 }] })).toBeUndefined();
    expect(parseInterrupted({ ...kept, events: [...kept.events, { type: 'win', at: 2 }] })).toBeUndefined();
  });
});

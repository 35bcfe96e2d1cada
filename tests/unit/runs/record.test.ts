/** A record is read back as it was written, is short, and no text makes the reader throw. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64url, toBase64url } from '../../../src/bytes/base64url';
import { MODES } from '../../../src/game/modes';
import { replay } from '../../../src/game/replay';
import { resultOf } from '../../../src/game/recap';
import { deckOf } from '../../../src/game/modes';
import { mapPoint } from '../../../src/game/space';
import { decodeRecord } from '../../../src/runs/decode';
import { encodeRecord } from '../../../src/runs/encode';
import { LONGEST_RECORD, MOST_BYTES, viewAt, type RunRecord } from '../../../src/runs/record';
import { PLAYED_QUESTS, playHonestly } from '../../support/played-run';

const text = (record: RunRecord, most?: number): string => {
  const written = encodeRecord(record, most);
  if (written === undefined) throw new Error('the record cannot be told');
  return written;
};

const plain = { noNullPrototype: true } as const;
const anyPart = fc.integer({ min: 0, max: 128 });
const anyPoint = fc.record({ x: anyPart, y: anyPart }, plain);
const anyRecord = fc
  .record({
    mode: fc.constantFrom(...MODES),
    pace: fc.integer({ min: 400, max: 6000 }),
    zoom: fc.integer({ min: 30, max: 200 }),
    slot: fc.integer({ min: 0, max: 2 ** 30 }),
    ranked: fc.boolean(),
    trail: fc.record(
      { step: fc.integer({ min: 1, max: 8 }), points: fc.array(anyPoint, { maxLength: 40 }) },
      plain,
    ),
  })
  .map(({ trail, ...ways }) => ({ ...playHonestly(ways).record, trail }));

const marksUnseen = ({ run, views }: RunRecord) =>
  run.events.filter(({ type, at }) => type === 'mark' && !viewAt(views, at));

describe('a record', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        expect(decodeRecord(text(record))).toStrictEqual(record);
      }),
      { numRuns: 60 },
    );
  });

  it('tells a run of ten quests in about a hundred bytes, without views and pointer', () => {
    const { record } = playHonestly();
    const bytes = fromBase64url(text({ ...record, views: [] }));
    expect(bytes?.length).toBeLessThan(125);
  });

  it('leads to the result that was played', () => {
    for (const mode of MODES) {
      const { record, result } = playHonestly({ mode });
      const run = decodeRecord(text(record))?.run;
      const deck = run && deckOf(PLAYED_QUESTS, run.mode, run.quest);
      expect(run && deck && resultOf(replay(run, deck))).toStrictEqual(result);
    }
  });

  it('stays within its bound: samples are given up first, what was done never', () => {
    const { record } = playHonestly({ mode: 4 });
    const points = Array.from({ length: 3000 }, (_, index) => ({
      x: (index * 37) % 129,
      y: (index * 53) % 129,
    }));
    const long = { ...record, trail: { step: 1, points } };
    expect(text(long).length).toBeLessThanOrEqual(LONGEST_RECORD);
    const read = decodeRecord(text(long));
    expect(read?.run).toStrictEqual(record.run);
    expect(read?.trail.step).toBeGreaterThan(1);
    const short = decodeRecord(text(long, 300));
    expect(short?.run).toStrictEqual(record.run);
    expect(encodeRecord(long, 60)).toBeUndefined();
  });

  it('keeps the views in which marks were set when it gives up the others', () => {
    const { record } = playHonestly();
    const between = { at: 0, centre: mapPoint(1, 1), zoom: 100 };
    const views = [between, ...record.views];
    const whole = fromBase64url(text({ ...record, views }))?.length ?? 0;
    const read = decodeRecord(text({ ...record, views }, whole - 1));
    expect(read?.views).not.toContainEqual(between);
    expect(read && marksUnseen(read)).toStrictEqual([]);
  });

  it('is not written from numbers that it cannot tell', () => {
    const { record } = playHonestly();
    const run = { ...record.run, quest: 'quest0' };
    expect(encodeRecord({ ...record, run })).toBeUndefined();
    expect(encodeRecord({ ...record, slot: 2 ** 31 })).toBeUndefined();
    expect(encodeRecord({ ...record, slot: -1 })).toBeUndefined();
    expect(
      encodeRecord({ ...record, run: { ...record.run, events: record.run.events.slice(1) } }),
    ).toBeUndefined();
    const fine = { type: 'mark', at: 10, point: mapPoint(0.1, 0), slack: 0 } as const;
    expect(
      encodeRecord({ ...record, run: { ...record.run, events: [{ type: 'start', at: 0 }, fine] } }),
    ).toBeUndefined();
  });
});

describe('the reader', () => {
  it('answers any text, and accepts only one spelling of a record', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: MOST_BYTES + 20 }), (bytes) => {
        const written = toBase64url(bytes);
        const read = decodeRecord(written);
        if (read) expect(encodeRecord(read)).toBe(written);
      }),
      { numRuns: 300 },
    );
  });

  it('answers every damaged record without throwing, in no more than its length of events and samples', () => {
    fc.assert(
      fc.property(anyRecord, fc.nat(), fc.nat({ max: 255 }), fc.nat(), (record, place, value, cut) => {
        const bytes = fromBase64url(text(record)) ?? new Uint8Array();
        const damaged = bytes.slice(0, bytes.length - (cut % 3));
        damaged[place % damaged.length] = value;
        const read = decodeRecord(toBase64url(damaged));
        if (!read) return;
        expect(read.run.events.length).toBeLessThanOrEqual(damaged.length);
        expect(read.trail.points.length).toBeLessThanOrEqual(36_000);
      }),
      { numRuns: 200 },
    );
  });

  it('refuses what is too long, cut or lengthened, and other versions', () => {
    const written = text(playHonestly().record);
    expect(decodeRecord('A'.repeat(LONGEST_RECORD + 4))).toBeUndefined();
    expect(decodeRecord('A'.repeat(10_000_000))).toBeUndefined();
    for (let length = 0; length < written.length; length += 1)
      expect(decodeRecord(written.slice(0, length))).toBeUndefined();
    expect(decodeRecord(`${written}AAAA`)).toBeUndefined();
    const bytes = fromBase64url(written) ?? new Uint8Array();
    expect(decodeRecord(toBase64url(Uint8Array.from([2, ...bytes.slice(1)])))).toBeUndefined();
  });
});

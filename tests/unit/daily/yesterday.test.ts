import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY, notePlaced, parseDiary, type Diary } from '../../../src/daily/diary';
import { parsePlaced, placeAmong } from '../../../src/daily/yesterday';

const rows = (...times: readonly number[]) => times.map((time, index) => ({ id: `h${index}`, time }));

describe('a place among yesterday’s hunts', () => {
  it('counts who was slower, and leaves out one’s own', () => {
    expect(placeAmong(rows(70, 80, 83.4, 90), true, 83.4, 'h2')).toEqual({
      slower: 1,
      others: 3,
      isAll: true,
    });
    expect(placeAmong(rows(83.4), true, 83.4, 'h0')).toEqual({ slower: 0, others: 0, isAll: true });
    expect(placeAmong(rows(90, 91), false, 83.4, undefined)).toEqual({ slower: 2, others: 2, isAll: false });
  });

  it('is kept with the try, and only as what it was', () => {
    const legs = [1, 2, 3, 4, 5].map((ms) => ({ ms, sign: 'atOnce' as const }));
    const quests = legs.map((_, index) => ({ level: index + 1, quest: 'quest1' }));
    const attempt = { day: '2026-11-20', quests, legs, open: { ms: 0, sign: 'atOnce' } } as const;
    const diary: Diary = { attempt };
    const placed = { slower: 3, others: 9, isAll: false };
    const noted = notePlaced(diary, '2026-11-20', placed);
    expect(parseDiary(JSON.parse(JSON.stringify(noted))).attempt?.placed).toEqual(placed);
    expect(notePlaced(diary, '2026-11-21', placed)).toBe(diary);
    expect(notePlaced(EMPTY, '2026-11-20', placed)).toBe(EMPTY);
    expect(parsePlaced({ ...placed, slower: 10 })).toBeUndefined();
    // each part is needed
    for (const part of ['slower', 'others', 'isAll'])
      expect(parsePlaced({ ...placed, [part]: undefined })).toBeUndefined();
    // the slowest of all has nobody behind, the fastest everybody
    for (const slower of [0, 9]) expect(parsePlaced({ ...placed, slower })).toEqual({ ...placed, slower });
  });

  it('is read from whatever was kept without a throw', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const placed = parsePlaced(raw);
        expect(placed === undefined || placed.slower <= placed.others).toBe(true);
      }),
    );
  });
});

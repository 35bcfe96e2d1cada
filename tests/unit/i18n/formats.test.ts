import { expect, it } from 'vitest';
import { sundayOf } from '../../../src/contest/weeks';
import { formatContestDay, formatDay, formatWeek } from '../../../src/i18n/dates';
import { formatClock, formatHuntDay, formatNextHunt, formatSeconds } from '../../../src/i18n/formats';

/** Thin and hard spaces differ between versions of the language data. */
const plain = (text: string) => text.replace(/[\s\u2009\u202f\u00a0]+/g, ' ');

it('shows times with one decimal', () => {
  expect([formatSeconds('fr', 42), formatSeconds('en', 42.25), formatSeconds('en', 0.1)]).toEqual([
    '42,0',
    '42.3',
    '0.1',
  ]);
});

it('shows days as dd/mm/yy in both languages', () => {
  expect([formatDay('fr', '2026-11-05T12:00:00Z'), formatDay('en', '2026-11-05T12:00:00Z')]).toEqual([
    '05/11/26',
    '05/11/26',
  ]);
});

it('shows a week from its Monday to its Sunday', () => {
  expect(plain(formatWeek('fr', '2026-W47'))).toMatch(/^16 ?[–-] ?22 novembre 2026$/);
  expect(plain(formatWeek('en', '2026-W53'))).toMatch(/^28 December 2026 [–-] 3 January 2027$/);
});

it('shows the Sunday a contest ends on', () => {
  expect(formatContestDay('fr', sundayOf('2026-W47'))).toBe('dimanche 22 novembre');
  expect(formatContestDay('en', sundayOf('2026-W47'))).toMatch(/^Sunday,? 22 November$/);
});

it('shows a longer time as a stopwatch does', () => {
  expect([0, 9.96, 59.9, 60, 83.4].map((seconds) => formatClock('fr', seconds))).toEqual([
    '0:00,0',
    '0:10,0',
    '0:59,9',
    '1:00,0',
    '1:23,4',
  ]);
  expect(formatClock('en', 3600.5)).toBe('60:00.5');
});

it('names the day of a hunt, the same everywhere', () => {
  expect([formatHuntDay('fr', '2026-11-21'), formatHuntDay('fr', '2026-12-01')]).toEqual([
    '21 novembre',
    '1er décembre',
  ]);
  expect(formatHuntDay('en', '2026-12-01')).toBe('1 December');
});

it('says when the next hunt comes by the clock of the player', () => {
  const comes = new Date('2026-11-22T00:00:00Z');
  expect(formatNextHunt('fr', '2026-11-21')).toEqual({
    weekday: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'][comes.getDay()],
    time: `${String(comes.getHours()).padStart(2, '0')}:${String(comes.getMinutes()).padStart(2, '0')}`,
  });
});

import { expect, it } from 'vitest';
import { sundayOf } from '../../../src/contest/weeks';
import { formatContestDay, formatDate, formatDay, formatWeek } from '../../../src/i18n/dates';
import {
  formatClock,
  formatHuntDay,
  formatNextHunt,
  formatSeconds,
  formatTime,
} from '../../../src/i18n/formats';

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

it('writes the first of a month as its language does', () => {
  const first = Date.UTC(2026, 10, 1);
  expect([formatContestDay('fr', first), formatDate('fr', first)]).toEqual([
    'dimanche 1er novembre',
    '1er novembre 2026',
  ]);
  expect(plain(formatWeek('fr', '2026-W44'))).toMatch(/^26 octobre ?[–-] ?1er novembre 2026$/);
  expect(plain(formatWeek('fr', '2026-W23'))).toMatch(/^1er ?[–-] ?7 juin 2026$/);
  expect(formatDate('en', first)).toBe('1 November 2026');
});

it('shows the day of a map with its year', () => {
  expect([formatDate('fr', Date.UTC(2026, 10, 27)), formatDate('en', Date.UTC(2026, 10, 27))]).toEqual([
    '27 novembre 2026',
    '27 November 2026',
  ]);
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
    time: formatTime('fr', comes.getTime()),
  });
});

it.each([
  [0, 0, 'minuit', 'midnight'],
  [0, 30, '0 h 30', '12:30 am'],
  [1, 0, '1 h', '1 am'],
  [5, 30, '5 h 30', '5:30 am'],
  [12, 0, 'midi', 'noon'],
  [12, 5, '12 h 05', '12:05 pm'],
  [13, 0, '13 h', '1 pm'],
  [23, 59, '23 h 59', '11:59 pm'],
])('says %i:%i as the language does', (hour, minute, french, english) => {
  const instant = new Date(2026, 10, 22, hour, minute).getTime();
  expect(plain(formatTime('fr', instant))).toBe(french);
  expect(plain(formatTime('en', instant))).toBe(english);
});

it('breaks no line within a time', () => {
  const instant = new Date(2026, 10, 22, 5, 30).getTime();
  expect([formatTime('fr', instant), formatTime('en', instant)].join('')).not.toContain(' ');
});

import { expect, it } from 'vitest';
import { onePerAddress } from '../../../src/contest/addresses';
import type { StoredEntry } from '../../../src/records/store-port';
import { csvOf, pathsOf, sought } from '../../../src/raffle/participants';

const entryOf = (publicId: string, name: string, email: string): StoredEntry => ({
  id: `account-${publicId}`,
  publicId,
  name,
  email,
  time: 12,
  score: 1,
  level: 1,
  gameMode: 5,
  quest: 'dquest5',
  date: '2026-11-20T12:00:00.000Z',
  week: '2026-W47',
  userId: '',
  consent: { wording: 'contest-1', date: '2026-11-20T12:00:00.000Z' },
  confirmed: false,
  sentAt: Number(publicId.slice(1)),
});

const entries = [
  entryOf('p1', 'Zoé', 'zoe.secret@gmail.com'),
  entryOf('p2', 'Max', 'max@example.org'),
  entryOf('p3', '=Mallory', 'zoesecret+2@gmail.com'),
];
const lot = { entries, counted: onePerAddress(entries) };
const ids = (found: readonly StoredEntry[]) => found.map(({ publicId }) => publicId);

it('finds by name or address, without case, accents or an address’s dots', () => {
  expect(ids(sought(lot, 'all', ' zoe '))).toEqual(['p1', 'p3']);
  expect(ids(sought(lot, 'all', 'ZOÉ'))).toEqual(['p1', 'p3']);
  expect(ids(sought(lot, 'all', 'zoesecret@gmail'))).toEqual(['p1', 'p3']);
  expect(ids(sought(lot, 'all', 'example.org'))).toEqual(['p2']);
  expect(ids(sought(lot, 'all', 'nobody'))).toEqual([]);
  expect(ids(sought(lot, 'all', ''))).toEqual(['p1', 'p2', 'p3']);
});

it('tells those that count from those whose address counts already', () => {
  expect(ids(sought(lot, 'counting', ''))).toEqual(['p1', 'p2']);
  expect(ids(sought(lot, 'double', ''))).toEqual(['p3']);
  expect(ids(sought(lot, 'double', 'max'))).toEqual([]);
});

it('names both documents of an entry', () => {
  expect(pathsOf('2026-W47', { id: 'uid', publicId: 'p1' })).toEqual([
    'weeklyContest/2026-W47/Results/uid',
    'weeklyContest/2026-W47/PublicResults/p1',
  ]);
});

it('writes every entry to the file, whatever is shown, and no formula', () => {
  const lines = csvOf(lot).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain('zoe.secret@gmail.com,no,yes');
  // to which rules it agreed, and when
  expect(lines[1]).toMatch(/,p1,contest-1,2026-11-20T12:00:00\.000Z$/);
  expect(lines[3]).toContain("'=Mallory,zoesecret+2@gmail.com,no,no");
});

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { DeskScreen } from '../../../../../src/screens/admin/DeskScreen';
import { weeksOfDesk } from '../../../../../src/screens/admin/contest/ContestSection';
import { localRecords, newDisk, NOON } from '../../../../support/records';
import { showScreen, signedIn } from '../../../../support/screen';

beforeEach(newDisk);

it('lists the next week, this one and those before, without a gap over the year’s end', () => {
  expect(weeksOfDesk(Date.parse('2027-01-06T12:00:00Z')).slice(0, 4)).toEqual([
    '2027-W02',
    '2027-W01',
    '2026-W53',
    '2026-W52',
  ]);
  expect(weeksOfDesk(NOON)).toHaveLength(10);
});

it('leads from each contest to its participants, its draw and its ranking', async () => {
  const owner = { userId: 'owner', name: 'Patron' };
  const { records } = localRecords({ now: () => NOON, userId: owner.userId, isAdmin: true });
  showScreen(<DeskScreen />, {
    records,
    accounts: signedIn(owner, true),
    address: '/admin?section=contest',
  });
  const card = (await screen.findByText('This week')).closest('li');
  if (!card) throw new Error('no card');
  const to = (name: string) => within(card).getByRole('link', { name }).getAttribute('href');
  expect(to('Participants and draw')).toMatch(/weeklyResults\?weekOfYear=2026-W47$/);
  expect(to('Ranking')).toMatch(/weeklyRanking\?weekOfYear=2026-W47$/);
});

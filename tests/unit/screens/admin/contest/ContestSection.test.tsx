// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endOfWeek } from '../../../../../src/contest/weeks';
import { DeskScreen } from '../../../../../src/screens/admin/DeskScreen';
import { weeksOfDesk } from '../../../../../src/screens/admin/contest/ContestSection';
import { enterAll } from '../../../../support/entrants';
import { localRecords, newDisk, NOON } from '../../../../support/records';
import { showScreen, signedIn } from '../../../../support/screen';

beforeEach(newDisk);
afterEach(() => vi.unstubAllGlobals());

it('lists the next week, this one and those before, without a gap over the year’s end', () => {
  expect(weeksOfDesk(Date.parse('2027-01-06T12:00:00Z')).slice(0, 4)).toEqual([
    '2027-W02',
    '2027-W01',
    '2026-W53',
    '2026-W52',
  ]);
  expect(weeksOfDesk(NOON)).toHaveLength(10);
});

it('opens a week’s participants, ranking and draw inside the desk, with the stage page beside them', async () => {
  const owner = { userId: 'owner', name: 'Patron' };
  const newId = () => 'a'.repeat(16);
  const { records } = localRecords({ now: () => NOON, userId: owner.userId, isAdmin: true, newId });
  showScreen(<DeskScreen />, {
    records,
    accounts: signedIn(owner, true),
    address: '/admin?section=contest',
  });
  const card = (await screen.findByText('This week')).closest('li');
  if (!card) throw new Error('no card');
  fireEvent.click(within(card).getByRole('link', { name: 'Participants and draw' }));
  expect(await screen.findByText('No participants')).toBeTruthy();
  expect(screen.getByText('Nobody is ranked yet.')).toBeTruthy();
  const stage = screen.getByRole('link', { name: /The stage page/ }).getAttribute('href');
  expect(stage).toMatch(/weeklyResults\?weekOfYear=2026-W47$/);
  fireEvent.click(screen.getByRole('button', { name: 'Seal the draw' }));
  expect(await screen.findByText(/The draw is sealed. It can be/)).toBeTruthy();
  expect(await screen.findByText('The draw is sealed')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'All contests' }));
  expect(await screen.findByText('This week')).toBeTruthy();
});

/** The card of a week, on the owner's desk. */
async function cardOf(week: string) {
  const owner = { userId: 'owner', name: 'Patron' };
  const { records } = localRecords({ now: () => NOON, userId: owner.userId, isAdmin: true });
  showScreen(<DeskScreen />, {
    records,
    accounts: signedIn(owner, true),
    address: '/admin?section=contest',
  });
  const card = (await screen.findByText(week)).closest('li');
  if (!card) throw new Error('no card');
  return within(card);
}

it('plans a week: another game’s prize is kept, shown on its card, and taken back', async () => {
  const inside = await cardOf('Next week');
  fireEvent.click(inside.getByRole('button', { name: 'Plan this week' }));
  fireEvent.click(inside.getByRole('radio', { name: 'No contest' }));
  fireEvent.change(inside.getByLabelText('Prize, in French'), { target: { value: 'Un poster' } });
  fireEvent.click(inside.getByRole('button', { name: 'Save the plan' }));
  expect(await inside.findByText(/in both languages, or in neither/)).toBeTruthy();
  fireEvent.change(inside.getByLabelText('Prize, in English'), { target: { value: 'A poster' } });
  fireEvent.click(inside.getByRole('button', { name: 'Save the plan' }));
  expect(await inside.findByText('No contest that week.')).toBeTruthy();
  expect(inside.getByText('planned here')).toBeTruthy();
  expect(localStorage.getItem('worldmaps.planned')).toBe('yes');
  fireEvent.click(inside.getByRole('button', { name: 'Change the plan' }));
  fireEvent.click(inside.getByRole('button', { name: 'Back to the calendar' }));
  await waitFor(() => expect(inside.getByText('from the calendar')).toBeTruthy());
});

it('keeps the game of a contest that is open', async () => {
  const inside = await cardOf('This week');
  fireEvent.click(inside.getByRole('button', { name: 'Plan this week' }));
  expect(inside.getByText(/This contest is open/)).toBeTruthy();
  expect(inside.getByLabelText('First day (from 0:00 UTC)')).toHaveProperty('disabled', true);
  fireEvent.change(inside.getByLabelText('Prize, in French'), { target: { value: 'Un poster' } });
  fireEvent.change(inside.getByLabelText('Prize, in English'), { target: { value: 'A poster' } });
  fireEvent.click(inside.getByRole('button', { name: 'Save the plan' }));
  expect(await inside.findByText('Prize: A poster')).toBeTruthy();
});

it('shows the draw of a week that ends while the desk is open, and last week’s on the first page', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const owner = { userId: 'owner', name: 'Patron' };
  let now = NOON;
  const newId = () => 'a'.repeat(16);
  const { records } = localRecords({ now: () => now, userId: owner.userId, isAdmin: true, newId });
  await enterAll(records, '2026-W47', ['Mia']);
  showScreen(<DeskScreen />, {
    records,
    accounts: signedIn(owner, true),
    address: '/admin?section=contest&week=2026-W47',
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Seal the draw' }));
  expect(await screen.findByText(/The draw is sealed. It can be/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start the draw' })).toBeNull();
  now = endOfWeek('2026-W47');
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByRole('button', { name: 'Start the draw' })).toBeTruthy();
  expect(await screen.findByText('The draw is to be run')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Today' }));
  const due = await screen.findByRole('link', { name: 'The draw is to be run' });
  expect(due.getAttribute('href')).toMatch(/week=2026-W47$/);
});

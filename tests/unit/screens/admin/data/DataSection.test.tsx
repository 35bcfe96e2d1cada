// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeskScreen } from '../../../../../src/screens/admin/DeskScreen';
import { letDialogsOpen } from '../../../../support/dialogs';
import { enterAll } from '../../../../support/entrants';
import { localRecords, newDisk, NOON, scoreForm } from '../../../../support/records';
import { showScreen, signedIn } from '../../../../support/screen';

const OWNER = { userId: 'owner', name: 'Patron' };
const MONTH = 35 * 86_400_000;

beforeEach(() => {
  letDialogsOpen();
  newDisk();
});

afterEach(() => vi.restoreAllMocks());

it('shows what would go, and erases it after a question', async () => {
  const guests = localRecords({ now: () => NOON });
  await enterAll(guests.records, '2026-W47', ['Ana']);
  let now = NOON;
  const { records } = localRecords({ now: () => now, userId: OWNER.userId, isAdmin: true });
  showScreen(<DeskScreen />, {
    records,
    accounts: signedIn(OWNER, true),
    address: '/admin?section=data',
  });
  const toAccounts = screen.getByText('Search this player').getAttribute('href');
  expect(toAccounts).toMatch(/admin\?section=boards$/);
  const look = screen.getByRole('button', { name: 'See what would go' });
  fireEvent.click(look);
  expect(await screen.findByText(/^Nothing to erase/)).toBeTruthy();
  now += MONTH;
  fireEvent.click(look);
  expect(await screen.findByText('Week 2026-W47: 1 entry')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Erase 1 entry' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText('Done: 1 entry erased.')).toBeTruthy();
  expect(await records.admin.entries('2026-W47')).toEqual({ kind: 'ok', value: [] });
});

it('takes everything out as a file of JSON lines, and says how much it was', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:everything';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { records } = localRecords({ now: () => NOON, userId: OWNER.userId, isAdmin: true });
  await records.submitScore(scoreForm({ name: 'Zoé' }));
  await records.submitComment({ name: 'Ana', text: 'Bravo' });
  const accounts = signedIn(OWNER, true);
  showScreen(<DeskScreen />, { records, accounts, address: '/admin?section=data' });
  fireEvent.click(screen.getByRole('button', { name: 'Download everything' }));
  expect(await screen.findByText(/Done: 2 documents\..*from week 2026-W47 to week 2026-W47/)).toBeTruthy();
  const text = (await files[0]?.text()) ?? '';
  expect(text.trimEnd().split('\n')).toHaveLength(3);
  expect(text).toContain('"text":"Bravo"');
  expect(text).toMatch(/"path":"leaderboard\/2026-W47\/level1\/[^"]+"/);
});

it('counts what the boards prove, publishes it, and says that nothing is hardly believable', async () => {
  const { records, shelves } = localRecords({ now: () => NOON, userId: OWNER.userId, isAdmin: true });
  await records.submitScore(scoreForm({ name: 'Zoé' }));
  showScreen(<DeskScreen />, {
    records,
    accounts: signedIn(OWNER, true),
    address: '/admin?section=data',
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Count and publish' }));
  expect(await screen.findByText(/counted, and the difficulty published/)).toBeTruthy();
  expect(screen.getByText('No run is faster than it should be.')).toBeTruthy();
  expect(await shelves.get('documents', 'statistics/quests')).toMatchObject({ kept: '{}' });
});

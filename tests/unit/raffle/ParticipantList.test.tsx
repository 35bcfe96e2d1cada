// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { WeeklyResultsScreen } from '../../../src/screens/contest/WeeklyResultsScreen';
import { letDialogsOpen } from '../../support/dialogs';
import { enterAll } from '../../support/entrants';
import { localRecords, newDisk, NOON } from '../../support/records';
import { showScreen, signedIn } from '../../support/screen';

const WEEK = '2026-W47';
const OWNER = signedIn({ userId: 'owner', name: 'Owner' }, true);
const now = () => NOON;

beforeEach(() => {
  letDialogsOpen();
  newDisk();
});

async function show(...names: readonly string[]) {
  const guests = localRecords({ now });
  await enterAll(guests.records, WEEK, names);
  const { records } = localRecords({ now, userId: 'owner', isAdmin: true });
  showScreen(<WeeklyResultsScreen />, {
    records,
    address: `/weeklyResults?weekOfYear=${WEEK}`,
    accounts: OWNER,
  });
  await screen.findByRole('rowheader', { name: 'ana@example.org' });
  return records;
}

const rows = () => document.querySelectorAll('[data-participant]').length;

describe('the owner’s list of participants', () => {
  it('shows those who are looked for', async () => {
    await show('Ana', 'Ben');
    expect(rows()).toBe(2);
    fireEvent.change(screen.getByLabelText(/^Search/), { target: { value: 'BEN@' } });
    expect(rows()).toBe(1);
    expect(screen.getByText('1 entry shown')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Which ones'), { target: { value: 'double' } });
    expect(rows()).toBe(0);
  });

  it('says of each whether its run proves it', async () => {
    await show('Ana', 'Ben');
    const told = [...document.querySelectorAll('[data-participant]')].map(({ textContent }) => textContent);
    expect(told).toEqual([
      expect.stringMatching(/Ana.*Proved by its run/),
      expect.stringMatching(/Ben.*Proved by its run/),
    ]);
  });

  it('removes one after a question, and notes it in the log', async () => {
    const records = await show('Ana', 'Ben');
    fireEvent.click(screen.getByRole('button', { name: 'Remove ana@example.org' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(rows()).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'Remove ana@example.org' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(rows()).toBe(1));
    const log = await records.admin.moderation.log(1);
    expect(log).toMatchObject({ value: { acts: [{ act: 'delete', subject: 'Ana' }] } });
    const entries = await records.admin.entries(WEEK);
    expect(entries).toMatchObject({ value: [{ name: 'Ben' }] });
  });
});

// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FaultLog } from '../../../../src/records/faults';
import { DeskScreen } from '../../../../src/screens/admin/DeskScreen';
import { letDialogsOpen } from '../../../support/dialogs';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen, signedIn } from '../../../support/screen';

beforeEach(newDisk);
afterEach(cleanup);

const OWNER = { userId: 'owner', name: 'Patron' };

async function desk(address: string, isAdmin = true, faults?: FaultLog) {
  const { records } = localRecords({ userId: OWNER.userId, isAdmin, ...(faults && { faults }) });
  await records.submitComment({ name: 'Zoé', text: 'Bravo !' });
  await records.submitComment({ name: 'Max', text: 'Encore !' });
  showScreen(<DeskScreen />, { records, accounts: signedIn(OWNER, isAdmin), address });
}

describe('the owner’s desk', () => {
  it('opens on today, which counts what is new', async () => {
    await desk('/admin');
    const letters = await screen.findByRole('link', { name: '2 new comments' });
    expect(within(letters).getByText('2').tagName).toBe('STRONG');
    const nav = screen.getByRole('navigation', { name: 'Sections of the workshop' });
    expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('Today');
  });

  it('counts the last thirty days when asked, with the same figures in a table', async () => {
    await desk('/admin');
    fireEvent.click(await screen.findByText('Count'));
    expect(await screen.findByText('Nobody sent anything in these days.')).toBeTruthy();
    expect(screen.getByText('0 games sent')).toBeTruthy();
    fireEvent.click(screen.getByText('The same figures as a table'));
    expect(document.querySelectorAll('[data-day]')).toHaveLength(30);
  });

  it('tells which maps players find faulty, and forgets them once they are mended', async () => {
    letDialogsOpen();
    const met = { untold: () => [{ level: 3, kind: 'document' } as const], noteTold: () => undefined };
    await desk('/admin?section=levels', true, met);
    fireEvent.click(await screen.findByRole('button', { name: 'Erase the reports' }));
    expect(document.querySelectorAll('[data-fault="3 document"]')).toHaveLength(1);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Erase the reports' }));
    expect(await screen.findByText('No reports: all maps are well.')).toBeTruthy();
  });

  it('sends one map after a question', async () => {
    letDialogsOpen();
    await desk('/admin?section=levels');
    const send = await screen.findByLabelText('Send this one: Pokemon Fair');
    await waitFor(() => expect(send.getAttribute('aria-disabled')).toBe('false'));
    fireEvent.click(send);
    const card = send.closest('li');
    expect(card?.dataset['upload']).toBe('waiting');
    expect(screen.getByText('Replace Pokemon Fair in the database?')).toBeTruthy();
    fireEvent.click(screen.getByText('Send'));
    // its file cannot be read here
    await waitFor(() => expect(card?.dataset['upload']).toBe('unreadable'));
    expect(document.querySelectorAll('[data-upload="waiting"]')).toHaveLength(21);
  });

  it('marks a message as read, and all of them', async () => {
    await desk('/admin?section=messages');
    expect(await screen.findByText('2 messages to read')).toBeTruthy();
    const letter = screen.getByText('Encore !').closest('li');
    if (!letter) throw new Error('no letter');
    fireEvent.click(within(letter).getByRole('button', { name: 'Mark as read' }));
    expect(await screen.findByText('1 message to read')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('All read.')).toBeTruthy();
    expect(document.querySelectorAll('[data-message="read"]')).toHaveLength(2);
  });

  it('is closed to a player, and asks a guest to sign in', async () => {
    await desk('/admin', false);
    expect(screen.getByText('For the owner only')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    cleanup();
    showScreen(<DeskScreen />, { records: localRecords().records, address: '/admin' });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/worldmaps/profile');
  });
});

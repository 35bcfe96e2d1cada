// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BoardsSection } from '../../../../../src/screens/admin/boards/BoardsSection';
import type { AccountDesk } from '../../../../../src/accounts/port';
import { letDialogsOpen } from '../../../../support/dialogs';
import { localRecords, newDisk, scoreForm } from '../../../../support/records';
import { showScreen, signedIn } from '../../../../support/screen';

beforeEach(() => {
  newDisk();
  // the test environment has no dialogs
  letDialogsOpen();
});
afterEach(cleanup);

const OWNER = { userId: 'owner', name: 'Patron' };

async function boards() {
  const { records } = localRecords({ userId: OWNER.userId, isAdmin: true });
  await records.submitScore(scoreForm({ name: 'Rude' }));
  await records.submitScore(scoreForm({ name: 'Camille', level: 2 }));
  showScreen(<BoardsSection />, { records, accounts: signedIn(OWNER, true), address: '/admin' });
  await screen.findByText('Nothing to report: the page is blank.');
  return records;
}

function search(name: string): void {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } });
  fireEvent.click(screen.getByText('Search'));
}

const shown = () =>
  [...document.querySelectorAll('[data-moderated]')].map((row) => row.getAttribute('data-moderated'));
const said = () => [...document.querySelectorAll('[data-act]')].map((line) => line.getAttribute('data-act'));

describe('the boards on the owner’s desk', () => {
  it('find a player wherever, hide the row, and take that back', async () => {
    const records = await boards();
    search('rude');
    await waitFor(() => expect(shown()).toEqual(['shown']));
    fireEvent.click(screen.getByText('Hide'));
    await waitFor(() => expect(shown()).toEqual(['hidden']));
    const board = await records.board({ level: 1, mode: 2, week: '2026-W47' });
    expect(board.board.rows).toEqual([]);
    fireEvent.click(await screen.findByText('Undo'));
    await waitFor(() => expect(shown()).toEqual(['shown']));
    await waitFor(() => expect(said()).toHaveLength(2));
  });

  it('delete for good, after a question, and offer no way back', async () => {
    await boards();
    search('Rude');
    await waitFor(() => expect(shown()).toEqual(['shown']));
    fireEvent.click(screen.getByText('Delete all (1)'));
    const question = screen.getByRole('dialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(said()).toEqual(['delete']));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await screen.findByText('Nothing like it that week.');
  });

  it('erase an account found by its name alone, after a question, and say so where it could not be', async () => {
    const remove = vi.fn<AccountDesk['remove']>().mockResolvedValueOnce({ kind: 'offline' });
    remove.mockResolvedValue({ kind: 'ok', value: undefined });
    const find = vi.fn<AccountDesk['find']>();
    find.mockResolvedValue({ kind: 'ok', value: { userId: 'u7', isClosed: false } });
    const { records } = localRecords({ userId: OWNER.userId, isAdmin: true });
    const accounts = { ...signedIn(OWNER, true), openDesk: () => Promise.resolve({ find, remove }) };
    showScreen(<BoardsSection />, { records, accounts, address: '/admin?name=Camille' });
    const erase = async () => {
      fireEvent.click(await screen.findByText('Delete the account'));
      fireEvent.click(within(screen.getByRole('dialog')).getByText('Delete the account'));
    };
    await erase();
    await screen.findByText(/try again to finish, now or later/);
    await erase();
    expect(await screen.findByText('Done: the account of Camille is no more.')).toBeTruthy();
    expect(screen.queryByText('Delete the account')).toBeNull();
    expect(screen.queryByText('Bar the account')).toBeNull();
    expect(remove).toHaveBeenLastCalledWith(expect.objectContaining({ userId: 'u7', name: 'Camille' }));
    // an erasure that broke off is gone on with at another visit, without a further question
    find.mockResolvedValue({ kind: 'ok', value: { userId: 'u8', isClosed: true } });
    search('Robin');
    await screen.findByText(/^The account of Robin is deleted\. If the erasing broke off/);
    expect(screen.queryByText('Bar the account')).toBeNull();
    fireEvent.click(screen.getByText('Go on erasing'));
    expect(await screen.findByText('Done: the account of Robin is no more.')).toBeTruthy();
    expect(remove).toHaveBeenLastCalledWith(expect.objectContaining({ userId: 'u8', name: 'Robin' }));
  });

  it('bar a name, also one that nobody has', async () => {
    const records = await boards();
    search(' ');
    expect(screen.getByText('Write the name to look for.')).toBeTruthy();
    search('Nasty');
    fireEvent.click(await screen.findByText('Bar the name Nasty'));
    await screen.findByText('The name Nasty may write nothing any more');
    expect(await records.isNameTaken('NASTY')).toEqual({ kind: 'ok', taken: true });
  });

  it('show the week’s explorers, hide one, and clear home’s podium where a project keeps it', async () => {
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'a-project');
    const { records, shelves } = localRecords({ userId: OWNER.userId, isAdmin: true });
    const rude = { name: 'Rude', userId: '', points: 12, found: { 1: ['quest1'] }, hunts: [] };
    await shelves.put({ table: 'documents', key: 'explorers/2026-W47/players/guest rude', value: rude });
    showScreen(<BoardsSection />, { records, accounts: signedIn(OWNER, true), address: '/admin' });
    fireEvent.change(await screen.findByLabelText('Where to look'), { target: { value: 'explorers' } });
    expect(await screen.findByText('12 points of exploring')).toBeTruthy();
    fireEvent.click(screen.getByText('Hide'));
    await waitFor(() => expect(shown()).toEqual(['hidden']));
    fireEvent.click(screen.getByRole('button', { name: 'Clear the podium' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear the podium' }));
    expect(await screen.findByText('Podium of week 2026-W47 cleared')).toBeTruthy();
    expect(screen.getByText('1 row of Rude hidden')).toBeTruthy();
    vi.unstubAllEnvs();
  });

  it('find a player and a board in all weeks, and hide all that is found at once', async () => {
    const { records, shelves } = localRecords({ userId: OWNER.userId, isAdmin: true });
    await records.submitScore(scoreForm({ name: 'Rude' }));
    const game = { gameMode: 2, score: 10, level: 1, time: 50, date: '2026-07-22T12:00:00.000Z' };
    const old = { ...game, name: 'Rude', feedback: '', userId: '', week: '2026-W30' };
    await shelves.put({ table: 'documents', key: 'leaderboard/2026-W30/level1/old', value: old });
    showScreen(<BoardsSection />, { records, accounts: signedIn(OWNER, true), address: '/admin' });
    fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'ever' } });
    expect(screen.queryByText('Hide all (0)')).toBeNull();
    search('rude');
    await waitFor(() => expect(shown()).toEqual(['shown', 'shown']));
    fireEvent.click(screen.getByText('Hide all (2)'));
    await waitFor(() => expect(shown()).toEqual(['hidden', 'hidden']));
    expect((await records.board({ level: 1, mode: 2, week: 'ever' })).board.rows).toEqual([]);
    fireEvent.click(screen.getByText('Show all (2)'));
    await waitFor(() => expect(shown()).toEqual(['shown', 'shown']));
    fireEvent.change(screen.getByLabelText('Where to look'), { target: { value: '1' } });
    await waitFor(() => expect(document.querySelectorAll('[data-moderated] time')).toHaveLength(2));
  });

  it('show a level’s board with what is hidden on it', async () => {
    await boards();
    fireEvent.change(screen.getByLabelText('Where to look'), { target: { value: '2' } });
    expect(await screen.findByText('Camille')).toBeTruthy();
    expect(screen.queryByText('Rude')).toBeNull();
  });
});

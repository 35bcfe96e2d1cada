// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Result } from '../../../src/game/recap';
import type { KnownPlayer, ScoreForm, SubmitResult } from '../../../src/records/forms';
import type { Records } from '../../../src/records/port';
import { ResultForm } from '../../../src/results/ResultForm';
import { localRecords, newDisk } from '../../support/records';
import { showScreen, signedIn } from '../../support/screen';

const RESULT: Result = { level: 1, mode: 2, score: 10, time: 42.3 };
const PLAYER: KnownPlayer = { userId: 'u1', name: 'Hinata' };
const row = (rank: number, time: number) => ({
  rank,
  id: `r${String(rank)}`,
  name: `P${String(rank)}`,
  score: 10,
  time,
  date: '2026-11-21T12:00:00.000Z',
  registered: false,
  waiting: false,
});

let sent: ScoreForm[] = [];
let answer: SubmitResult = { kind: 'ok', id: 'mine', storage: 'device' };
let isOffline = false;
let hasMore = false;

const records = (): Records => ({
  ...localRecords().records,
  submitScore: (form) => {
    sent.push(form);
    return Promise.resolve(answer);
  },
  board: () =>
    Promise.resolve({
      kind: isOffline ? 'offline' : 'ok',
      more: hasMore,
      board: { rows: [row(1, 30), row(2, 40), row(3, 50)], unproved: [] },
    }),
});

beforeEach(() => {
  newDisk();
  localStorage.clear();
  sent = [];
  answer = { kind: 'ok', id: 'mine', storage: 'device' };
  isOffline = false;
  hasMore = false;
});

const show = (result = RESULT, player?: KnownPlayer) =>
  showScreen(<ResultForm result={result} beside />, {
    records: records(),
    ...(player ? { accounts: signedIn(player) } : {}),
  });

it('says the rank before any name is given', async () => {
  show();
  expect(await screen.findByText('No. 3 on this week’s board, for now.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('says that it is behind the rows read, where there are more of them', async () => {
  hasMore = true;
  show({ ...RESULT, time: 60 });
  expect(await screen.findByText('Below place 3 on this week’s board, for now.')).toBeTruthy();
});

it('says no rank where the board cannot be had', async () => {
  isOffline = true;
  show();
  await screen.findByLabelText('Your name');
  await waitFor(() => expect(screen.queryByText(/on this week’s board/)).toBeNull());
});

it('asks a guest for one line, remembers it, and leads to the board', async () => {
  show();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Naruto' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(window.location.pathname).toBe('/worldmaps/leaderboard/1'));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ name: 'Naruto', level: 1, mode: 2, score: 10, time: 42.3 });
  expect(localStorage.getItem('worldmaps.name')).toBe('Naruto');
});

it('keeps what was typed when the name is somebody’s, and asks for another', async () => {
  answer = { kind: 'refused', reason: 'nameTaken' };
  show();
  const field = screen.getByLabelText<HTMLInputElement>('Your name');
  fireEvent.change(field, { target: { value: 'Naruto' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(field.value).toBe('Naruto');
});

it('saves a player’s result by itself, once, and stays', async () => {
  show(RESULT, PLAYER);
  const link = await screen.findByRole('link', { name: 'See the ranking' });
  expect(link.getAttribute('href')).toBe('/worldmaps/leaderboard/1?mode=2');
  expect(screen.getByText('Saved: Hinata')).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ name: 'Hinata', player: PLAYER });
});

it('offers a player to try again what was refused', async () => {
  answer = { kind: 'refused', reason: 'denied' };
  show(RESULT, PLAYER);
  expect(await screen.findByText(/would not take it/)).toBeTruthy();
  answer = { kind: 'ok', id: 'mine', storage: 'device' };
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(sent).toHaveLength(2));
});

it('stays saved under a player’s name when that player signs out in another tab', async () => {
  const tell = new Set<() => void>();
  const player = signedIn(PLAYER);
  let state = player.state();
  showScreen(<ResultForm result={RESULT} beside />, {
    records: records(),
    accounts: {
      ...player,
      state: () => state,
      subscribe: (listener) => {
        tell.add(listener);
        return () => tell.delete(listener);
      },
    },
  });
  await screen.findByText('Saved: Hinata');
  act(() => {
    state = { kind: 'guest' };
    for (const listener of tell) listener();
  });
  expect(screen.getByText('Saved: Hinata')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

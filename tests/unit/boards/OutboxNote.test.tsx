// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OutboxNote } from '../../../src/boards/OutboxNote';
import { openShelves } from '../../../src/records/local/database';
import { awayStore, fakeServer, localRecords, newDisk, scoreForm, storeOf } from '../../support/records';
import { showScreen } from '../../support/screen';

beforeEach(newDisk);
afterEach(() => {
  vi.unstubAllGlobals();
});

function serverRecords() {
  const server = fakeServer();
  const { records } = localRecords({
    store: awayStore({ put: server.put }),
  });
  return { server, records };
}

it('is silent when all is well', async () => {
  const { records } = serverRecords();
  await records.submitScore(scoreForm());
  const { container } = showScreen(<OutboxNote />, { records });
  expect(container.textContent).toBe('');
});

it('counts what waits and sends it on demand', async () => {
  const { server, records } = serverRecords();
  server.weather = 'offline';
  await records.submitScore(scoreForm({ feedback: 'Bravo' }));
  showScreen(<OutboxNote />, { records });
  expect(screen.getByText(/2 items waiting to be sent/)).toBeTruthy();
  server.weather = 'fine';
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() => {
    expect(screen.queryByText(/waiting to be sent/)).toBeNull();
  });
  expect(server.received).toHaveLength(2);
});

it('says that the site takes nothing from a page without a proof, until it is another cause', async () => {
  let why: { readonly why?: 'unproved' } = { why: 'unproved' };
  const put = () => Promise.resolve({ kind: 'offline', ...why } as const);
  const { records } = localRecords({ store: awayStore({ put }) });
  await records.submitScore(scoreForm());
  showScreen(<OutboxNote />, { records });
  expect(screen.getByText(/only takes what comes from pages it recognises/)).toBeTruthy();
  why = {};
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(screen.queryByText(/pages it recognises/)).toBeNull());
  expect(screen.getByText(/waiting to be sent/)).toBeTruthy();
});

it('tells what was refused and why, until it is dismissed', async () => {
  const { server, records } = serverRecords();
  server.weather = 'refuses';
  await records.submitScore(scoreForm());
  showScreen(<OutboxNote />, { records });
  expect(screen.getByText('A score was not accepted.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => {
    expect(screen.queryByText('A score was not accepted.')).toBeNull();
  });
});

it('tells that a result waits for its player, and throws it away only when asked twice', async () => {
  const { put } = storeOf(fakeServer());
  const { records } = localRecords({ store: awayStore({ put }) });
  await records.submitScore({ ...scoreForm(), player: { userId: 'u1', name: 'Hinata' } });
  showScreen(<OutboxNote />, { records });
  expect(screen.getByText(/goes out as soon as Hinata logs in here/)).toBeTruthy();
  // its activity waits for the player, too
  await waitFor(() => expect(screen.queryByText(/waiting to be sent/)).toBeNull());
  const way = screen.getByRole('link', { name: 'Send without a profile' });
  expect(way.getAttribute('href')).toMatch(/popupform\?unsent=./);
  fireEvent.click(screen.getByRole('button', { name: 'Throw away' }));
  expect(records.outbox().held).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Throw away for good?' }));
  await waitFor(() => expect(records.outbox()).toMatchObject({ held: [], waiting: 0 }));
  expect(screen.queryByText(/waiting for its player/)).toBeNull();
});

it('tells what it cannot read, gives it to be copied, and keeps it until asked twice', async () => {
  const value = { order: 1, write: { kind: 'ode', text: 'Ohé' } };
  await openShelves('worldmaps').put({ table: 'outbox', key: 'odes/1', value });
  const { records } = serverRecords();
  await records.submitScore(scoreForm());
  showScreen(<OutboxNote />, { records });
  expect(screen.getByText(/cannot be read by this version/)).toBeTruthy();
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied.')).toBeTruthy();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(JSON.stringify(value));
  vi.stubGlobal('navigator', {});
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/select the text below/)).toBeTruthy();
  expect(screen.getByText(JSON.stringify(value))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Throw away' }));
  expect(records.outbox().unread).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Throw away for good?' }));
  await waitFor(() => expect(screen.queryByText(/cannot be read/)).toBeNull());
});

it('tells that the device keeps nothing', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { records } = localRecords();
  await records.submitScore(scoreForm());
  showScreen(<OutboxNote />, { records });
  expect(screen.getByText(/everything is gone once you close the page/)).toBeTruthy();
});

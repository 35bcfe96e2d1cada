// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OutboxNote } from '../../../src/boards/OutboxNote';
import { awayStore, fakeServer, localRecords, newDisk, scoreForm } from '../../support/records';
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

it('tells that the device keeps nothing', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { records } = localRecords();
  await records.submitScore(scoreForm());
  showScreen(<OutboxNote />, { records });
  expect(screen.getByText(/everything is gone once you close the page/)).toBeTruthy();
});

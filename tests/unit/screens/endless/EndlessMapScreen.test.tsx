// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EndlessMapScreen } from '../../../../src/screens/endless/EndlessMapScreen';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

// what a device keeps lies in a store that no page of these tests has
vi.mock('../../../../src/endless/kept-maps', () => ({
  keptMaps: { open: () => Promise.resolve(undefined), keep: () => Promise.resolve(false) },
}));

beforeEach(() => {
  newDisk();
  vi.stubGlobal('Worker', vi.fn<() => void>());
  vi.stubGlobal('OffscreenCanvas', vi.fn<() => void>());
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the keyboard on the table when a drawing is stopped, and when it begins again', async () => {
  const draughtsman = { draw: () => undefined, dismiss: () => undefined };
  showScreen(<EndlessMapScreen open={() => draughtsman} renderStroll={() => null} />, {
    records: localRecords().records,
    address: '/endless/E1-NARA',
    route: 'endless/:code',
  });
  const table = (await screen.findByRole('heading', { name: /NARA/ })).closest(
    '[data-endless]',
  )?.parentElement;
  expect(table).toBeTruthy();
  for (const name of ['Stop drawing', 'Try again']) {
    const button = await screen.findByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button.isConnected).toBe(false));
    await waitFor(() => expect(document.activeElement).toBe(table));
  }
});

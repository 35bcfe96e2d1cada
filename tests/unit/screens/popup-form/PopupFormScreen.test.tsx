// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PopupFormScreen } from '../../../../src/screens/popup-form/PopupFormScreen';
import type { Write } from '../../../../src/records/schema';
import {
  awayStore,
  fakeServer,
  localRecords,
  newDisk,
  NOON,
  scoreForm,
  storeOf,
} from '../../../support/records';
import { showScreen, signedIn } from '../../../support/screen';

beforeEach(newDisk);

const ids = (writes: readonly Write[]) =>
  writes.flatMap((write) =>
    write.kind === 'score' ? [[write.id, write.document.name, write.document.userId]] : [],
  );

const show = (state: unknown) => showScreen(<PopupFormScreen />, { records: localRecords().records, state });

it('asks for the name of a result that was handed over', () => {
  show({ result: { level: 1, mode: 2, score: 10, time: 42.2 } });
  expect(screen.getByRole('heading', { level: 1, name: '10 right answers in 42.2 s' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Submit Score' })).toBeTruthy();
});

it('shows right answers alone in a time attack', () => {
  show({ result: { level: 1, mode: 3, score: 1, time: 20 } });
  expect(screen.getByRole('heading', { level: 1, name: '1 right answer!' })).toBeTruthy();
});

it('sends what waited for a player as a guest’s alone, under a name that is chosen', async () => {
  const server = fakeServer();
  const { records } = localRecords({ store: awayStore({ put: storeOf(server).put }) });
  const earned = { id: 's', date: new Date(NOON).toISOString() };
  await records.submitScore({ ...scoreForm(), earned, player: { userId: 'u1', name: 'Hinata' } });
  const address = '/popupform?unsent=s';
  const { unmount } = showScreen(<PopupFormScreen />, {
    records,
    address,
    accounts: signedIn({ userId: 'u2', name: 'Sakura' }),
  });
  expect(
    screen.getByText(/is waiting for Hinata\. To send it without a profile, log out first/),
  ).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  unmount();
  showScreen(<PopupFormScreen />, { records, address });
  const [name] = screen.getAllByRole('textbox');
  if (!name) throw new Error('no field for the name');
  expect(name).toHaveProperty('value', '');
  fireEvent.change(name, { target: { value: 'Neji' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit Score' }));
  await waitFor(() => expect(ids(server.received)).toEqual([['s', 'Neji', '']]));
});

it.each([null, undefined, {}, { result: { level: 23, mode: 2, score: 10, time: 1 } }, { result: 'x' }])(
  'says that there is nothing to submit for %j',
  (state) => {
    show(state);
    expect(screen.getByRole('heading', { name: 'No score to submit' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a map' })).toBeTruthy();
  },
);

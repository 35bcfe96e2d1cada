// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AccountRights } from '../../../../../src/accounts/port';
import { NOTHING_FOUND, withFind } from '../../../../../src/progress/progress';
import { useProgress } from '../../../../../src/progress/use-progress';
import { PortraitForm } from '../../../../../src/screens/profile/portrait/PortraitForm';
import { noRights } from '../../../../support/accounts';
import { LEVEL } from '../../../../support/level';
import { localRecords, newDisk } from '../../../../support/records';
import { showScreen, signedIn } from '../../../../support/screen';

vi.mock('../../../../../src/progress/use-progress', () => ({ useProgress: vi.fn() }));

const FIND = { at: 1, ms: 1000 };
const ONE = withFind(NOTHING_FOUND, 1, 'quest1', FIND);

beforeEach(() => {
  newDisk();
  vi.mocked(useProgress).mockReturnValue(ONE);
});
afterEach(cleanup);

function show(imageUrl: string, levelFile: () => Promise<unknown> = async () => LEVEL) {
  const choosePortrait = vi.fn<AccountRights['choosePortrait']>(async () => ({ kind: 'ok' }));
  const [onDone, onCancel] = [vi.fn(), vi.fn()];
  const account = { userId: 'u1', name: 'léa', email: 'lea@example.org', imageUrl, isAdmin: false };
  const accounts = { ...signedIn(account), rights: { ...noRights, choosePortrait } };
  showScreen(<PortraitForm account={account} onDone={onDone} onCancel={onCancel} />, {
    records: localRecords().records,
    accounts,
    levelFile,
    translationSpace: LEVEL.translationSpace,
  });
  return { choosePortrait, onDone, onCancel };
}

const chosen = () => document.querySelector('input:checked')?.closest('label')?.getAttribute('data-portrait');
const offered = () =>
  [...document.querySelectorAll('label[data-portrait]')].map((one) => one.getAttribute('data-portrait'));
const somebody = async () => {
  await waitFor(() => expect(offered()).toEqual(['', 'stamp:1-quest1']));
  const [, one] = screen.getAllByRole('radio');
  if (!one) throw new Error('nobody is offered');
  return one;
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'That’s me' }));

it('offers whoever was found, and is done once somebody is kept', async () => {
  const { choosePortrait, onDone, onCancel } = show('');
  expect(chosen()).toBe('');
  fireEvent.click(await somebody());
  expect(chosen()).toBe('stamp:1-quest1');
  send();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(choosePortrait.mock.calls).toEqual([[{ level: 1, quest: 'quest1' }]]);
  expect(onCancel).not.toHaveBeenCalled();
});

it('goes back to the seal', async () => {
  const { choosePortrait, onDone } = show('stamp:1-quest1');
  await somebody();
  expect(chosen()).toBe('stamp:1-quest1');
  fireEvent.click(screen.getAllByRole('radio')[0] ?? document.body);
  send();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(choosePortrait.mock.calls).toEqual([[undefined]]);
});

it('keeps the picture of a provider, and asks for nothing where nobody else was chosen', async () => {
  const { choosePortrait, onCancel } = show('https://example.org/lea.png');
  await somebody();
  expect(chosen()).toBeUndefined();
  send();
  await waitFor(() => expect(onCancel).toHaveBeenCalledOnce());
  expect(choosePortrait).not.toHaveBeenCalled();
});

it('says why it could not be kept, until somebody else is chosen', async () => {
  const { choosePortrait, onDone } = show('');
  choosePortrait.mockResolvedValueOnce({ kind: 'invalid', problem: 'barred' });
  fireEvent.click(await somebody());
  send();
  const said = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  await waitFor(() => expect(said().join('')).not.toBe(''));
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.click(screen.getAllByRole('radio')[0] ?? document.body);
  expect(said().join('')).toBe('');
});

it('says so where the map cannot be read, and offers the seal', async () => {
  show('', () => Promise.reject(new Error('offline')));
  await screen.findByText('This map cannot be read just now: try again in a moment.');
  expect(offered()).toEqual(['']);
});

it('offers the seal alone, and no map, to whoever has found nobody yet', () => {
  vi.mocked(useProgress).mockReturnValue(NOTHING_FOUND);
  show('');
  expect(screen.getByText(/^Find somebody on a map first/)).toBeTruthy();
  expect([offered(), screen.queryByLabelText('Map')]).toEqual([[''], null]);
});

it('offers the maps that are drawn and have finds, that of whom one is first', async () => {
  vi.mocked(useProgress).mockReturnValue(
    withFind(withFind(withFind(ONE, 2, 'quest1', FIND), 15, 'quest1', FIND), 1, 'quest2', FIND),
  );
  show('stamp:15-quest1', async () => ({ ...LEVEL, level: 15 }));
  const maps = await screen.findByLabelText<HTMLSelectElement>('Map');
  await waitFor(() => expect([...maps.options].map(({ value }) => value)).toEqual(['1', '15']));
  expect(maps.value).toBe('15');
});

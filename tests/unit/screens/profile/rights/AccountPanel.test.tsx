// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account, AccountRights } from '../../../../../src/accounts/port';
import type { Records } from '../../../../../src/records/port';
import { AccountPanel } from '../../../../../src/screens/profile/rights/AccountPanel';
import { noRights } from '../../../../support/accounts';
import { letDialogsOpen } from '../../../../support/dialogs';
import { showScreen, signedIn } from '../../../../support/screen';

const download = vi.hoisted(() => vi.fn());
vi.mock('../../../../../src/platform/download', () => ({ download }));

beforeEach(() => {
  letDialogsOpen();
  download.mockReset();
});

const ACCOUNT: Account = {
  userId: 'u1',
  name: 'Zoé',
  email: 'zoe@example.org',
  imageUrl: '',
  isAdmin: false,
};

function show(rights: Partial<AccountRights>, account: Account = ACCOUNT) {
  const accounts = { ...signedIn({ userId: 'u1', name: 'Zoé' }), rights: { ...noRights, ...rights } };
  showScreen(<AccountPanel account={account} />, { records: {} as Records, accounts });
}

const open = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  return within(screen.getByRole('dialog'));
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the player’s rights', () => {
  it('change the password, and say so once it is changed', async () => {
    const changePassword = vi.fn<AccountRights['changePassword']>();
    changePassword.mockResolvedValueOnce({ kind: 'invalid', problem: 'wrongPassword' });
    changePassword.mockResolvedValue({ kind: 'ok' });
    show({ changePassword });
    const dialog = open('Change password');
    const current = dialog.getByLabelText(/^Current/);
    type(current, 'wrong-one');
    type(dialog.getByLabelText(/^New password/), 'other-one');
    type(dialog.getByLabelText(/once more/), 'other-one');
    const send = dialog.getByRole('button', { name: 'Change it' });
    fireEvent.click(send);
    await waitFor(() => expect(current.getAttribute('aria-invalid')).toBe('true'));
    type(current, 'secret1');
    fireEvent.click(send);
    await waitFor(() => expect(screen.getByText(/your password has changed/)).toBeDefined());
    expect(changePassword).toHaveBeenLastCalledWith({
      current: 'secret1',
      password: 'other-one',
      confirmation: 'other-one',
    });
  });

  it('ask for another address, which the form checks first', async () => {
    const changeAddress = vi.fn(() => Promise.resolve({ kind: 'ok' } as const));
    show({ changeAddress });
    const dialog = open('Change address');
    const email = dialog.getByLabelText(/^New e-mail/);
    type(email, 'ZOE@example.org');
    const send = dialog.getByRole('button', { name: 'Send the link' });
    fireEvent.click(send);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    type(email, 'new@example.org');
    type(dialog.getByLabelText(/^Your password/), 'secret1');
    fireEvent.click(send);
    await waitFor(() => expect(screen.getByText(/on its way to your new address/)).toBeDefined());
    expect(changeAddress.mock.calls).toEqual([[{ email: 'new@example.org', password: 'secret1' }]]);
  });

  it('save everything as a file, or say why not', async () => {
    const exportAll = vi.fn<AccountRights['exportAll']>();
    exportAll.mockResolvedValueOnce({ kind: 'offline' });
    exportAll.mockResolvedValue({ kind: 'ok', text: '{}' });
    show({ exportAll });
    const save = screen.getByRole('button', { name: 'Download my data' });
    fireEvent.click(save);
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    expect(download).not.toHaveBeenCalled();
    fireEvent.click(save);
    await waitFor(() =>
      expect(download.mock.calls).toEqual([['worldmaps-u1.json', '{}', 'application/json']]),
    );
    await waitFor(() => expect(screen.getByText(/^Your file is ready/)).toBeDefined());
  });

  it('erase nothing without the password', async () => {
    const close = vi.fn<AccountRights['close']>(() => Promise.resolve({ kind: 'ok' }));
    show({ close });
    const dialog = open('Delete my profile');
    const send = dialog.getByRole('button', { name: 'Erase everything' });
    fireEvent.click(send);
    expect(dialog.getByLabelText(/^Your password/).getAttribute('aria-invalid')).toBe('true');
    expect(close).not.toHaveBeenCalled();
    type(dialog.getByLabelText(/^Your password/), 'secret1');
    fireEvent.click(send);
    await waitFor(() => expect(close).toHaveBeenCalledWith('secret1'));
  });

  it('ask who came by a popup for no password', async () => {
    const close = vi.fn<AccountRights['close']>(() => Promise.resolve({ kind: 'ok' }));
    show({ close }, { ...ACCOUNT, byPopup: true });
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
    const dialog = open('Delete my profile');
    expect(dialog.queryByLabelText(/password/)).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Erase everything' }));
    await waitFor(() => expect(close).toHaveBeenCalledWith(''));
  });

  it('say on a device what it cannot do', () => {
    show({});
    expect(screen.queryByRole('button', { name: 'Change address' })).toBeNull();
    expect(screen.getByText(/no e-mail leaves from here/)).toBeDefined();
  });
});

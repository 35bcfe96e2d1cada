// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountsProvider } from '../../../../src/accounts/AccountsContext';
import type { Accounts, AccountState } from '../../../../src/accounts/port';
import { OwnerToolsSwitch } from '../../../../src/app/shell/OwnerSwitch';
import { noDesk, noRights } from '../../../support/accounts';

vi.mock('../../../../src/app/services/RecordsRoot', () => ({ withRecords: (part: unknown) => part }));
vi.mock('../../../../src/i18n/use-translation', () => ({
  useTranslation: () => ({ t: (key: string) => key }),
}));

afterEach(cleanup);

const PLAYER = { userId: 'u1', name: 'Zoé', email: 'zoe@example.org', imageUrl: '', isAdmin: false };

function shown(state: AccountState, openTools?: (open: boolean) => void) {
  const refuse = () => Promise.reject(new Error('not asked'));
  const accounts: Accounts = {
    home: openTools ? 'device' : 'server',
    state: () => state,
    subscribe: () => () => undefined,
    register: refuse,
    signIn: refuse,
    signOut: refuse,
    rename: refuse,
    rights: noRights,
    openDesk: noDesk,
    ...(openTools && { openTools }),
  };
  render(
    <AccountsProvider accounts={accounts}>
      <OwnerToolsSwitch />
    </AccountsProvider>,
  );
  return screen.queryByRole<HTMLInputElement>('switch');
}

it.each([false, true])('is on when the tools are open (%s), and asks for the other', (isAdmin) => {
  const openTools = vi.fn<(open: boolean) => void>();
  const choice = shown({ kind: 'user', account: { ...PLAYER, isAdmin } }, openTools);
  expect(choice?.checked).toBe(isAdmin);
  if (choice) fireEvent.click(choice);
  expect(openTools.mock.calls).toEqual([[!isAdmin]]);
});

it.each([{ kind: 'guest' }, { kind: 'loading' }] as const)('is not there for a $kind', (state) => {
  expect(shown(state, () => undefined)).toBeNull();
});

it('is not there where a server knows its owner', () => {
  expect(shown({ kind: 'user', account: PLAYER })).toBeNull();
});

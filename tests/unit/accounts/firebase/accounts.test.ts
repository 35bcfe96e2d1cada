import { describe, expect, it, vi } from 'vitest';
import { createFirebaseAccounts } from '../../../../src/accounts/firebase/accounts';
import type { Account } from '../../../../src/accounts/port';

const KNOWN: Account = { userId: 'u1', name: 'Zoé', imageUrl: '', email: '', isAdmin: false };

/** Accounts of a visit on which Firebase cannot be opened. */
function visit(known: Account | undefined) {
  const remember = vi.fn();
  const pauses: { failures: number; callback: () => void }[] = [];
  const open = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const accounts = createFirebaseAccounts({
    open,
    now: () => 0,
    wait: () => Promise.resolve(),
    adminUid: undefined,
    memory: { isSignedIn: () => true, account: () => known, remember },
    later: (failures, callback) => void pauses.push({ failures, callback }),
    canPopup: false,
    digits: () => '1234',
    language: () => 'fr',
  });
  return { accounts, remember, pauses, open };
}

describe('an outage', () => {
  it('signs nobody out, and is asked about again with growing pauses', async () => {
    const { accounts, remember, pauses, open } = visit(KNOWN);
    await expect.poll(() => accounts.state()).toEqual({ kind: 'user', account: KNOWN });
    pauses[0]?.callback();
    await expect.poll(() => pauses.map(({ failures }) => failures)).toEqual([0, 1]);
    expect(open).toHaveBeenCalledTimes(2);
    expect(accounts.state().kind).toBe('user');
    expect(remember).not.toHaveBeenCalled();
  });

  it('makes no guest of somebody whose name is not remembered', async () => {
    const { accounts, remember, pauses } = visit(undefined);
    await expect.poll(() => pauses.length).toBe(1);
    expect(accounts.state().kind).toBe('loading');
    expect(remember).not.toHaveBeenCalled();
  });
});

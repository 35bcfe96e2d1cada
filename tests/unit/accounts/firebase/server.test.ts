import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFirebaseAccounts } from '../../../../src/accounts/firebase/accounts';
import type { Account } from '../../../../src/accounts/port';
import { userPath } from '../../../../src/records/user-paths';
import { PACE } from '../../../../src/records/firebase/put';
import { fakeFirebase, firebaseError, SERVER_TIME } from '../../../support/fake-firebase';

const FORM = { email: ' Zoe@Example.org ', name: ' Zoé ', password: 'secret1', confirmation: 'secret1' };
const NOW = Date.UTC(2026, 10, 20);

let server: ReturnType<typeof fakeFirebase>;
const remember = vi.fn<(account: Account | undefined) => void>();
const wait = vi.fn<(milliseconds: number) => Promise<void>>(() => Promise.resolve());

beforeEach(() => {
  server = fakeFirebase();
  remember.mockClear();
  wait.mockClear();
});

function visit(changes: Partial<Parameters<typeof createFirebaseAccounts>[0]> = {}) {
  return createFirebaseAccounts({
    open: () => Promise.resolve(server.backend),
    now: () => NOW,
    wait,
    adminUid: 'uid of owner@example.org',
    memory: { isSignedIn: () => false, account: () => undefined, remember },
    later: () => undefined,
    canPopup: true,
    digits: () => '1234',
    language: () => 'fr',
    ...changes,
  });
}

describe('accounts on a server', () => {
  it('open nothing for a guest until an account is asked for', async () => {
    const open = vi.fn(() => Promise.resolve(server.backend));
    const accounts = visit({ open });
    expect(accounts.state()).toEqual({ kind: 'guest' });
    expect(open).not.toHaveBeenCalled();
    expect(await accounts.signIn({ email: 'zoe', password: 'secret1' })).toMatchObject({ kind: 'invalid' });
    expect(open).not.toHaveBeenCalled();
  });

  it('register a name in its form, with its two documents, and say so to who listens', async () => {
    const accounts = visit();
    const heard = vi.fn();
    const stop = accounts.subscribe(heard);
    expect(await accounts.register(FORM)).toEqual({ kind: 'ok' });
    const account = {
      userId: 'uid of zoe@example.org',
      email: 'zoe@example.org',
      name: 'Zoé',
      imageUrl: '',
      isAdmin: false,
    };
    expect(accounts.state()).toEqual({ kind: 'user', account });
    expect(remember).toHaveBeenLastCalledWith(account);
    expect(heard).toHaveBeenCalled();
    expect(server.documents.get('accounts/uid of zoe@example.org')).toEqual({
      createdAt: SERVER_TIME,
      lastWrite: SERVER_TIME,
      email: 'zoe@example.org',
      userName: 'Zoé',
      nameKey: userPath('Zoé').slice('users/'.length),
      imageUrl: '',
    });
    expect(server.documents.get(userPath('Zoé'))).toEqual({
      userName: 'Zoé',
      userId: account.userId,
      createdAt: '2026-11-20T00:00:00.000Z',
      imageUrl: '',
    });
    heard.mockClear();
    stop();
    await accounts.signOut();
    expect(heard).not.toHaveBeenCalled();
  });

  it('make no account without a name: neither for one that is held, nor for one taken meanwhile', async () => {
    const accounts = visit();
    server.documents.set(userPath('Zoé'), { userName: 'Zoé', userId: 'other' });
    expect(await accounts.register(FORM)).toEqual({ kind: 'invalid', problem: 'nameTaken' });
    expect(server.hasAccount('zoe@example.org')).toBe(false);
    server.documents.clear();
    server.refused.add(userPath('Zoé'));
    expect(await accounts.register(FORM)).toEqual({ kind: 'invalid', problem: 'nameTaken' });
    expect(server.hasAccount('zoe@example.org')).toBe(false);
    expect(accounts.state()).toEqual({ kind: 'guest' });
    server.refused.clear();
    server.documents.clear();
    expect(await accounts.register(FORM)).toEqual({ kind: 'ok' });
  });

  it('free a name ninety days after it was given up', async () => {
    const held = (days: number) => ({
      userId: 'other',
      givenUp: { toMillis: () => NOW - days * 86_400_000 },
    });
    server.documents.set(userPath('Zoé'), held(90));
    expect(await visit().register(FORM)).toEqual({ kind: 'invalid', problem: 'nameTaken' });
    server.documents.set(userPath('Zoé'), held(91));
    expect(await visit().register(FORM)).toEqual({ kind: 'ok' });
  });

  it('sign in who knows the password, and out again', async () => {
    const accounts = visit();
    await accounts.register(FORM);
    await accounts.signOut();
    expect(accounts.state()).toEqual({ kind: 'guest' });
    expect(remember).toHaveBeenLastCalledWith(undefined);
    expect(await accounts.signIn({ email: 'zoe@example.org', password: 'secret2' })).toEqual({
      kind: 'invalid',
      problem: 'invalidCredential',
    });
    expect(await accounts.signIn({ email: 'ZOE@example.org ', password: 'secret1' })).toEqual({ kind: 'ok' });
    expect(accounts.state()).toMatchObject({ account: { name: 'Zoé' } });
  });

  it('know the owner by the account, and a guest’s account of the provider as a guest', async () => {
    const accounts = visit({ memory: { isSignedIn: () => true, account: () => undefined, remember } });
    server.signIn({ uid: 'x', email: null, isAnonymous: true });
    await expect.poll(() => accounts.state()).toEqual({ kind: 'guest' });
    await accounts.register({ ...FORM, email: 'owner@example.org' });
    expect(accounts.state()).toMatchObject({ account: { isAdmin: true } });
  });

  it('give who comes by popup a free name, with the picture of the provider', async () => {
    const accounts = visit();
    server.refused.add(userPath('Hinata'));
    server.popup({ uid: 'p', email: 'h@example.org', displayName: 'Hinata', photoURL: 'https://a.test/p' });
    expect(await accounts.signInWithPopup?.()).toEqual({ kind: 'ok' });
    expect(accounts.state()).toMatchObject({
      account: { userId: 'p', name: 'Hinata 1234', imageUrl: 'https://a.test/p', email: 'h@example.org' },
    });
    expect(visit({ canPopup: false })).not.toHaveProperty('signInWithPopup');
  });

  it('call somebody without a name of the provider after the address', async () => {
    const accounts = visit();
    server.popup({ uid: 'p', email: 'hinata@example.org', displayName: null, photoURL: null });
    await accounts.signInWithPopup?.();
    expect(accounts.state()).toMatchObject({ account: { name: 'hinata', imageUrl: '' } });
  });

  it('say that a popup was closed, and what the provider says of what nobody knows', async () => {
    expect(await visit().signInWithPopup?.()).toEqual({ kind: 'cancelled' });
    const odd = visit({ open: () => Promise.reject(firebaseError('auth/odd')) });
    expect(await odd.signInWithPopup?.()).toEqual({ kind: 'failed', message: 'Firebase: auth/odd' });
    const away = visit({ open: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await away.signInWithPopup?.()).toEqual({ kind: 'offline' });
  });
});

describe('a rename', () => {
  it('waits for the pace of the rules, gives the old name up, and keeps since when the account is', async () => {
    const accounts = visit();
    await accounts.register(FORM);
    const portrait = { imageUrl: 'https://a.test/p' };
    server.documents.set(userPath('Zoé'), { ...server.documents.get(userPath('Zoé')), ...portrait });
    expect(await accounts.rename(' Zelda ')).toEqual({ kind: 'ok' });
    expect(server.documents.get(userPath('Zoé'))).toHaveProperty('imageUrl', '');
    expect(wait).toHaveBeenCalledWith(PACE);
    expect(accounts.state()).toMatchObject({ account: { name: 'Zelda' } });
    expect(server.documents.get(userPath('Zoé'))).toMatchObject({ userName: 'Zoé', givenUp: SERVER_TIME });
    expect(server.documents.get(userPath('Zelda'))).toEqual({
      userName: 'Zelda',
      userId: 'uid of zoe@example.org',
      createdAt: '2026-11-20T00:00:00.000Z',
      ...portrait,
    });
    expect(server.documents.get('accounts/uid of zoe@example.org')).toMatchObject({
      userName: 'Zelda',
      nameKey: userPath('Zelda').slice('users/'.length),
      lastWrite: SERVER_TIME,
      email: 'zoe@example.org',
    });
  });

  it('to other letters of the same name gives nothing up', async () => {
    const accounts = visit();
    await accounts.register(FORM);
    expect(await accounts.rename('ZOÉ')).toEqual({ kind: 'ok' });
    expect(server.documents.get(userPath('Zoé'))).not.toHaveProperty('givenUp');
    expect(server.documents.get(userPath('Zoé'))).toMatchObject({ userName: 'ZOÉ' });
  });

  it('is not for a taken name, a name that is none, nor a guest', async () => {
    const accounts = visit();
    expect(await accounts.rename('Zelda')).toEqual({ kind: 'invalid', problem: 'userNotFound' });
    await accounts.register(FORM);
    server.refused.add(userPath('Zelda'));
    expect(await accounts.rename('Zelda')).toEqual({ kind: 'invalid', problem: 'nameTaken' });
    expect(await accounts.rename('a')).toMatchObject({ kind: 'invalid' });
    expect(accounts.state()).toMatchObject({ account: { name: 'Zoé' } });
  });
});

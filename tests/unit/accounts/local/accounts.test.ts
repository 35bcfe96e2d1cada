import { beforeEach, describe, expect, it } from 'vitest';
import { createLocalAccounts } from '../../../../src/accounts/local/accounts';
import { ownerOver } from '../../../../src/accounts/owner';
import { openShelves } from '../../../../src/records/local/database';
import { sha256 } from '../../../../src/app/services/device';
import { userPath } from '../../../../src/records/user-paths';
import { newDisk } from '../../../support/records';

let kept = new Map<string, string>();
const device = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
};
beforeEach(() => {
  newDisk();
  kept = new Map();
});

const hash = async (text: string) => (sha256 ? sha256(text) : '');
const FORM = { email: ' Zoe@Example.org ', name: 'Zoé', password: 'secret1', confirmation: 'secret1' };

function visit(
  changes: { sha256?: undefined; tabs?: { tell: () => void; hear: (listener: () => void) => void } } = {},
) {
  return createLocalAccounts({
    shelves: openShelves('worldmaps'),
    now: () => 0,
    sha256: hash,
    owner: ownerOver(() => device),
    tabs: { tell: () => undefined, hear: () => undefined },
    ...changes,
  });
}

describe('accounts of a device', () => {
  it('keep who is signed in over a reload, and forget who signed out', async () => {
    const accounts = visit();
    expect(accounts.state().kind).toBe('loading');
    expect(await accounts.register(FORM)).toEqual({ kind: 'ok' });
    expect(accounts.state()).toMatchObject({
      account: { name: 'Zoé', email: 'zoe@example.org', isAdmin: false },
    });
    const reloaded = visit();
    await expect.poll(() => reloaded.state()).toMatchObject({ kind: 'user', account: { name: 'Zoé' } });
    await reloaded.signOut();
    expect(reloaded.state()).toEqual({ kind: 'guest' });
  });

  it('keep no password that could be read back', async () => {
    await visit().register(FORM);
    const kept = await openShelves('worldmaps').entries('documents', '');
    expect(JSON.stringify(kept)).not.toContain('secret1');
    expect(JSON.stringify(kept.filter(([key]) => key.startsWith('users/')))).not.toContain('example.org');
  });

  it('know a wrong password, an unknown address, a taken address and a taken name', async () => {
    const accounts = visit();
    await accounts.register(FORM);
    await accounts.signOut();
    const signIn = (email: string, password: string) => accounts.signIn({ email, password });
    expect(await signIn('zoe@example.org', 'secret2')).toEqual({ kind: 'invalid', problem: 'wrongPassword' });
    expect(await signIn('max@example.org', 'secret1')).toEqual({ kind: 'invalid', problem: 'userNotFound' });
    expect(await accounts.register(FORM)).toEqual({ kind: 'invalid', problem: 'emailAlreadyInUse' });
    const other = { ...FORM, email: 'max@example.org' };
    expect(await accounts.register({ ...other, name: 'ZOÉ' })).toEqual({
      kind: 'invalid',
      problem: 'nameTaken',
    });
    expect(await signIn('ZOE@example.org', 'secret1')).toEqual({ kind: 'ok' });
  });

  it('rename to a free name, to other letters of the same, never to a taken one', async () => {
    const accounts = visit();
    await accounts.register({ ...FORM, email: 'max@example.org', name: 'Max' });
    await accounts.register(FORM);
    expect(await accounts.rename('MAX')).toEqual({ kind: 'invalid', problem: 'nameTaken' });
    expect(await accounts.rename('ZOÉ')).toEqual({ kind: 'ok' });
    expect(await accounts.rename('Zelda')).toEqual({ kind: 'ok' });
    expect(accounts.state()).toMatchObject({ account: { name: 'Zelda' } });
    const names = (await openShelves('worldmaps').entries('documents', 'users/')).map(([key]) => key);
    // the old name stays its account's
    expect(names).toEqual(['Max', 'Zelda', 'Zoé'].map(userPath));
  });

  it('give the owner’s tools to nobody for an address, and to who opens them for as long as they are open', async () => {
    const accounts = visit();
    for (const [name, email] of [
      ['Max', 'owner@worldmaps.test'],
      ['Zoé', 'owner@example.org'],
    ] as const) {
      expect(await accounts.register({ ...FORM, email, name })).toEqual({ kind: 'ok' });
      expect(accounts.state()).toMatchObject({ account: { isAdmin: false } });
    }
    accounts.openTools?.(true);
    // at once: a switch that waits flickers
    expect(accounts.state()).toMatchObject({ account: { isAdmin: true } });
    const reloaded = visit();
    await expect.poll(() => reloaded.state()).toMatchObject({ account: { isAdmin: true } });
    // they are that account's, and no other's who signs in there
    await accounts.signIn({ email: 'owner@worldmaps.test', password: FORM.password });
    expect(accounts.state()).toMatchObject({ account: { isAdmin: false } });
    await accounts.signIn({ email: 'owner@example.org', password: FORM.password });
    expect(accounts.state()).toMatchObject({ account: { isAdmin: true } });
    accounts.openTools?.(false);
    expect(accounts.state()).toMatchObject({ account: { isAdmin: false } });
  });

  it('have no tools for who is not signed in, nor for who signs in after they asked', async () => {
    const accounts = visit();
    await accounts.signOut();
    accounts.openTools?.(true);
    await accounts.register(FORM);
    expect(accounts.state()).toMatchObject({ account: { isAdmin: false } });
  });

  it('refuse a password where it would not be safe', async () => {
    expect(await visit({ sha256: undefined }).register(FORM)).toEqual({
      kind: 'invalid',
      problem: 'insecure',
    });
  });

  it('tell the other tabs', async () => {
    const listeners: (() => void)[] = [];
    const tabs = {
      tell: () => listeners.forEach((listener) => listener()),
      hear: (listener: () => void) => void listeners.push(listener),
    };
    const [one, two] = [visit({ tabs }), visit({ tabs })];
    await one.register(FORM);
    await expect.poll(() => two.state()).toMatchObject({ kind: 'user', account: { name: 'Zoé' } });
  });
});

import { beforeEach, expect, it } from 'vitest';
import { createLocalAccounts } from '../../../../src/accounts/local/accounts';
import { ownerOver } from '../../../../src/accounts/owner';
import { sha256 } from '../../../../src/app/services/device';
import { openShelves } from '../../../../src/records/local/database';
import { accountPath, userPath } from '../../../../src/records/user-paths';
import { newDisk } from '../../../support/records';

beforeEach(newDisk);

const FORM = { email: 'zoe@example.org', name: 'Zoé', password: 'secret1', confirmation: 'secret1' };

function visit() {
  const kept = new Map<string, string>();
  const shelves = openShelves('worldmaps');
  const owner = ownerOver(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
  }));
  const accounts = createLocalAccounts({
    shelves,
    now: () => 0,
    sha256,
    owner,
    tabs: { tell: () => undefined, hear: () => undefined },
  });
  return { accounts, shelves, owner };
}

it('the owner’s tools end with the account that had them', async () => {
  const { accounts, owner } = visit();
  await accounts.register(FORM);
  accounts.openTools?.(true);
  expect(owner.get()).not.toBe('');
  expect(await accounts.rights.close('secret1')).toEqual({ kind: 'ok' });
  expect(owner.get()).toBe('');
  expect(accounts.state()).toEqual({ kind: 'guest' });
});

it('an account that is barred stays so: the same address would be the same account again', async () => {
  const { accounts, shelves } = visit();
  await accounts.register(FORM);
  const state = accounts.state();
  const path = accountPath(state.kind === 'user' ? state.account.userId : '');
  const kept = await shelves.get('documents', path);
  await shelves.put({
    table: 'documents',
    key: path,
    value: { ...(typeof kept === 'object' ? kept : {}), barred: true },
  });
  const portrait = await accounts.rights.choosePortrait({ level: 3, quest: 'quest7' });
  expect(portrait).toEqual({ kind: 'invalid', problem: 'barred' });
  expect(await accounts.rights.close('secret1')).toEqual({ kind: 'ok' });
  expect(await shelves.get('documents', path)).toEqual({ barred: true });
  expect(await accounts.register({ ...FORM, name: 'Alicia' })).toEqual({
    kind: 'invalid',
    problem: 'emailAlreadyInUse',
  });
});

it('a portrait that is chosen leaves all else that is known of a name', async () => {
  const { accounts, shelves } = visit();
  await accounts.register(FORM);
  const path = userPath('Zoé');
  const before = await shelves.get('documents', path);
  const held = { ...(typeof before === 'object' ? before : {}), since: 'ever' };
  await shelves.put({ table: 'documents', key: path, value: held });
  expect(await accounts.rights.choosePortrait({ level: 3, quest: 'quest7' })).toEqual({ kind: 'ok' });
  expect(await shelves.get('documents', path)).toEqual({ ...held, imageUrl: 'stamp:3-quest7' });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { createFirebaseAccounts } from '../../../../src/accounts/firebase/accounts';
import { userPath } from '../../../../src/records/user-paths';
import { fakeFirebase, firebaseError } from '../../../support/fake-firebase';

const FORM = { email: 'zoe@example.org', name: 'Zoé', password: 'secret1', confirmation: 'secret1' };
const UID = 'uid of zoe@example.org';
const NOW = Date.UTC(2026, 10, 20);
const WEEK = '2026-W47';

let server: ReturnType<typeof fakeFirebase>;
beforeEach(() => {
  server = fakeFirebase();
});

function visit() {
  return createFirebaseAccounts({
    open: () => Promise.resolve(server.backend),
    now: () => NOW,
    wait: () => Promise.resolve(),
    adminUid: undefined,
    memory: { isSignedIn: () => false, account: () => undefined, remember: () => undefined },
    later: () => undefined,
    canPopup: true,
    digits: () => '1234',
    language: () => 'fr',
  });
}

describe('the owner erasing an account', () => {
  it('logs each part, goes on where a try failed, and asks for nothing of the player’s alone', async () => {
    const accounts = visit();
    await accounts.register(FORM);
    for (let i = 0; i < 11; i++)
      server.documents.set(`leaderboard/${WEEK}/level1/s${i}`, { userId: UID, time: i });
    for (const week of ['2026-W46', WEEK]) {
      server.documents.set(`weeklyContest/${week}/Results/${UID}`, { publicId: 'p1' });
      server.documents.set(`weeklyContest/${week}/PublicResults/p1`, { name: 'Zoé' });
    }
    const desk = await accounts.openDesk();
    const before = server.commits.length;
    const stubborn = `leaderboard/${WEEK}/level1/s10`;
    server.refused.add(stubborn);
    expect((await desk.remove({ id: 'a1', userId: UID, name: 'Zoé' })).kind).toBe('denied');
    server.refused.delete(stubborn);
    server.documents.set(stubborn, { userId: UID, time: 10 });
    expect(await desk.remove({ id: 'a2', userId: UID, name: 'Zoé' })).toEqual({ kind: 'ok' });
    const kept = [...server.documents.keys()].filter((path) => !path.startsWith('desk'));
    expect(kept.toSorted()).toEqual([`accounts/${UID}`, userPath('Zoé')]);
    expect(server.documents.get(`accounts/${UID}`)).toMatchObject({ closed: true });
    expect(server.commits.slice(before).map(({ length }) => length)).toEqual([5, 11, 4, 4, 4]);
  });
});

it.each(['a/b', '..', 'x'.repeat(5000)])('asks for no document of what is no name: %.9s', async (name) => {
  server.documents.set(userPath(name), { userId: UID });
  const desk = await visit().openDesk();
  expect(await desk.find(name)).toEqual({ kind: 'ok', value: undefined });
});

describe('closing an account', () => {
  it('erases in small commits, of which none parts an entry from its public side', async () => {
    const accounts = visit();
    await accounts.register(FORM);
    const before = server.commits.length;
    for (let i = 0; i < 15; i++)
      server.documents.set(`leaderboard/${WEEK}/level1/s${i}`, { userId: UID, time: i });
    server.documents.set(`weeklyContest/${WEEK}/Results/${UID}`, { publicId: 'p1' });
    server.documents.set(`weeklyContest/${WEEK}/PublicResults/p1`, { name: 'Zoé' });
    expect(await accounts.rights.close('secret1')).toEqual({ kind: 'ok' });
    const commits = server.commits.slice(before);
    expect(Math.max(...commits.map(({ length }) => length))).toBeLessThanOrEqual(9);
    expect(commits.find((paths) => paths.includes(`weeklyContest/${WEEK}/Results/${UID}`))).toContain(
      `weeklyContest/${WEEK}/PublicResults/p1`,
    );
    expect([...server.documents.keys()].toSorted()).toEqual([`accounts/${UID}`, userPath('Zoé')]);
    expect(server.documents.get(`accounts/${UID}`)).not.toHaveProperty('email');
    expect(server.documents.get(userPath('Zoé'))).toMatchObject({ givenUp: 'server time', imageUrl: '' });
    expect(server.hasAccount(FORM.email)).toBe(false);
  });

  it('takes the name out of what home shows of each week, and nobody else’s', async () => {
    const accounts = visit();
    await accounts.register(FORM);
    const first = [{ id: UID, points: 9 }];
    const best = (names: Readonly<Record<string, string>>) => ({ names, first, leaders: {}, sentAt: 'then' });
    server.documents.set(`explorers/${WEEK}`, best({ [UID]: 'Zoé', bob: 'Bob' }));
    server.documents.set(`explorers/${WEEK}/players/${UID}`, { userId: UID, name: 'Zoé', points: 9 });
    expect(await accounts.rights.close('secret1')).toEqual({ kind: 'ok' });
    expect(server.documents.has(`explorers/${WEEK}/players/${UID}`)).toBe(false);
    expect(server.documents.get(`explorers/${WEEK}`)).toEqual(best({ bob: 'Bob' }));
  });

  it('goes on where the provider failed, at another try or at the next visit', async () => {
    const accounts = visit();
    await accounts.register(FORM);
    server.authFailures.push(firebaseError('auth/network-request-failed'));
    expect(await accounts.rights.close('secret1')).toEqual({ kind: 'offline' });
    expect(server.hasAccount(FORM.email)).toBe(true);
    expect(await accounts.rights.close('secret1')).toEqual({ kind: 'ok' });
    expect(server.hasAccount(FORM.email)).toBe(false);

    server = fakeFirebase();
    const other = visit();
    await other.register(FORM);
    server.authFailures.push(firebaseError('auth/network-request-failed'));
    await other.rights.close('secret1');
    const next = visit();
    await next.signIn({ email: FORM.email, password: FORM.password });
    expect(next.state()).toEqual({ kind: 'guest' });
    expect(server.hasAccount(FORM.email)).toBe(false);
  });

  it('asks in a popup whoever has no password, and nobody else', async () => {
    const accounts = visit();
    server.popup({ uid: 'p', email: 'h@example.org', displayName: 'Hinata', photoURL: null });
    await accounts.signInWithPopup?.();
    expect(accounts.state()).toMatchObject({ account: { byPopup: true } });
    expect(await accounts.rights.close('')).toEqual({ kind: 'ok' });
    expect(server.proofs).toEqual(['popup']);
    await accounts.register(FORM);
    expect(accounts.state()).not.toHaveProperty('account.byPopup');
    await accounts.rights.close('secret1');
    expect(server.proofs).toEqual(['popup', 'zoe@example.org secret1']);
  });

  it('is nothing for a guest', async () => {
    expect(await visit().rights.close('secret1')).toEqual({ kind: 'invalid', problem: 'userNotFound' });
  });
});

it('an address that the provider has changed is noted with the account', async () => {
  const accounts = visit();
  await accounts.register(FORM);
  server.signIn({ uid: UID, email: 'new@example.org' });
  await expect
    .poll(() => server.documents.get(`accounts/${UID}`))
    .toMatchObject({ email: 'new@example.org', userName: 'Zoé' });
  expect(accounts.state()).toMatchObject({ account: { email: 'new@example.org' } });
});

it.each([`accounts/${UID}`, userPath('Zoé')])('takes no portrait of who is barred: %s', async (path) => {
  const accounts = visit();
  await accounts.register(FORM);
  const { choosePortrait } = accounts.rights;
  expect(await choosePortrait({ level: 3, quest: 'quest7' })).toEqual({ kind: 'ok' });
  server.documents.set(path, { ...server.documents.get(path), barred: true });
  expect(await choosePortrait(undefined)).toEqual({ kind: 'invalid', problem: 'barred' });
  const kept = [`accounts/${UID}`, userPath('Zoé')].map((place) => server.documents.get(place));
  expect(kept.map((document) => document?.['imageUrl'])).toEqual(['stamp:3-quest7', 'stamp:3-quest7']);
});

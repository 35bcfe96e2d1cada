import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPut, PACE } from '../../../../src/records/firebase/put';
import { pathOf } from '../../../../src/records/paths';
import type { Write } from '../../../../src/records/schema';
import { userPath } from '../../../../src/records/user-paths';
import { entry, ENTRY_NOW as NOW } from '../../../support/contest-entry';
import { fakeFirebase, firebaseError, SERVER_TIME } from '../../../support/fake-firebase';
import { score, scoreWrite } from '../../../support/records';

const HOUR = 3_600_000;
const date = new Date(NOW).toISOString();

const hunt: Write = {
  kind: 'hunt',
  id: 'h',
  document: { name: 'Zoé', time: 80, date, userId: '', day: '2026-11-20' },
};
const reply: Write = {
  kind: 'reply',
  id: 'f'.repeat(64),
  document: { word: 'CHASSEAUTRESOR', email: 'zoe@example.org', newsletterChecked: true, date, replyId: 'r' },
};
const comment: Write = { kind: 'comment', id: 'c', document: { text: 'Ohé', name: 'Zoé', date } };
let server: ReturnType<typeof fakeFirebase>;
let instant = NOW;
const wait = vi.fn<(milliseconds: number) => Promise<void>>(async (milliseconds) => {
  instant += milliseconds;
});

beforeEach(() => {
  server = fakeFirebase();
  instant = NOW;
  wait.mockClear();
});

const sender = () => createPut({ open: async () => server.backend, now: () => instant, wait });
const denied = () => firebaseError('permission-denied');
/** Denies a write each time it is tried. */
const deny = () => server.failures.push(denied(), denied());

describe('a write to the server', () => {
  it('goes under a guest’s account, with the stamp that the rules ask for', async () => {
    const write = scoreWrite('a');
    expect(await sender()(write)).toEqual({ kind: 'ok', storage: 'device' });
    expect(server.documents.get(pathOf(write))).toEqual({ ...write.document, sentAt: SERVER_TIME });
    expect(server.documents.get('accounts/guest 1')).toEqual({
      createdAt: SERVER_TIME,
      lastWrite: SERVER_TIME,
      lastDocument: pathOf(write),
    });
  });

  it('waits where the project asks for a proof that this page has not, and says so', async () => {
    const lacksProof = vi.fn(async () => true);
    const send = createPut({ open: async () => server.backend, now: () => instant, wait, lacksProof });
    const { getDoc } = server.backend.firestore;
    const look = vi.spyOn(server.backend.firestore, 'getDoc').mockRejectedValue(denied());
    expect(await send(scoreWrite('a'))).toEqual({ kind: 'offline', why: 'unproved' });
    lacksProof.mockResolvedValue(false);
    expect(await send(scoreWrite('a'))).toEqual({ kind: 'offline' });
    lacksProof.mockClear();
    look.mockRejectedValue(firebaseError('unavailable'));
    expect(await send(scoreWrite('a'))).toEqual({ kind: 'offline' });
    expect(lacksProof).not.toHaveBeenCalled();
    look.mockImplementation(getDoc);
    expect(await send(scoreWrite('a'))).toEqual({ kind: 'ok', storage: 'device' });
  });

  it('stamps an account that is there without making it anew', async () => {
    server.signIn({ uid: 'z', email: null });
    server.documents.set('accounts/z', { createdAt: 'before', email: 'zoe@example.org' });
    await sender()(scoreWrite('a'));
    expect(server.documents.get('accounts/z')).toMatchObject({
      createdAt: 'before',
      email: 'zoe@example.org',
      lastWrite: SERVER_TIME,
    });
  });

  it('keeps the pace of the rules, and waits no longer than it must', async () => {
    const put = sender();
    await put(scoreWrite('a'));
    expect(wait).not.toHaveBeenCalled();
    instant += 150;
    await put(scoreWrite('b'));
    expect(wait).toHaveBeenLastCalledWith(PACE - 150);
    instant += PACE;
    await put(scoreWrite('c'));
    expect(wait).toHaveBeenCalledOnce();
  });

  it('is held up no longer by a clock that is put back', async () => {
    const put = sender();
    await put(scoreWrite('a'));
    instant -= HOUR;
    await put(scoreWrite('b'));
    expect(wait).toHaveBeenLastCalledWith(PACE);
  });

  it('of a player waits for that player', async () => {
    const write: Write = { kind: 'score', id: 'a', document: score({ userId: 'z' }) };
    expect(await sender()(write)).toEqual({ kind: 'notYet' });
    expect(server.documents.size).toBe(0);
    server.signIn({ uid: 'z', email: 'zoe@example.org' });
    expect(await sender()(write)).toMatchObject({ kind: 'ok' });
  });

  it('names its account where only that account can', async () => {
    await sender()(reply);
    expect(server.documents.get(pathOf(reply))).toMatchObject({ ownerId: 'guest 1', replyId: 'r' });
  });
});

describe('a project that takes no request of this app any more, as with App Check enforced', () => {
  /** Every read and commit is refused as the service refuses what carries no token. */
  const closed = () => {
    const firestore = {
      ...server.backend.firestore,
      getDoc: () => Promise.reject(denied()),
      writeBatch: () => ({
        set: () => undefined,
        update: () => undefined,
        commit: () => Promise.reject(denied()),
      }),
    };
    return { ...server.backend, firestore } as unknown as typeof server.backend;
  };
  const through = (opened: () => typeof server.backend) =>
    createPut({ open: async () => opened(), now: () => instant, wait });

  it('refuses nothing for good: a result waits, before and after the first one that was taken', async () => {
    let isClosed = true;
    const put = through(() => (isClosed ? closed() : server.backend));
    expect(await put(scoreWrite('a'))).toEqual({ kind: 'offline' });
    expect(await put(reply)).toEqual({ kind: 'offline' });
    isClosed = false;
    expect(await put(scoreWrite('a'))).toMatchObject({ kind: 'ok' });
    isClosed = true;
    expect(await put(scoreWrite('b'))).toEqual({ kind: 'offline' });
    isClosed = false;
    expect(await put(scoreWrite('b'))).toMatchObject({ kind: 'ok' });
    expect([...server.documents.keys()].filter((key) => key.startsWith('leaderboard/'))).toHaveLength(2);
  });

  it('signs nobody in, and the result waits all the same', async () => {
    const auth = {
      ...server.backend.auth,
      signInAnonymously: () => Promise.reject(firebaseError('auth/firebase-app-check-token-is-invalid.')),
    };
    const open = async () => ({ ...server.backend, auth });
    const put = createPut({ open, now: () => instant, wait, lacksProof: async () => true });
    expect(await put(scoreWrite('a'))).toEqual({ kind: 'offline', why: 'unproved' });
  });
});

describe('a write that is denied, or was not answered', () => {
  it('is tried twice: another tab may have written in the same second', async () => {
    server.failures.push(denied());
    expect(await sender()(scoreWrite('a'))).toMatchObject({ kind: 'ok' });
    expect(wait).toHaveBeenCalledOnce();
  });

  it('was taken before when its document is there', async () => {
    deny();
    server.documents.set(pathOf(scoreWrite('a')), { name: 'Camille' });
    expect(await sender()(scoreWrite('a'))).toMatchObject({ kind: 'ok' });
  });

  it('is refused for a name of somebody else', async () => {
    server.documents.set(userPath('Camille'), { userId: 'other' });
    deny();
    expect(await sender()(scoreWrite('a'))).toEqual({ kind: 'refused', reason: 'nameTaken' });
  });

  it.each([
    ['hunt', hunt],
    ['entry', entry()],
  ])('is refused for a name of somebody else also as a %s', async (_, write) => {
    server.documents.set(userPath('Zoé'), { userId: 'other' });
    deny();
    expect(await sender()(write)).toEqual({ kind: 'refused', reason: 'nameTaken' });
  });

  it('is refused for the clock that a result was earned by', async () => {
    const earned = (hours: number): Write => ({
      kind: 'score',
      id: 'a',
      document: score({ date: new Date(NOW + hours * HOUR).toISOString() }),
    });
    deny();
    expect(await sender()(earned(1.5))).toEqual({ kind: 'refused', reason: 'clock' });
    deny();
    expect(await sender()(earned(0.9))).toEqual({ kind: 'refused', reason: 'denied' });
  });

  it('is refused with what each kind of it is refused for', async () => {
    deny();
    expect(await sender()(hunt)).toEqual({ kind: 'refused', reason: 'denied' });
    deny();
    expect(await sender()(reply)).toEqual({ kind: 'refused', reason: 'emailUsed' });
    deny();
    expect(await sender()(entry())).toEqual({ kind: 'refused', reason: 'otherGame' });
  });

  it('is refused when its day or its week is over', async () => {
    instant = NOW + 9 * 24 * HOUR;
    server.clock.issuedAtTime = new Date(instant).toUTCString();
    deny();
    expect(await sender()(hunt)).toEqual({ kind: 'refused', reason: 'dayOver' });
    deny();
    expect(await sender()(entry())).toEqual({ kind: 'refused', reason: 'weekOver' });
  });

  it('is refused to who has entered this week, not to who entered another', async () => {
    server.signIn({ uid: 'z', email: 'zoe@example.org' });
    server.documents.set('accounts/z', { lastEntry: '2026-W47/x' });
    deny();
    expect(await sender()(entry())).toEqual({ kind: 'refused', reason: 'entered' });
    server.documents.set('accounts/z', { lastEntry: '2026-W46/x' });
    deny();
    expect(await sender()(entry())).toEqual({ kind: 'refused', reason: 'otherGame' });
  });

  it('knows its own reply from another of the same address', async () => {
    server.signIn({ uid: 'z', email: null });
    server.documents.set(pathOf(reply), { replyId: 'r', ownerId: 'other' });
    deny();
    expect(await sender()(reply)).toEqual({ kind: 'refused', reason: 'emailUsed' });
    expect(server.failures).toEqual([]);
    // what is one's own is seen before anything is sent
    server.documents.set(pathOf(reply), { replyId: 'other', ownerId: 'z' });
    expect(await sender()(reply)).toEqual({ kind: 'refused', reason: 'emailUsed' });
    server.documents.set(pathOf(reply), { replyId: 'r', ownerId: 'z' });
    expect(await sender()(reply)).toMatchObject({ kind: 'ok' });
    expect(server.commits).toEqual([]);
  });

  it.each([
    ['score', scoreWrite('a'), {}],
    ['comment', comment, { ownerId: 'guest 1' }],
  ])('had arrived, and only its answer was lost, is not sent again: a %s', async (_, write, document) => {
    const put = sender();
    server.failures.push(firebaseError('unavailable'));
    expect(await put(write)).toEqual({ kind: 'offline' });
    server.documents.set(pathOf(write), document);
    expect(await put(write)).toMatchObject({ kind: 'ok' });
    expect(server.commits).toEqual([]);
  });

  it('had not arrived is sent again', async () => {
    const put = sender();
    server.failures.push(firebaseError('unavailable'));
    await put(comment);
    expect(await put(comment)).toMatchObject({ kind: 'ok' });
    expect(server.commits).toHaveLength(1);
    // it had its answer: another look would be for nothing
    expect(server.queries).toHaveLength(1);
    deny();
    await put(comment);
    expect(server.queries).toHaveLength(2);
  });

  it('is refused at once when it is malformed, and never for an outage', async () => {
    server.failures.push(firebaseError('invalid-argument'));
    expect(await sender()(scoreWrite('a'))).toEqual({ kind: 'refused', reason: 'invalid' });
    server.failures.push(firebaseError('unavailable'));
    expect(await sender()(scoreWrite('a'))).toEqual({ kind: 'offline' });
    server.failures.push(firebaseError('auth/user-token-expired'));
    expect(await sender()(scoreWrite('a'))).toEqual({ kind: 'notYet' });
    expect(server.failures).toEqual([]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { createPut } from '../../../../src/records/firebase/put';
import type { Write } from '../../../../src/records/schema';
import { entry, ENTRY_NOW, ENTRY_WEEK as WEEK, shown } from '../../../support/contest-entry';
import { fakeFirebase, SERVER_TIME } from '../../../support/fake-firebase';

let server: ReturnType<typeof fakeFirebase>;

beforeEach(() => {
  server = fakeFirebase();
});

const sender = () =>
  createPut({ open: async () => server.backend, now: () => ENTRY_NOW, wait: async () => undefined });

describe('an entry to the contest', () => {
  it('has a private side and a public one, and marks its account', async () => {
    await sender()(entry());
    const { document } = entry() as Extract<Write, { kind: 'entry' }>;
    expect(server.documents.get(`weeklyContest/${WEEK}/Results/guest 1`)).toEqual({
      ...document,
      confirmed: false,
      sentAt: SERVER_TIME,
    });
    expect(server.documents.get(`weeklyContest/${WEEK}/PublicResults/p`)).toEqual({
      ...shown,
      sentAt: SERVER_TIME,
    });
    expect(server.documents.get('accounts/guest 1')).toMatchObject({ lastEntry: `${WEEK}/p` });
  });

  it.each([
    ['zoe@example.org', true, true],
    ['ZOE@example.org', true, true],
    ['zoe@example.org', false, false],
    ['other@example.org', true, false],
    [undefined, true, false],
  ])(
    'of an account with the address %s, confirmed %s, counts as confirmed: %s',
    async (email, isVerified, confirmed) => {
      server.signIn({ uid: 'z', email: email ?? null });
      Object.assign(server.claims, { email, email_verified: isVerified });
      await sender()(entry());
      expect(server.documents.get(`weeklyContest/${WEEK}/Results/z`)).toMatchObject({ confirmed });
    },
  );

  it('at a booth goes under a guest of its own, once an earlier visitor has entered', async () => {
    const put = sender();
    await put(entry({ isVisit: true, publicId: 'p' }));
    await put(entry({ isVisit: true, publicId: 'p' }));
    await put(entry({ isVisit: true, publicId: 'q' }));
    expect(server.documents.get('accounts/guest 1')).toMatchObject({ lastEntry: `${WEEK}/p` });
    expect(server.documents.get('accounts/guest 2')).toMatchObject({ lastEntry: `${WEEK}/q` });
    expect(server.documents.has('accounts/guest 3')).toBe(false);
  });

  it('anywhere else stays with who is at the page', async () => {
    const put = sender();
    await put(entry({ publicId: 'p' }));
    await put(entry({ publicId: 'q' }));
    expect(server.documents.has('accounts/guest 2')).toBe(false);
  });

  it('of a player at a booth signs nobody out', async () => {
    server.signIn({ uid: 'z', email: 'zoe@example.org', isAnonymous: false });
    server.documents.set('accounts/z', { lastEntry: `${WEEK}/x` });
    await sender()(entry({ isVisit: true }));
    expect(server.documents.get('accounts/z')).toMatchObject({ lastEntry: `${WEEK}/p` });
  });
});

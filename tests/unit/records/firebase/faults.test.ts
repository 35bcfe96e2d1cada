import { beforeEach, expect, it, vi } from 'vitest';
import type { MetFault } from '../../../../src/records/faults';
import { createFirebaseAdmin } from '../../../../src/records/firebase/admin';
import { tellFaults } from '../../../../src/records/firebase/faults';
import { fakeFirebase, firebaseError } from '../../../support/fake-firebase';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const FAULT: MetFault = { level: 3, kind: 'document' };
const PLACE = 'levelFaults/hash of zoe/3/2026-11-21';

let server: ReturnType<typeof fakeFirebase>;
const noteTold = vi.fn<(fault: MetFault, day: string) => void>();

beforeEach(() => {
  server = fakeFirebase();
  server.signIn({ uid: 'zoe', email: null });
  noteTold.mockClear();
});

const tell = (sha256: ((text: string) => Promise<string>) | undefined = async (text) => `hash of ${text}`) =>
  tellFaults({
    open: async () => server.backend,
    now: () => NOW,
    sha256,
    faults: { untold: () => [FAULT], noteTold },
  });

it('a fault is told as codes under an id that names nobody, and noted as told', async () => {
  await tell();
  expect([...server.documents]).toEqual([
    [PLACE, { level: 3, fault: 'document', day: '2026-11-21', sentAt: 'server time' }],
  ]);
  expect(noteTold.mock.calls).toEqual([[FAULT, '2026-11-21']]);
});

it('one that the database knows already is told, and one that an outage kept from it is not', async () => {
  server.refused.add(PLACE);
  await tell();
  expect(noteTold).toHaveBeenCalledTimes(1);
  server.failures.push(firebaseError('unavailable'));
  await tell();
  expect(noteTold).toHaveBeenCalledTimes(1);
});

it('nobody is signed in for it, and nothing is told without a hash', async () => {
  await tellFaults({
    open: async () => server.backend,
    now: () => NOW,
    faults: { untold: () => [FAULT], noteTold },
  });
  server.signIn(null);
  await tell();
  expect(server.documents.size).toBe(0);
});

it('the owner reads what was told, the newest first, and erases what is older than a day or all of it', async () => {
  const report = (day: string, more: object = {}) => ({ level: 3, fault: 'file', day, ...more });
  server.documents.set('levelFaults/a', report('2026-10-01'));
  server.documents.set('levelFaults/b', report('2026-11-21'));
  server.documents.set('levelFaults/c', report('2026-11-21', { fault: 'a text' }));
  const { faults } = createFirebaseAdmin(
    async () => server.backend,
    () => NOW,
  );
  expect(await faults.list()).toEqual({
    kind: 'ok',
    value: [
      { level: 3, kind: 'file', day: '2026-11-21' },
      { level: 3, kind: 'file', day: '2026-10-01' },
    ],
  });
  // what cannot be read goes with the oldest
  expect(await faults.erase('2026-11-01')).toEqual({ kind: 'ok', value: 2 });
  expect([...server.documents.keys()]).toEqual(['levelFaults/b']);
  expect(await faults.erase()).toEqual({ kind: 'ok', value: 1 });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { EntryForm } from '../../../src/records/forms';
import { localRecords, newDisk, NOON, serverStore } from '../../support/records';

beforeEach(newDisk);

describe('entering the contest', () => {
  const form: EntryForm = {
    name: 'Zoé',
    email: ' Zoe@Example.org ',
    consent: true,
    time: 12.34,
    score: 1,
    level: 1,
    mode: 5,
    quest: 'dquest5',
    week: '2026-W47',
  };

  it('keeps the address private, with the consent, and shows it masked', async () => {
    const { store, server } = serverStore();
    await localRecords({ store }).records.submitEntry({ ...form, isVisit: true });
    expect(server.received).toMatchObject([
      {
        kind: 'entry',
        isVisit: true,
        document: {
          gameMode: 5,
          quest: 'dquest5',
          email: 'zoe@example.org',
          consent: { wording: 'contest-2', date: new Date(NOON).toISOString() },
        },
        shown: { name: 'Zoé', maskedEmail: '***@example.org', time: 12.3 },
      },
    ]);
    expect(
      JSON.stringify(server.received.map((write) => write.kind === 'entry' && write.shown)),
    ).not.toContain('zoe@');
  });

  it('needs an address and the consent', async () => {
    const { records } = localRecords();
    expect(await records.submitEntry({ ...form, email: 'zoe' })).toEqual({
      kind: 'invalid',
      problem: 'emailNotValid',
    });
    expect(await records.submitEntry({ ...form, consent: false })).toEqual({
      kind: 'invalid',
      problem: 'consentRequired',
    });
    expect((await records.contestResults('2026-W47')).rows).toEqual([]);
  });

  it('refuses a name that belongs to somebody, but not to its owner', async () => {
    const { store, server } = serverStore('Zoé');
    const { records } = localRecords({ store });
    expect(await records.submitEntry(form)).toEqual({ kind: 'refused', reason: 'nameTaken' });
    expect(server.received).toEqual([]);
    const owner = { ...form, player: { userId: 'u1', name: 'Zoé' } };
    expect((await records.submitEntry(owner)).kind).toBe('ok');
  });

  it('is nothing to save without a right answer', async () => {
    const { store, server } = serverStore();
    expect(await localRecords({ store }).records.submitEntry({ ...form, score: 0 })).toEqual({
      kind: 'nothingToSave',
    });
    expect(server.received).toEqual([]);
  });

  it('is refused for another game than the week’s', async () => {
    const { store, server } = serverStore();
    const { records } = localRecords({ store });
    for (const other of [{ quest: 'dquest1' }, { mode: 4 }, { level: 2 }, { week: '2026-W20' }] as const)
      expect(await records.submitEntry({ ...form, ...other })).toEqual({
        kind: 'refused',
        reason: 'otherGame',
      });
    expect(server.received).toEqual([]);
  });

  it('tells a second entry of the same account and week', async () => {
    const { records } = localRecords();
    expect((await records.submitEntry(form)).kind).toBe('ok');
    expect(await records.submitEntry({ ...form, name: 'Autre', email: 'ZOE@example.org', time: 1 })).toEqual({
      kind: 'refused',
      reason: 'entered',
    });
    expect((await records.contestResults('2026-W47')).rows.map(({ name }) => name)).toEqual(['Zoé']);
  });

  it('lists entries fastest first, those that wait among them', async () => {
    const { store, server } = serverStore();
    server.weather = 'offline';
    const { records } = localRecords({ store });
    await records.submitEntry({ ...form, name: 'Lente', email: 'a@b.fr', time: 30 });
    await records.submitEntry({ ...form, name: 'Rapide', email: 'c@d.fr', time: 3 });
    const answer = await records.contestResults('2026-W47');
    expect(answer.kind).toBe('offline');
    expect(answer.rows.map(({ name, waiting }) => [name, waiting])).toEqual([
      ['Rapide', true],
      ['Lente', true],
    ]);
    expect((await records.contestResults('2026-W48')).rows).toEqual([]);
  });

  it('asks the store once a visit, and shows what was sent since', async () => {
    const { store, server } = serverStore();
    let asked = 0;
    const counting: typeof store = {
      ...store,
      entries: async () => {
        asked += 1;
        return Promise.resolve({ kind: 'ok', rows: [] });
      },
    };
    const { records } = localRecords({ store: counting });
    const shown = async (reading: 'fresh' | 'known') =>
      (await records.contestResults('2026-W47', { reading })).rows.map(({ name, waiting }) => [
        name,
        waiting,
      ]);
    expect(await shown('fresh')).toEqual([]);
    server.weather = 'offline';
    await records.submitEntry(form);
    expect(await shown('known')).toEqual([['Zoé', true]]);
    server.weather = 'fine';
    records.retry();
    await expect.poll(() => records.outbox().waiting).toBe(0);
    expect(await shown('known')).toEqual([['Zoé', false]]);
    expect(asked).toBe(1);
    await shown('fresh');
    expect(asked).toBe(2);
  });
});

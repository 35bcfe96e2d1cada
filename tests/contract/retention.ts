/** What every home must do for the entries that its owner removes or erases. */
import { EARLIER, WEEK, entry, publicIds, same, taken, type ContractCase } from './home';

export const RETENTION_CONTRACT: readonly ContractCase[] = [
  {
    name: 'the owner removes an entry, which the log tells',
    run: async ({ store, accounts, signInOwner }) => {
      taken(await store.put(entry('zoe', 'p1')));
      await accounts.signOut();
      await signInOwner();
      const entries = await store.admin.entries(WEEK);
      if (entries.kind !== 'ok') throw new Error(entries.kind);
      const targets = entries.value.flatMap(({ id, publicId }) => [
        `weeklyContest/${WEEK}/Results/${id}`,
        `weeklyContest/${WEEK}/PublicResults/${publicId}`,
      ]);
      same(targets.length, 2);
      same(
        (await store.admin.moderation.act({ id: 'a1', act: 'delete', subject: 'Zoé', targets })).kind,
        'ok',
      );
      same(await store.admin.entries(WEEK), { kind: 'ok', value: [] });
      same(await publicIds(store), []);
    },
  },
  {
    name: 'entries are erased by the owner alone, and not while they are kept',
    run: async ({ store, signInOwner, plant }) => {
      const old = '2025-W47';
      const result = {
        name: 'Zoé',
        time: 12,
        score: 1,
        level: 1,
        date: '2025-11-20T12:00:00.000Z',
        week: old,
      };
      const shown = { ...result, maskedEmail: '***@example.org', sentAt: new Date('2025-11-20T12:00:00Z') };
      for (const id of ['p1', 'p2']) {
        await plant(`weeklyContest/${old}/PublicResults/${id}`, shown);
        await plant(`weeklyContest/${old}/Results/${id}`, { ...shown, email: `${id}@example.org` });
      }
      // an erasing that broke off has left a public side, long ago; and what is still kept is not due
      const older = '2019-W01';
      for (const week of [older, EARLIER.week])
        await plant(`weeklyContest/${week}/PublicResults/p3`, { ...shown, week });
      same((await store.admin.eraseEntries(old, 'a1')).kind, 'denied');
      same((await store.admin.dueWeeks()).kind, 'denied');
      await signInOwner();
      const due = await store.admin.dueWeeks();
      same(due.kind === 'ok' ? due.value : due.kind, [
        { week: old, count: 2 },
        { week: older, count: 1 },
      ]);
      same((await store.admin.eraseEntries(EARLIER.week, 'a2')).kind, 'denied');
      same(await publicIds(store, old), ['p1', 'p2']);
      same(await store.admin.eraseEntries(old, 'a3'), { kind: 'ok', value: 2 });
      same(await publicIds(store, old), []);
      same(await store.admin.eraseEntries(older, 'a4'), { kind: 'ok', value: 1 });
      same(await store.admin.dueWeeks(), { kind: 'ok', value: [] });
      const log = await store.admin.moderation.log(1);
      same(
        log.kind === 'ok' && log.value.acts.some(({ act, subject }) => act === 'erase' && subject === old),
        true,
      );
    },
  },
];

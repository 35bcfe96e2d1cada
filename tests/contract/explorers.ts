/** What every home of the records must do for the week's explorers. */
import type { RowQuery } from '../../src/records/moderation';
import type { Write } from '../../src/records/schema';
import { weekBestPath } from '../../src/records/week-best';
import { TODAY, WEEK, hunt, same, score, taken, type ContractCase } from './home';

export const EXPLORERS_CONTRACT: readonly ContractCase[] = [
  {
    name: 'a quest found counts once a week, and a hunt five',
    run: async ({ store }) => {
      const own = async () => {
        const answer = await store.explorers(WEEK, 'Camille');
        const read = answer.kind === 'ok' ? answer.value : undefined;
        const row = read?.rows.find(({ id }) => id === read.ownId);
        return row && [row.name, row.points, row.found, row.hunts];
      };
      const run = 'r'.repeat(16);
      const found = (id: string, ...quests: readonly string[]): Write => {
        const write = score(id, { run });
        return write.kind === 'score' ? { ...write, found: [...quests] } : write;
      };
      taken(await store.put(score('nothing', { run })));
      same(await own(), undefined);
      taken(await store.put(found('a', 'quest1', 'quest2')), await store.put(found('b', 'quest2', 'quest3')));
      same(await own(), ['Camille', 3, { 1: ['quest1', 'quest2', 'quest3'] }, []]);
      taken(await store.put(hunt('h', { runs: Array.from({ length: 5 }, () => run).join('.') })));
      taken(await store.put(found('c', 'quest3', 'quest4')));
      same(await own(), ['Camille', 9, { 1: ['quest1', 'quest2', 'quest3', 'quest4'] }, [TODAY]]);
    },
  },
  {
    name: 'the owner finds an explorer’s row, hides it, shows it again and deletes it, and the log says so',
    run: async ({ store, signInOwner }) => {
      const write = score('a', { run: 'r'.repeat(16) });
      taken(await store.put(write.kind === 'score' ? { ...write, found: ['quest1', 'quest2'] } : write));
      await signInOwner();
      const { moderation } = store.admin;
      const rowsOf = async (query: RowQuery) => {
        const answer = await moderation.rows(query);
        if (answer.kind !== 'ok') throw new Error(answer.kind);
        return answer.value.filter(({ points }) => points !== undefined);
      };
      const rows = await rowsOf({ of: 'explorers', week: WEEK });
      same(
        rows.map(({ name, points, isHidden }) => [name, points, isHidden]),
        [['Camille', 2, false]],
      );
      same(await rowsOf({ of: 'name', week: WEEK, name: 'Camille' }), rows);
      const targets = rows.map(({ path }) => path);
      const shown = async () => {
        const answer = await store.explorers(WEEK, '');
        return answer.kind === 'ok' ? answer.value.rows.length : answer.kind;
      };
      for (const [act, left] of [
        ['hide', 0],
        ['show', 1],
        ['delete', 0],
      ] as const) {
        same((await moderation.act({ id: act, act, subject: 'Camille', targets })).kind, 'ok');
        same([act, await shown()], [act, left]);
      }
      const podium = { id: 'podium', act: 'delete', subject: WEEK, targets: [weekBestPath(WEEK)] } as const;
      same((await moderation.act(podium)).kind, 'ok');
      const log = await moderation.log(1);
      same(log.kind === 'ok' && log.value.acts.map(({ act }) => act).toSorted(), [
        'delete',
        'delete',
        'hide',
        'show',
      ]);
    },
  },
];

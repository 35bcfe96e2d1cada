/** What every home of the records must do for the week's explorers. */
import type { Write } from '../../src/records/schema';
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
];

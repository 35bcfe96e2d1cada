/** The week's explorers on the embedded store: guests of one device by their names, so that a family has a board of its own. */
import type { WeekKey } from '../../contest/weeks';
import { explorerSchema, grown, isEarning, weekOfEarning } from '../explorers';
import { isShown } from '../moderation';
import { nameKey } from '../names';
import type { Write } from '../schema';
import type { Shelves } from '../shelves';
import type { ExplorersRead } from '../store-port';
import { bestOfAll, explorersPath, type WeekBest } from '../week-best';
import { documentsUnder } from './documents';

interface Player {
  /** Empty for a guest. */
  readonly userId: string;
  readonly name: string;
}

const idOf = ({ userId, name }: Player): string => userId || `guest ${nameKey(name)}`;

export function explorersOn(shelves: Shelves) {
  const documents = documentsUnder(shelves);
  return {
    /** Adds what a write that was just taken is worth. */
    note: async (write: Write): Promise<void> => {
      if (!isEarning(write)) return;
      const key = `${explorersPath(weekOfEarning(write))}/${idOf(write.document)}`;
      const before = explorerSchema.safeParse(await shelves.get('documents', key)).data;
      const after = grown(before, write);
      if (after) await shelves.put({ table: 'documents', key, value: after });
    },
    of: async (week: WeekKey, player: Player): Promise<ExplorersRead> => ({
      rows: (await documents(explorersPath(week), explorerSchema)).filter(isShown),
      ranked: Infinity,
      ownId: player.userId === '' && player.name === '' ? undefined : idOf(player),
    }),
  };
}

/** Who leads a week on this device. */
export async function bestOn(shelves: Shelves, week: WeekKey): Promise<WeekBest> {
  return bestOfAll((await documentsUnder(shelves)(explorersPath(week), explorerSchema)).filter(isShown));
}

/** The embedded store: records on this device only, with the paths and fields of SPEC section 7 (DECISIONS 23). */
import { holderOf } from '../held-names';
import { isName } from '../names';
import { isOnBoard } from '../board';
import { boardPath, huntsPath, pathOf, publicEntriesPath } from '../paths';
import type { PutResult, RecordStore } from '../port';
import { activitySchema, huntSchema, publicEntrySchema, replySchema, scoreSchema } from '../schema';
import type { Write } from '../schema';
import type { Row, Shelves } from '../shelves';
import { activitiesPath } from '../user-paths';
import { createLocalAdmin } from './admin';
import { documentsUnder } from './documents';

/** The signed-in player of this device. */
export interface Visitor {
  readonly userId: string;
  readonly isAdmin: boolean;
}

export function createLocalStore(
  shelves: Shelves,
  visitor: () => Visitor | undefined = () => undefined,
  onUpload: () => void = () => undefined,
  now: () => number = Date.now,
): RecordStore {
  const documents = documentsUnder(shelves);

  /** Whether `name` is registered to another player, who alone may send scores and entries under it (DECISIONS 17). */
  const isForeign = async (name: string, userId: string): Promise<boolean> => {
    const owner = await holderOf(shelves, name, now());
    return owner !== undefined && owner !== userId;
  };

  const putReply = async (write: Extract<Write, { kind: 'reply' }>, row: Row): Promise<PutResult> => {
    const { created, storage } = await shelves.create(row);
    if (created) return { kind: 'ok', storage };
    const known = replySchema.safeParse(await shelves.get('documents', row.key));
    return known.success && known.data.replyId === write.document.replyId
      ? { kind: 'ok', storage }
      : { kind: 'refused', reason: 'emailUsed' };
  };

  return {
    home: 'device',

    put: async (write) => {
      const row: Row = { table: 'documents', key: pathOf(write), value: write.document };
      if (write.kind === 'reply') return putReply(write, row);
      if (write.kind === 'activity' && visitor()?.userId !== write.userId) return { kind: 'notYet' };
      if (write.kind === 'score' || write.kind === 'hunt' || write.kind === 'entry') {
        const { name, userId } = write.document;
        if (userId !== '' && visitor()?.userId !== userId) return { kind: 'notYet' };
        if (!isName(name)) return { kind: 'refused', reason: 'invalid' };
        if (await isForeign(name, userId)) return { kind: 'refused', reason: 'nameTaken' };
      }
      if (write.kind === 'entry') {
        const { week, publicId } = write.document;
        const key = `${publicEntriesPath(week)}/${publicId}`;
        // the address's own key decides: a second entry creates neither document
        const { created, storage } = await shelves.create(row, {
          table: 'documents',
          key,
          value: write.shown,
        });
        const isThere = created || (await shelves.get('documents', key)) !== undefined;
        return isThere ? { kind: 'ok', storage } : { kind: 'refused', reason: 'entered' };
      }
      const { storage } = await shelves.create(row);
      return { kind: 'ok', storage };
    },

    scores: async (query) => {
      const scores = await documents(boardPath(query.week, query.level), scoreSchema);
      return { kind: 'ok', scores: scores.filter((score) => isOnBoard(score, query)) };
    },

    hunts: async (day) => ({ kind: 'ok', hunts: await documents(huntsPath(day), huntSchema) }),

    entries: async (week) => ({
      kind: 'ok',
      entries: await documents(publicEntriesPath(week), publicEntrySchema),
    }),

    isNameTaken: async (name) => ({
      kind: 'ok',
      taken: (await holderOf(shelves, name, now())) !== undefined,
    }),

    activities: async (userId) => ({
      kind: 'ok',
      activities: await documents(activitiesPath(userId), activitySchema),
    }),

    admin: createLocalAdmin(shelves, () => visitor()?.isAdmin ?? false, onUpload),
  };
}

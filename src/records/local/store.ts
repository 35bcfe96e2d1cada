/** The embedded store: records on this device only, with the paths and fields of SPEC section 7 (DECISIONS 23). */
import { contestOfWeek, isGameOf, type Contest } from '../../contest/calendar';
import { endOfWeek, type WeekKey } from '../../contest/weeks';
import { isBarred } from '../barred';
import { holderOf, isBarredName } from '../held-names';
import { isShown, storedHunt, storedScore } from '../moderation';
import { isName } from '../names';
import { isOnBoard } from '../board';
import { boardPath, entriesPath, huntsPath, pathOf, publicEntriesPath } from '../paths';
import type { PutResult, RecordStore } from '../store-port';
import { activitySchema, publicEntrySchema, replySchema } from '../schema';
import type { Write } from '../schema';
import type { Row, Shelves } from '../shelves';
import { accountPath, activitiesPath } from '../user-paths';
import { createLocalAdmin } from './admin';
import { documentsUnder } from './documents';
import { drawnListOf, drawsOf } from './draws';

type EntryWrite = Extract<Write, { kind: 'entry' }>;

/** The signed-in player of this device. */
export interface Visitor {
  readonly userId: string;
  readonly isAdmin: boolean;
}

export interface LocalNeeds {
  /** Who is signed in; nobody when not given. */
  readonly visitor?: () => Visitor | undefined;
  /** Called when a level's definition was uploaded. */
  readonly onUpload?: () => void;
  /** Epoch milliseconds. */
  readonly now?: () => number;
  /** The calendar of contests; the game's own when not given. */
  readonly contestOf?: (week: WeekKey) => Contest | undefined;
}

export function createLocalStore(
  shelves: Shelves,
  {
    visitor = () => undefined,
    onUpload = () => undefined,
    now = Date.now,
    contestOf = contestOfWeek,
  }: LocalNeeds = {},
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

  /** The account of an entry: a player's, or the device's guest; at a booth each visit is another one (DECISIONS 20). */
  const enteringAs = ({ isVisit, document: { userId, publicId } }: EntryWrite): string =>
    userId || (isVisit ? `guest-${publicId}` : 'guest');

  const putEntry = async (write: EntryWrite): Promise<PutResult> => {
    const { week, publicId, level, gameMode: mode, quest } = write.document;
    const shown = `${publicEntriesPath(week)}/${publicId}`;
    const isThere = async () => (await shelves.get('documents', shown)) !== undefined;
    // one that was taken before is taken whatever the hour
    if (await isThere()) return { kind: 'ok', storage: shelves.storage() };
    if (now() >= endOfWeek(week)) return { kind: 'refused', reason: 'weekOver' };
    if (!isGameOf(contestOf(week), { level, mode, quest })) return { kind: 'refused', reason: 'otherGame' };
    const sentAt = new Date(now()).toISOString();
    const key = `${entriesPath(week)}/${enteringAs(write)}`;
    // the account's own key decides: a second entry creates neither document
    const { created, storage } = await shelves.create(
      // nobody confirms an address on a device
      { table: 'documents', key, value: { ...write.document, confirmed: false, sentAt } },
      { table: 'documents', key: shown, value: write.shown },
    );
    return created || (await isThere()) ? { kind: 'ok', storage } : { kind: 'refused', reason: 'entered' };
  };

  return {
    home: 'device',

    put: async (write) => {
      const writer = visitor()?.userId;
      if (writer !== undefined && isBarred(await shelves.get('documents', accountPath(writer))))
        return { kind: 'refused', reason: 'barred' };
      const row: Row = { table: 'documents', key: pathOf(write), value: write.document };
      if (write.kind === 'reply') return putReply(write, row);
      if (write.kind === 'activity' && visitor()?.userId !== write.userId) return { kind: 'notYet' };
      if (write.kind === 'score' || write.kind === 'hunt' || write.kind === 'entry') {
        const { name, userId } = write.document;
        if (userId !== '' && visitor()?.userId !== userId) return { kind: 'notYet' };
        if (!isName(name)) return { kind: 'refused', reason: 'invalid' };
        if (await isBarredName(shelves, name)) return { kind: 'refused', reason: 'barred' };
        if (await isForeign(name, userId)) return { kind: 'refused', reason: 'nameTaken' };
      }
      if (write.kind === 'entry') return putEntry(write);
      const { storage } = await shelves.create(row);
      return { kind: 'ok', storage };
    },

    scores: async (query) => {
      const scores = await documents(boardPath(query.week, query.level), storedScore);
      return { kind: 'ok', rows: scores.filter((score) => isShown(score) && isOnBoard(score, query)) };
    },

    hunts: async (day) => ({
      kind: 'ok',
      rows: (await documents(huntsPath(day), storedHunt)).filter(isShown),
    }),

    entries: async (week) => ({
      kind: 'ok',
      rows: await documents(publicEntriesPath(week), publicEntrySchema),
    }),

    draws: async (week) => ({ kind: 'ok', value: await drawsOf(shelves, week) }),
    drawnList: async (week) => ({ kind: 'ok', ids: await drawnListOf(shelves, week) }),

    isNameTaken: async (name) => ({
      kind: 'ok',
      taken: (await holderOf(shelves, name, now())) !== undefined,
    }),

    activities: async (userId) => ({
      kind: 'ok',
      activities: await documents(activitiesPath(userId), activitySchema),
    }),

    admin: createLocalAdmin({ shelves, isAdmin: () => visitor()?.isAdmin ?? false, onUpload, now }),
  };
}

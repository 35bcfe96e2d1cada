/** The embedded store: records on this device only, with the paths and fields of SPEC section 7 (DECISIONS 23). */
import { contestOfWeek, type Contest } from '../../contest/calendar';
import type { WeekKey } from '../../contest/weeks';
import { isBarred } from '../barred';
import { holderOf, isBarredName } from '../held-names';
import { isShown, storedHunt, storedScore } from '../moderation';
import { boardOrder, isOnBoard } from '../board';
import { wordingSchema } from '../contests';
import {
  boardName,
  boardPath,
  BOARDS,
  entriesPath,
  huntsPath,
  levelDataPath,
  pathOf,
  publicEntriesPath,
  wordingPath,
} from '../paths';
import type { FaultLog } from '../faults';
import type { Refusal } from '../refusals';
import type { PutResult, RecordStore } from '../store-port';
import { activitySchema, publicEntrySchema, replySchema } from '../schema';
import type { Write } from '../schema';
import type { Row, Shelves } from '../shelves';
import { accountPath, activitiesPath } from '../user-paths';
import { countsIn, isLegible, isTakeable, reasonByHour, type QuestCounts } from '../verdict';
import { createLocalAdmin } from './admin';
import { heldPlan } from './contests';
import { documentsOfGroup, documentsUnder } from './documents';
import { drawnListOf, drawsOf } from './draws';
import { explorersOn } from './explorers';
import { tellFaults } from './faults';
import { lookAt } from './looks';
import { sitePageOf } from './site-pages';

/** The account of everybody on this device who is not signed in. */
const GUEST = 'guest';

type ReplyWrite = Extract<Write, { kind: 'reply' }>;
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
  /** The calendar of weeks that are not planned; the game's own when not given. */
  readonly contestOf?: (week: WeekKey) => Contest | undefined;
  /** How many quests a level has as this device plays it; undefined when it cannot be read now. */
  readonly countsOf?: (level: number) => Promise<QuestCounts | undefined>;
  /** Whether a reply's word is the mystery word, and its id the hash of its address. */
  readonly isReply?: (reply: ReplyWrite) => Promise<boolean>;
  /** Faults of levels that this device has met. */
  readonly faults?: FaultLog | undefined;
}

type Signed = Extract<Write, { kind: 'score' | 'hunt' | 'entry' }>;

const isSigned = (write: Write): write is Signed =>
  write.kind === 'score' || write.kind === 'hunt' || write.kind === 'entry';

export function createLocalStore(
  shelves: Shelves,
  {
    visitor = () => undefined,
    onUpload = () => undefined,
    now = Date.now,
    contestOf = contestOfWeek,
    countsOf,
    isReply = () => Promise.resolve(true),
    faults,
  }: LocalNeeds = {},
): RecordStore {
  const documents = documentsUnder(shelves);

  const explorers = explorersOn(shelves);

  const planned = (week: WeekKey) => heldPlan(shelves, week, contestOf);

  /** Whether `name` is registered to another player, who alone may send scores and entries under it (DECISIONS 17). */
  const isForeign = async (name: string, userId: string): Promise<boolean> => {
    const owner = await holderOf(shelves, name, now());
    return owner !== undefined && owner !== userId;
  };

  const uploadedCounts = async (level: number): Promise<QuestCounts | undefined> =>
    countsIn(await shelves.get('documents', levelDataPath(level)));

  /** Whether a player's result is signed with the player's own name; a guest's name is looked at before. */
  const isOwnName = async (write: Write): Promise<boolean> => {
    if (!isSigned(write) || write.document.userId === '') return true;
    const { name, userId } = write.document;
    return (await holderOf(shelves, name, now())) === userId;
  };

  /** Whether a server would take what the write holds; undefined where its level has to be read first. */
  const isTaken = async (write: Write): Promise<boolean | undefined> => {
    if (!(await isOwnName(write))) return false;
    if (write.kind === 'reply') return isTakeable(write, { now: now() }) && isReply(write);
    const level = 'level' in write.document ? write.document.level : undefined;
    const counts =
      level === undefined ? undefined : ((await countsOf?.(level)) ?? (await uploadedCounts(level)));
    const plan = write.kind === 'entry' ? await planned(write.document.week) : undefined;
    if (isTakeable(write, { now: now(), counts, plan })) return true;
    // a level that cannot be read now is an outage, and no answer
    return level !== undefined && countsOf && !counts ? undefined : false;
  };

  /** Who may not write this, and under which name; undefined where nothing speaks against it. */
  const objectionTo = async (write: Write): Promise<Refusal | undefined> => {
    if (!isLegible(write)) return 'invalid';
    if (isSigned(write)) {
      const { name, userId } = write.document;
      if (await isBarredName(shelves, name)) return 'barred';
      if (await isForeign(name, userId)) return 'nameTaken';
    }
    const writer = visitor()?.userId ?? GUEST;
    return isBarred(await shelves.get('documents', accountPath(writer))) ? 'barred' : undefined;
  };

  const putReply = async (write: ReplyWrite, row: Row): Promise<PutResult> => {
    const { created, storage } = await shelves.create(row);
    if (created) return { kind: 'ok', storage };
    const known = replySchema.safeParse(await shelves.get('documents', row.key));
    return known.success && known.data.replyId === write.document.replyId
      ? { kind: 'ok', storage }
      : { kind: 'refused', reason: 'emailUsed' };
  };

  /** The account of an entry: a player's, or the device's guest; at a booth each visit is another one (DECISIONS 20). */
  const enteringAs = ({ isVisit, document: { userId, publicId } }: EntryWrite): string =>
    userId || (isVisit ? `${GUEST}-${publicId}` : GUEST);

  const putEntry = async (write: EntryWrite): Promise<PutResult> => {
    const { week, publicId } = write.document;
    const shown = `${publicEntriesPath(week)}/${publicId}`;
    const sentAt = new Date(now()).toISOString();
    const key = `${entriesPath(week)}/${enteringAs(write)}`;
    // the account's own key decides: a second entry creates neither document
    const { created, storage } = await shelves.create(
      // nobody confirms an address on a device
      { table: 'documents', key, value: { ...write.document, confirmed: false, sentAt } },
      { table: 'documents', key: shown, value: write.shown },
    );
    const isThere = async () => (await shelves.get('documents', shown)) !== undefined;
    return created || (await isThere()) ? { kind: 'ok', storage } : { kind: 'refused', reason: 'entered' };
  };

  /** Why a write that may not be taken is refused, in the order in which Firestore's adapter looks for it. */
  const reasonOf = async (write: Write): Promise<Refusal> => {
    const plan = write.kind === 'entry' ? await planned(write.document.week) : undefined;
    const byHour = reasonByHour(write, now(), plan);
    if (byHour) return byHour;
    if (write.kind === 'reply') return (await isReply(write)) ? 'emailUsed' : 'wordWrong';
    if (write.kind !== 'entry') return 'denied';
    const key = `${entriesPath(write.document.week)}/${enteringAs(write)}`;
    return (await shelves.get('documents', key)) === undefined ? 'otherGame' : 'entered';
  };

  /** A letter bears the account of whoever writes it signed in, as on a server: it is that player's to take and to erase. */
  const documentOf = (write: Write): unknown => {
    const writer = visitor()?.userId;
    return writer !== undefined && (write.kind === 'comment' || write.kind === 'reply')
      ? { ...write.document, ownerId: writer }
      : write.document;
  };

  const put = async (write: Write): Promise<PutResult> => {
    const owner = write.kind === 'activity' ? write.userId : isSigned(write) ? write.document.userId : '';
    if (owner !== '' && visitor()?.userId !== owner) return { kind: 'notYet' };
    const row: Row = { table: 'documents', key: pathOf(write), value: documentOf(write) };
    // one that was taken before is taken whatever the hour
    if (write.kind !== 'reply' && (await shelves.get('documents', row.key)) !== undefined)
      return { kind: 'ok', storage: shelves.storage() };
    const objection = await objectionTo(write);
    if (objection) return { kind: 'refused', reason: objection };
    const taken = await isTaken(write);
    if (taken === undefined) return { kind: 'notYet' };
    if (!taken) return { kind: 'refused', reason: await reasonOf(write) };
    if (write.kind === 'reply') return putReply(write, row);
    if (write.kind === 'entry') return putEntry(write);
    const { storage } = await shelves.create(row);
    await explorers.note(write);
    return { kind: 'ok', storage };
  };

  return {
    home: 'device',

    put: async (write) => {
      const result = await put(write);
      if (result.kind === 'ok' && faults)
        await tellFaults(shelves, faults, visitor()?.userId ?? GUEST, now());
      return result;
    },

    scores: async (query) => {
      const scores =
        query.week === 'ever'
          ? await documentsOfGroup(shelves, BOARDS, boardName(query.level), storedScore)
          : await documents(boardPath(query.week, query.level), storedScore);
      return { kind: 'ok', rows: scores.filter((score) => isShown(score) && isOnBoard(score, query)) };
    },

    hunts: async (day) => ({
      kind: 'ok',
      rows: (await documents(huntsPath(day), storedHunt)).filter(isShown),
    }),

    someHunts: async (day) => ({
      kind: 'ok',
      value: { hunts: (await documents(huntsPath(day), storedHunt)).filter(isShown), isAll: true },
    }),

    entries: async (week) => {
      const all = await documents(publicEntriesPath(week), publicEntrySchema);
      return { kind: 'ok', ...lookAt(all.toSorted(boardOrder(5))) };
    },

    explorers: async (week, name) => ({
      kind: 'ok',
      value: await explorers.of(week, { userId: visitor()?.userId ?? '', name }),
    }),

    draws: async (week) => ({ kind: 'ok', value: await drawsOf(shelves, week) }),
    drawnList: async (week) => ({ kind: 'ok', ids: await drawnListOf(shelves, week) }),

    wording: async (version) => {
      const parsed = wordingSchema.safeParse(await shelves.get('documents', wordingPath(version)));
      return { kind: 'ok', words: parsed.data };
    },

    sitePage: async (name) => ({ kind: 'ok', page: await sitePageOf(shelves, name) }),

    isNameTaken: async (name) => ({
      kind: 'ok',
      taken: (await holderOf(shelves, name, now())) !== undefined,
    }),

    activities: async (userId) => ({
      kind: 'ok',
      activities: await documents(activitiesPath(userId), activitySchema),
    }),

    admin: createLocalAdmin({
      shelves,
      isAdmin: () => visitor()?.isAdmin ?? false,
      onUpload,
      now,
      contestOf,
    }),
  };
}

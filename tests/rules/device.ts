/** Sends a case of the rules to the embedded store: what was committed, as the writes that the game would put there. */
import type { RestFields, RestValue } from '../support/firestore/rest';
import type { RestWrite } from '../support/firestore/documents';
import { pathOf as placeOf } from '../../src/records/paths';
import type { Write } from '../../src/records/schema';
import { START, World, pathOf, type Actor } from './world';

interface Commit {
  readonly uid: string | undefined;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly writes: readonly RestWrite[];
}

/** A world that remembers what was committed, and what was there whatever the rules say. */
export class WatchedWorld extends World {
  readonly commits: Commit[] = [];
  readonly planted: RestWrite[] = [];
  #now = START;

  override later(seconds: number): void {
    this.#now += seconds * 1000;
    super.later(seconds);
  }

  override given(...writes: readonly RestWrite[]): void {
    this.planted.push(...writes);
    super.given(...writes);
  }

  override as(...who: Parameters<World['as']>): Actor {
    const actor = super.as(...who);
    return {
      ...actor,
      commit: (...writes) => {
        this.commits.push({ uid: who[0], at: this.#now, writes });
        actor.commit(...writes);
      },
    };
  }
}

function plainOf(rest: RestValue): unknown {
  if (rest.integerValue !== undefined) return Number(rest.integerValue);
  if (rest.doubleValue !== undefined) return Number(rest.doubleValue);
  if (rest.arrayValue) return (rest.arrayValue.values ?? []).map(plainOf);
  if (rest.mapValue) return plainFields(rest.mapValue.fields);
  return rest.stringValue ?? rest.booleanValue ?? rest.timestampValue ?? null;
}

export function plainFields(fields: RestFields = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plainOf(value)]));
}

const KINDS: readonly (readonly [kind: Write['kind'], path: RegExp])[] = [
  ['score', /^leaderboard\/[^/]+\/[^/]+\/([^/]+)$/],
  ['hunt', /^dailyHunt\/[^/]+\/scores\/([^/]+)$/],
  ['entry', /^weeklyContest\/[^/]+\/Results\/([^/]+)$/],
  ['activity', /^accounts\/[^/]+\/userActivities\/([^/]+)$/],
  ['comment', /^comments\/([^/]+)$/],
  ['reply', /^popupReplies\/([^/]+)$/],
];

/** Fields of each kind that the game itself fills in; what else a request holds, no game sends. */
const FIELDS: Readonly<Record<Write['kind'], readonly string[]>> = {
  score: [
    'name',
    'feedback',
    'time',
    'gameMode',
    'score',
    'level',
    'date',
    'userId',
    'week',
    'quest?',
    'run?',
  ],
  hunt: ['name', 'time', 'date', 'userId', 'day', 'runs?'],
  entry: [
    'name',
    'time',
    'email',
    'score',
    'level',
    'gameMode',
    'quest',
    'date',
    'userId',
    'week',
    'consent',
    'publicId',
  ],
  activity: ['type', 'activity', 'time', 'gameMode', 'score', 'level', 'date', 'run?'],
  comment: ['text', 'name', 'date'],
  reply: ['word', 'email', 'newsletterChecked', 'date', 'replyId'],
};
const SHOWN = ['name', 'maskedEmail', 'time', 'score', 'level', 'date', 'week', 'run?'];

const isOfForm = (document: object, fields: readonly string[]): boolean => {
  const known = new Set(fields.map((field) => field.replace('?', '')));
  const needed = fields.filter((field) => !field.endsWith('?'));
  return Object.keys(document).every((key) => known.has(key)) && needed.every((key) => key in document);
};

interface Sent {
  readonly write: Write;
  readonly userId: string | undefined;
  readonly at: number;
}

/**
 * What the game would have put into a store to send this; undefined for a request that no game makes: without its stamp,
 * under another clock, with fields of its own, in another place than the document says.
 */
export function sentBy({ uid, at, writes }: Commit): Sent | undefined {
  const [stamp, main, side] = writes;
  const found = KINDS.flatMap(([kind, path]) => {
    const id = main && path.exec(pathOf(main))?.[1];
    return id === undefined ? [] : [{ kind, id }];
  })[0];
  if (uid === undefined || !stamp || !main || !found || writes.length !== (found.kind === 'entry' ? 3 : 2))
    return undefined;
  const isNow = (one: RestWrite, field: string) =>
    one.updateTransforms?.some(({ fieldPath }) => fieldPath === field) === true;
  const account = plainFields(stamp.update?.fields);
  if (pathOf(stamp) !== `accounts/${uid}` || account['lastDocument'] !== pathOf(main)) return undefined;
  if (!isNow(stamp, 'lastWrite') || !writes.slice(1).every((one) => isNow(one, 'sentAt'))) return undefined;
  const { ownerId, confirmed, ...document } = plainFields(main.update?.fields);
  const isWriter = found.kind === 'comment' || found.kind === 'reply' ? ownerId === uid : true;
  if (!isWriter || (found.kind === 'entry' && confirmed !== false)) return undefined;
  if (!isOfForm(document, FIELDS[found.kind]) || (found.kind === 'entry' && found.id !== uid))
    return undefined;
  const shown = side && plainFields(side.update?.fields);
  if (shown && !isOfForm(shown, SHOWN)) return undefined;
  const isGuest = uid === 'guest' || uid === 'new';
  // a player's own results name the account
  if (!isGuest && 'userId' in document && document['userId'] === '') return undefined;
  const id = found.kind === 'entry' ? document['publicId'] : found.id;
  const raw: unknown = { ...found, id, document, ...(shown ? { shown } : {}), userId: uid };
  // the store is to judge what it is given, whatever its type says
  const write = raw as Write;
  const place = found.kind === 'entry' && side ? pathOf(side) : pathOf(main);
  if (placeOf(write) !== place) return undefined;
  if (found.kind === 'entry' && account['lastEntry'] !== `${String(document['week'])}/${String(id)}`)
    return undefined;
  return { write, userId: isGuest ? undefined : uid, at };
}

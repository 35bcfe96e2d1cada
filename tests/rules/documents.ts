/** Valid documents of every kind, for the rules tests to change one thing of. */
import { createHash } from 'node:crypto';
import { nameKey } from '../../src/records/names';
import type { RestWrite } from '../support/firestore/documents';
import { NOW, pathOf, set, update, type Fields, type World } from './world';

export const WEEK = '2026-W47';
export const DATE = '2026-11-21T11:59:00.000Z';
export const DAY = '2026-11-21';
export const keyOf = (email: string) => createHash('sha256').update(email).digest('hex');

export const stamp = (uid: string, more: Fields = {}) =>
  update(`accounts/${uid}`, { lastWrite: NOW, ...more });

/** A write with the stamp it needs, which names it. */
export const writes = (uid: string, write: RestWrite): RestWrite[] => [
  stamp(uid, { lastDocument: pathOf(write) }),
  write,
];

export const score = (changes: Fields = {}): Fields => ({
  name: 'Guest',
  feedback: '',
  time: 42.2,
  gameMode: 2,
  score: 10,
  level: 1,
  date: DATE,
  userId: '',
  week: WEEK,
  sentAt: NOW,
  ...changes,
});

/** A guest's score with the stamp it needs. */
export const submits = (changes: Fields = {}, path = `leaderboard/${WEEK}/level1/s1`): RestWrite[] =>
  writes('guest', set(path, score(changes)));

export const hunt = (changes: Fields = {}): Fields => ({
  name: 'Guest',
  time: 83.4,
  date: DATE,
  userId: '',
  day: DAY,
  sentAt: NOW,
  ...changes,
});

export const huntPath = (day: string = DAY) => `dailyHunt/${day}/scores/h1`;

/** A guest's hunt with the stamp it needs. */
export const submitsHunt = (changes: Fields = {}, path = huntPath()): RestWrite[] =>
  writes('guest', set(path, hunt(changes)));

const MAIL = 'zoe.secret@example.org';

interface EntryChanges {
  readonly entry?: Fields;
  readonly shown?: Fields;
  /** The account the private document is put under; the writer's when not given. */
  readonly key?: string;
  readonly lastEntry?: string;
  readonly publicId?: string;
  readonly week?: string;
  readonly uid?: string;
}

/** A guest's contest entry: the private document, the public one, the stamp. */
export function enters(changes: EntryChanges = {}): readonly [RestWrite, RestWrite, RestWrite] {
  const { entry = {}, shown = {}, publicId = 'p1', week = WEEK, uid = 'guest' } = changes;
  const { key = uid } = changes;
  const result = { name: 'Zoé', time: 12.5, score: 1, level: 1, date: DATE, week };
  return [
    stamp(uid, {
      lastEntry: changes.lastEntry ?? `${week}/${publicId}`,
      lastDocument: `weeklyContest/${week}/Results/${key}`,
    }),
    set(`weeklyContest/${week}/Results/${key}`, {
      ...result,
      gameMode: 5,
      quest: 'dquest5',
      email: MAIL,
      userId: '',
      consent: { wording: 'contest-1', date: DATE },
      confirmed: false,
      publicId,
      sentAt: NOW,
      ...entry,
    }),
    set(`weeklyContest/${week}/PublicResults/${publicId}`, {
      ...result,
      maskedEmail: 'zoe.sec***@example.org',
      sentAt: NOW,
      ...shown,
    }),
  ];
}

export const comment = (changes: Fields = {}): Fields => ({
  text: 'Bravo',
  name: 'Zoé',
  date: DATE,
  ownerId: 'guest',
  sentAt: NOW,
  ...changes,
});

export const reply = (changes: Fields = {}): Fields => ({
  word: 'CHASSEAUTRESOR',
  email: MAIL,
  newsletterChecked: true,
  date: DATE,
  replyId: 'r1',
  ownerId: 'guest',
  sentAt: NOW,
  ...changes,
});
export const REPLY = `popupReplies/${keyOf(MAIL)}`;

export const activity = (changes: Fields = {}): Fields => ({
  type: 'LevelCompleted',
  activity: 'Pokemon Fair',
  time: 42.2,
  gameMode: 2,
  score: 10,
  level: 1,
  date: DATE,
  sentAt: NOW,
  ...changes,
});

export const user = (uid: string, name: string, changes: Fields = {}): Fields => ({
  userName: name,
  userId: uid,
  createdAt: DATE,
  imageUrl: '',
  ...changes,
});

/** What an account is registered with. */
export function registers(
  uid: string,
  name: string,
  { account = {}, shown = {}, key = nameKey(name) }: { account?: Fields; shown?: Fields; key?: string } = {},
): RestWrite[] {
  return [
    set(`accounts/${uid}`, {
      createdAt: NOW,
      lastWrite: NOW,
      email: `${uid}@example.org`,
      userName: name,
      nameKey: key,
      imageUrl: '',
      ...account,
    }),
    set(`users/${key}`, user(uid, name, shown)),
  ];
}

export const SEED = 'b'.repeat(32);
const inWeek = (rest: string) => `weeklyContest/${WEEK}/${rest}`;

export const seed = (changes: Fields = {}, id = 'seal'): RestWrite =>
  set(inWeek(`Seeds/${id}`), { seed: SEED, sentAt: NOW, ...changes });
export const seal = (changes: Fields = {}, id = 'seal'): RestWrite =>
  set(inWeek(`Seals/${id}`), { week: WEEK, seal: keyOf(SEED), sentAt: NOW, ...changes });

export const drawn = (number = 1, changes: Fields = {}, id = String(number)): RestWrite =>
  set(inWeek(`Draws/${id}`), {
    week: WEEK,
    number,
    listHash: 'a'.repeat(64),
    participants: 1,
    seed: SEED,
    winner: 'p1',
    reason: number === 1 ? '' : 'Nobody answered.',
    sentAt: NOW,
    ...changes,
  });
export const listed = (changes: Fields = {}, id = '1'): RestWrite =>
  set(inWeek(`Lists/${id}`), { ids: ['p1'], sentAt: NOW, ...changes });
export const winner = (number = 1, changes: Fields = {}, id = String(number)): RestWrite =>
  set(inWeek(`Winners/${id}`), { number, name: 'Zoé', sentAt: NOW, ...changes });

export const wordingOf = (changes: Fields = {}): Fields => ({
  fr: 'Le règlement',
  en: 'The rules',
  sentAt: NOW,
  ...changes,
});

export const definition = (changes: Fields = {}): Fields => ({
  level: 1,
  quests: [],
  updateDate: DATE,
  counts: { normal: 10, duplicate: 5 },
  ...changes,
});

/** What a send of level 1 replaced. */
export const version = (changes: Fields = {}): Fields => ({ number: 3, kept: '{}', sentAt: NOW, ...changes });

/** Alice and Bob are registered, a guest has an account, level 1 is uploaded; all of it an hour ago. */
export function settle(world: World): void {
  world.later(-3600);
  world.given(
    ...registers('alice', 'Alice'),
    ...registers('bob', 'Bob'),
    set('accounts/guest', { createdAt: NOW, lastWrite: NOW }),
    set('levelData/level1', definition()),
  );
  world.later(3600);
}

/** An act of the owner's on documents: its line in the log, the mark that names it, and what it does. */
export const acts = (
  act: string,
  targets: readonly string[],
  ...does: readonly RestWrite[]
): readonly RestWrite[] => [logged({ act, targets }), lastAct(), ...does];
export const logged = (changes: Fields = {}, id = 'a1'): RestWrite =>
  set(`deskLog/${id}`, { act: 'hide', subject: 'Zoé', targets: ['x'], sentAt: NOW, ...changes });
export const lastAct = (changes: Fields = {}): RestWrite =>
  set('desk/last', { act: 'a1', sentAt: NOW, ...changes });

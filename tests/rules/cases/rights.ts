/** What a player may erase and read of an account's own, and how an account ends. */
import { userPath } from '../../../src/records/user-paths';
import {
  WEEK,
  activity,
  comment,
  enters,
  hunt,
  huntPath,
  registers,
  reply,
  REPLY,
  score,
  stamp,
  submits,
  user,
  writes,
} from '../documents';
import { ADMIN, NOW, remove, set, update, type Fields, type World } from '../world';
import { no, ok, refused, type Case } from './case';

const SCORE = `leaderboard/${WEEK}/level1/s1`;
const ACTIVITY = 'accounts/alice/userActivities/a1';
const BORN = new Date('2026-11-21T11:00:00Z');
const ENTRY = `weeklyContest/${WEEK}/Results/guest`;
const SHOWN = `weeklyContest/${WEEK}/PublicResults/p1`;

const giveUp = (changes: Fields = {}, name = 'Alice') =>
  update(userPath(name), { givenUp: NOW, imageUrl: '', ...changes });
const closed = (changes: Fields = {}, uid = 'alice') =>
  set(`accounts/${uid}`, { createdAt: BORN, lastWrite: NOW, closed: true, ...changes });
/** Alice with a portrait, so that closing has one to erase. */
const portrayed = (w: World, account: Fields = {}) =>
  w.given(
    set(userPath('Alice'), user('alice', 'Alice', { imageUrl: 'https://a.test/p' })),
    update('accounts/alice', account),
  );
const toZed = () => [
  set(userPath('Zed'), user('alice', 'Zed', { imageUrl: 'https://a.test/p' })),
  stamp('alice', { userName: 'Zed', nameKey: userPath('Zed').slice('users/'.length), renamedAt: NOW }),
];
const entered = (w: World) => w.given(...enters());

export const RIGHTS: readonly Case[] = [
  ...(
    [
      ['score', SCORE, score({ name: 'Alice', userId: 'alice' })],
      ['hunt', huntPath(), hunt({ name: 'Alice', userId: 'alice' })],
      ['activity', ACTIVITY, activity()],
      ['comment', 'comments/c1', comment({ ownerId: 'alice' })],
      ['reply', REPLY, reply({ ownerId: 'alice' })],
    ] as const
  ).flatMap(([what, path, document]) => {
    const given = (w: World) => w.given(set(path, document));
    return [
      ok(`${what}: erased by its player`, (w) => {
        given(w);
        w.as('alice').commit(remove(path));
      }),
      no(`${what}: erased by another player`, (w) => {
        given(w);
        w.as('bob').commit(remove(path));
      }),
      no(`${what}: erased by nobody`, (w) => {
        given(w);
        w.as(undefined).commit(remove(path));
      }),
    ];
  }),
  no('score: a guest’s, erased by whom it was sent', (w) => {
    w.as('guest').commit(...submits());
    w.as('guest').commit(remove(SCORE));
  }),
  ok('comments: one’s own, listed', (w) => w.as('alice').listWhere('comments', 'ownerId', 'alice')),
  ok('replies: one’s own, listed', (w) => w.as('alice').listWhere('popupReplies', 'ownerId', 'alice')),
  ok('names: one’s own, listed', (w) => w.as('alice').listWhere('users', 'userId', 'alice')),
  no('names: another’s, listed', (w) => w.as('bob').listWhere('users', 'userId', 'alice')),
  no('names: one’s own, too many', (w) => w.as('alice').listWhere('users', 'userId', 'alice', 101)),
  no('comments: another’s, listed', (w) => w.as('bob').listWhere('comments', 'ownerId', 'alice')),
  no('replies: another’s, listed', (w) => w.as('bob').listWhere('popupReplies', 'ownerId', 'alice')),
  no('comments: one’s own, too many', (w) => w.as('alice').listWhere('comments', 'ownerId', 'alice', 101)),
  no('replies: one’s own, too many', (w) => w.as('alice').listWhere('popupReplies', 'ownerId', 'alice', 101)),
  no('comments: by another field', (w) => w.as('alice').listWhere('comments', 'name', 'alice')),

  ok('entry: read by who entered', (w) => {
    entered(w);
    w.as('guest').get(ENTRY);
  }),
  ok('entry: whether there is one', (w) => w.as('guest').get(ENTRY)),
  no('entry: read by another', (w) => {
    entered(w);
    w.as('bob').get(ENTRY);
  }),
  ok('entry: withdrawn with its public side', (w) => {
    entered(w);
    w.as('guest').commit(remove(ENTRY), remove(SHOWN));
  }),
  no('entry: withdrawn without its public side', (w) => {
    entered(w);
    w.as('guest').commit(remove(ENTRY));
  }),
  no('entry: its public side alone', (w) => {
    entered(w);
    w.as('guest').commit(remove(SHOWN));
  }),
  no('entry: withdrawn by another', (w) => {
    entered(w);
    w.as('bob').commit(remove(ENTRY), remove(SHOWN));
  }),
  ok('entry: withdrawn, its public side being gone', (w) => {
    entered(w);
    w.given(remove(SHOWN));
    w.as('guest').commit(remove(ENTRY));
  }),
  no('entry: withdrawn by another, its public side being gone', (w) => {
    entered(w);
    w.given(remove(SHOWN));
    w.as('bob').commit(remove(ENTRY));
  }),
  no('entry: another’s public side with one’s own', (w) => {
    entered(w);
    w.given(...enters({ uid: 'alice', publicId: 'p2' }));
    w.as('alice').commit(
      remove(`weeklyContest/${WEEK}/Results/alice`),
      remove(`weeklyContest/${WEEK}/PublicResults/p2`),
      remove(SHOWN),
    );
  }),

  ok('close: the account and its name', (w) => {
    portrayed(w);
    w.as('alice').commit(giveUp(), closed());
  }),
  ok('progress: erased with the account', (w) => {
    w.given(set('progress/alice', { kept: '{}', sentAt: NOW }));
    w.as('alice').commit(giveUp(), remove('progress/alice'), closed());
  }),
  no('progress: another’s, erased with one’s own account', (w) => {
    w.given(set('progress/bob', { kept: '{}', sentAt: NOW }));
    w.as('alice').commit(giveUp(), remove('progress/bob'), closed());
  }),
  ok('close: what is held against it stays', (w) => {
    portrayed(w, { barred: true, renamedAt: BORN });
    w.as('alice').commit(giveUp(), closed({ barred: true, renamedAt: BORN }));
  }),
  no('close: and what was held against it is gone', (w) => {
    portrayed(w, { barred: true });
    w.as('alice').commit(giveUp(), closed());
  }),
  no('close: and the month’s wait for a new name is gone', (w) => {
    portrayed(w, { renamedAt: BORN });
    w.as('alice').commit(giveUp(), closed());
  }),
  ...refused(
    'close',
    {
      'keeping the address': { email: 'alice@example.org' },
      'another birth': { createdAt: NOW },
      'said to be half so': { closed: 'yes' },
      'at another hour': { lastWrite: new Date('2026-11-21T11:59:00Z') },
    },
    (w, change) => w.as('alice').commit(giveUp(), closed(change)),
  ),
  no('close: keeping the name', (w) => w.as('alice').commit(closed())),
  no('close: the name given up at another hour', (w) =>
    w.as('alice').commit(giveUp({ givenUp: new Date('2020-01-01T00:00:00Z') }), closed()),
  ),
  no('close: a name with another portrait', (w) =>
    w.as('alice').commit(giveUp({ imageUrl: 'https://evil.test' }), closed()),
  ),
  no('close: a name with something else in it', (w) =>
    w.as('alice').commit(giveUp({ userName: 'Mallory' }), closed()),
  ),
  no('close: the name alone', (w) => w.as('alice').commit(giveUp())),
  no('close: somebody else’s', (w) => w.as('bob').commit(giveUp(), closed())),
  no('close: in the second of another write', (w) => {
    w.as('alice').commit(stamp('alice'));
    w.as('alice').commit(giveUp(), closed());
  }),
  no('close: and another takes the name at once', (w) => {
    w.as('alice').commit(giveUp(), closed());
    w.as('dave').commit(...registers('dave', 'Alice'));
  }),
  no('close: and comes back under another name', (w) => {
    w.as('alice').commit(giveUp(), closed());
    w.later(60);
    const [account, name] = registers('alice', 'Zed');
    if (account && name) w.as('alice').commit(account, name);
  }),
  ok('close: the name is free again after ninety days', (w) => {
    w.as('alice').commit(giveUp(), closed());
    w.later(91 * 86_400);
    w.as('dave').commit(...registers('dave', 'Alice'));
  }),
  ok('rename: with a portrait, which moves along', (w) => {
    portrayed(w);
    w.as('alice').commit(giveUp(), ...toZed());
  }),
  no('rename: with a portrait, which stays under the former name', (w) => {
    portrayed(w);
    w.as('alice').commit(update(userPath('Alice'), { givenUp: NOW }), ...toZed());
  }),

  ok('account: the address that the provider has confirmed', (w) =>
    w.as('alice', 'new@example.org').commit(stamp('alice', { email: 'new@example.org' })),
  ),
  no('account: an address that the provider does not know', (w) =>
    w.as('alice').commit(stamp('alice', { email: 'new@example.org' })),
  ),
  no('entry: erased by the owner without a line in the log', (w) => {
    entered(w);
    w.as(ADMIN).commit(remove(ENTRY), remove(SHOWN));
  }),
  no('comment: one’s own, changed', (w) => {
    w.given(...writes('alice', set('comments/c1', comment({ ownerId: 'alice' }))));
    w.as('alice').commit(update('comments/c1', { text: 'Otherwise' }));
  }),
];

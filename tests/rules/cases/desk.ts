/** The owner's acts on boards, names and accounts: logged or refused, and what they keep from writing. */
import { nameKey } from '../../../src/records/names';
import {
  WEEK,
  acts,
  enters,
  hunt,
  huntPath,
  lastAct,
  logged,
  registers,
  score,
  submits,
  user,
} from '../documents';
import { comment, submitsHunt, writes } from '../documents';
import { ADMIN, NOW, START, remove, set, update, type Fields, type World } from '../world';
import { guest, no, ok, refused, type Case } from './case';

const ROW = `leaderboard/${WEEK}/level1/s1`;
const ALICE = `users/${nameKey('Alice')}`;
const RUDE = `users/${nameKey('Rude')}`;
const rude = (changes: Fields = {}, path = RUDE) =>
  set(path, { userName: 'Rude', userId: '', barred: true, ...changes });

/** What the owner does in a second, known to the very instant. */
const MOMENT = new Date(START + 1000);
const inASecond = (w: World, path: string): void => {
  w.given(logged({ targets: [path], sentAt: MOMENT }), lastAct({ sentAt: MOMENT }));
  w.later(1);
};

/** Hiding, showing and deleting a row of a board. */
const rowCases = (what: string, path: string, document: () => Fields): readonly Case[] => {
  const given = (w: World, more: Fields = {}) => w.given(set(path, { ...document(), ...more }));
  return [
    ok(`${what}: hidden by the owner of the site`, (w) => {
      given(w);
      w.as(ADMIN).commit(...acts('hide', [path], update(path, { hidden: true })));
    }),
    ok(`${what}: shown again`, (w) => {
      given(w, { hidden: true });
      w.as(ADMIN).commit(...acts('show', [path], update(path, { hidden: false })));
    }),
    ok(`${what}: deleted by the owner of the site`, (w) => {
      given(w);
      w.as(ADMIN).commit(...acts('delete', [path], remove(path)));
    }),
    no(`${what}: hidden by a player, with a log`, (w) => {
      given(w);
      w.given(...acts('hide', [path]));
      w.as('bob').commit(update(path, { hidden: true }));
    }),
    no(`${what}: hidden by a player at the moment of an act`, (w) => {
      given(w);
      inASecond(w, path);
      w.as('bob').commit(update(path, { hidden: true }));
    }),
    no(`${what}: hidden without a log`, (w) => {
      given(w);
      w.as(ADMIN).commit(update(path, { hidden: true }));
    }),
    no(`${what}: deleted without a log`, (w) => {
      given(w);
      w.as(ADMIN).commit(remove(path));
    }),
    no(`${what}: deleted as if it were hidden`, (w) => {
      given(w);
      w.as(ADMIN).commit(...acts('hide', [path], remove(path)));
    }),
    no(`${what}: hidden as if it were shown`, (w) => {
      given(w);
      w.as(ADMIN).commit(...acts('show', [path], update(path, { hidden: true })));
    }),
    no(`${what}: shown as if it were hidden`, (w) => {
      given(w, { hidden: true });
      w.as(ADMIN).commit(...acts('hide', [path], update(path, { hidden: false })));
    }),
    no(`${what}: hidden where the log names another`, (w) => {
      given(w);
      w.as(ADMIN).commit(...acts('hide', [`${path}x`], update(path, { hidden: true })));
    }),
    no(`${what}: deleted where the log names another`, (w) => {
      given(w);
      w.as(ADMIN).commit(...acts('delete', [`${path}x`], remove(path)));
    }),
    no(`${what}: hidden under the log of another moment`, (w) => {
      given(w);
      w.as(ADMIN).commit(...acts('hide', [path]));
      w.later(1);
      w.as(ADMIN).commit(update(path, { hidden: true }));
    }),
    ...refused(
      `${what}: hidden`,
      { 'and faster': { hidden: true, time: 1 }, 'with a text': { hidden: 'yes' } },
      (w, change) => {
        given(w);
        w.as(ADMIN).commit(...acts('hide', [path], update(path, change)));
      },
    ),
    no(`${what}: shown with a text`, (w) => {
      given(w);
      w.as(ADMIN).commit(...acts('show', [path], update(path, { hidden: 'no' })));
    }),
  ];
};

const barName = (w: World) => w.given(rude());
const barAlice = (w: World) => w.given(update(ALICE, { barred: true }));
const barAccount = (w: World, uid: string, barred = true) => w.given(update(`accounts/${uid}`, { barred }));
const asAlice = (w: World) =>
  w.as('alice').commit(...writes('alice', set(ROW, score({ name: 'Alice', userId: 'alice' }))));

const BARRED: readonly Case[] = [
  ok('account: barred by the owner of the site', (w) =>
    w.as(ADMIN).commit(...acts('bar', ['accounts/alice'], update('accounts/alice', { barred: true }))),
  ),
  ok('account: allowed again', (w) => {
    barAccount(w, 'alice');
    w.as(ADMIN).commit(...acts('unbar', ['accounts/alice'], update('accounts/alice', { barred: false })));
  }),
  no('account: barred without a log', (w) => w.as(ADMIN).commit(update('accounts/alice', { barred: true }))),
  no('account: barred where the log names another', (w) =>
    w.as(ADMIN).commit(...acts('bar', ['accounts/bob'], update('accounts/alice', { barred: true }))),
  ),
  no('account: barred by a player', (w) =>
    w.as('bob').commit(...acts('bar', ['accounts/alice'], update('accounts/alice', { barred: true }))),
  ),
  no('account: allowed again by itself', (w) => {
    barAccount(w, 'alice');
    w.as('alice').commit(update('accounts/alice', { barred: false, lastWrite: NOW }));
  }),
  no('account: barred and renamed', (w) =>
    w
      .as(ADMIN)
      .commit(
        ...acts('bar', ['accounts/alice'], update('accounts/alice', { barred: true, userName: 'Alix' })),
      ),
  ),
  no('account: made with leave to write', (w) =>
    w.as('new').commit(set('accounts/new', { createdAt: NOW, lastWrite: NOW, barred: false })),
  ),
  ok('score: of an account that is allowed again', (w) => {
    barAccount(w, 'alice', false);
    asAlice(w);
  }),
  no('score: of a barred account', (w) => {
    barAccount(w, 'alice');
    asAlice(w);
  }),
  no('score: of a barred guest', (w) => {
    barAccount(w, 'guest');
    guest(w).commit(...submits());
  }),
  no('hunt: of a barred guest', (w) => {
    barAccount(w, 'guest');
    guest(w).commit(...submitsHunt());
  }),
  no('comment: of a barred guest', (w) => {
    barAccount(w, 'guest');
    guest(w).commit(...writes('guest', set('comments/c1', comment())));
  }),
  no('entry: of a barred guest', (w) => {
    barAccount(w, 'guest');
    guest(w).commit(...enters());
  }),
  ok('name: barred, that somebody has', (w) =>
    w.as(ADMIN).commit(...acts('bar', [ALICE], update(ALICE, { barred: true }))),
  ),
  ok('name: allowed again, that somebody has', (w) => {
    barAlice(w);
    w.as(ADMIN).commit(...acts('unbar', [ALICE], update(ALICE, { barred: false })));
  }),
  no('name: barred by a player', (w) =>
    w.as('bob').commit(...acts('bar', [ALICE], update(ALICE, { barred: true }))),
  ),
  no('name: allowed again by its account', (w) => {
    barAlice(w);
    w.as('alice').commit(update(ALICE, { barred: false }));
  }),
  no('name: barred where the log names another', (w) =>
    w.as(ADMIN).commit(...acts('bar', [RUDE], update(ALICE, { barred: true }))),
  ),
  ok('name: barred, that nobody has', (w) => w.as(ADMIN).commit(...acts('bar', [RUDE], rude()))),
  no('name: barred without a log, that nobody has', (w) => w.as(ADMIN).commit(rude())),
  no('name: barred by a player, that nobody has', (w) => w.as('bob').commit(...acts('bar', [RUDE], rude()))),
  no('name: barred under another key', (w) =>
    w.as(ADMIN).commit(...acts('bar', ['users/other'], rude({}, 'users/other'))),
  ),
  no('name: barred, that is none', (w) =>
    w.as(ADMIN).commit(...acts('bar', ['users/ru'], rude({ userName: 'ru' }, 'users/ru'))),
  ),
  ...refused(
    'name: barred, that nobody has',
    {
      'a field too many': { more: 1 },
      'in somebody’s hands': { userId: 'bob' },
      'and allowed': { barred: false },
    },
    (w, change) => w.as(ADMIN).commit(...acts('bar', [RUDE], rude(change))),
  ),
  ok('name: allowed again, that nobody has', (w) => {
    barName(w);
    w.as(ADMIN).commit(...acts('unbar', [RUDE], remove(RUDE)));
  }),
  no('name: allowed again without a log', (w) => {
    barName(w);
    w.as(ADMIN).commit(remove(RUDE));
  }),
  no('name: somebody’s is taken away', (w) => w.as(ADMIN).commit(...acts('unbar', [ALICE], remove(ALICE)))),
  no('score: under a barred name', (w) => {
    barName(w);
    guest(w).commit(...submits({ name: 'rUDE' }));
  }),
  no('score: under a barred name of one’s own', (w) => {
    barAlice(w);
    asAlice(w);
  }),
  ok('score: under a name of one’s own that is allowed again', (w) => {
    w.given(update(ALICE, { barred: false }));
    asAlice(w);
  }),
  no('score: under a barred name that was given up long ago', (w) => {
    w.given(update(ALICE, { barred: true, givenUp: new Date('2026-01-01T00:00:00Z') }));
    guest(w).commit(...submits({ name: 'Alice' }));
  }),
  no('name: a barred one taken by a new account', (w) => {
    barName(w);
    w.as('new').commit(...registers('new', 'Rude'));
  }),
  no('name: a barred one of one’s own made new', (w) => {
    barAlice(w);
    w.as('alice').commit(set(ALICE, user('alice', 'Alice')));
  }),
  no('name: a barred one of one’s own in other letters', (w) => {
    barAlice(w);
    w.as('alice').commit(
      set(ALICE, user('alice', 'ALICE')),
      update('accounts/alice', { userName: 'ALICE', lastWrite: NOW }),
    );
  }),
];

const LOG: readonly Case[] = [
  ok('log: read by the owner of the site', (w) => w.as(ADMIN).list('deskLog', 100)),
  no('log: read by a player', (w) => w.as('bob').list('deskLog', 10)),
  no('log: without a limit', (w) => w.as(ADMIN).list('deskLog')),
  ok('log: written by the owner of the site', (w) => w.as(ADMIN).commit(logged(), lastAct())),
  no('log: written by a player', (w) => w.as('bob').commit(logged())),
  no('log: changed', (w) => {
    w.given(logged());
    w.as(ADMIN).commit(logged({ subject: 'Somebody else' }));
  }),
  no('log: deleted', (w) => {
    w.given(logged());
    w.as(ADMIN).commit(remove('deskLog/a1'));
  }),
  ...refused(
    'log',
    {
      'a field too many': { more: 1 },
      'an act nobody knows': { act: 'praise' },
      'about nobody': { subject: '' },
      'about a number': { subject: 7 },
      'about too much': { subject: 'x'.repeat(301) },
      'a target that is a text': { targets: 'everything' },
      'of nothing': { targets: [] },
      'the client’s clock': { sentAt: new Date('2026-11-21T11:59:59Z') },
    },
    (w, change) => w.as(ADMIN).commit(logged(change)),
  ),
  no('the last act: named by a player', (w) => {
    w.given(logged());
    w.as('bob').commit(lastAct());
  }),
  no('the last act: named by a player at the moment of a line', (w) => {
    inASecond(w, 'x');
    w.as('bob').commit(lastAct());
  }),
  no('the last act: of an older line', (w) => {
    w.given(logged());
    w.later(1);
    w.as(ADMIN).commit(lastAct());
  }),
  ...refused(
    'the last act',
    { 'a field too many': { more: 1 }, 'the client’s clock': { sentAt: new Date('2026-11-21T11:59:59Z') } },
    (w, change) => w.as(ADMIN).commit(logged(), lastAct(change)),
  ),
  no('the last act: with a log by a player', (w) => w.as('bob').commit(logged(), lastAct())),
];

export const DESK: readonly Case[] = [
  ...rowCases('score', ROW, score),
  ...rowCases('hunt', huntPath(), hunt),
  ...BARRED,
  ...LOG,
];

/** Accounts and names that the owner bars: by an act that is logged, and what they keep from writing. */
import { nameKey } from '../../../src/records/names';
import {
  WEEK,
  acts,
  comment,
  enters,
  registers,
  score,
  stamp,
  submits,
  submitsHunt,
  user,
  writes,
} from '../documents';
import { ADMIN, NOW, remove, set, update, type Fields, type World } from '../world';
import { guest, no, ok, refused, type Case } from './case';

const ROW = `leaderboard/${WEEK}/level1/s1`;
const ALICE = `users/${nameKey('Alice')}`;
const RUDE = `users/${nameKey('Rude')}`;
const rude = (changes: Fields = {}, path = RUDE) =>
  set(path, { userName: 'Rude', userId: '', barred: true, ...changes });

const barName = (w: World) => w.given(rude());
const barAlice = (w: World) => w.given(update(ALICE, { barred: true }));
const barAccount = (w: World, uid: string, barred = true) => w.given(update(`accounts/${uid}`, { barred }));
const renames = () => [
  update(ALICE, { givenUp: NOW }),
  set('users/zed', user('alice', 'Zed')),
  stamp('alice', { userName: 'Zed', nameKey: 'zed', renamedAt: NOW }),
];
/** To the name that one had before, which is no new one. */
const goesBack = () => [
  update('users/zed', { givenUp: NOW }),
  set(ALICE, user('alice', 'Alice')),
  stamp('alice', { userName: 'Alice', nameKey: nameKey('Alice') }),
];
const asAlice = (w: World) =>
  w.as('alice').commit(...writes('alice', set(ROW, score({ name: 'Alice', userId: 'alice' }))));

export const BARS: readonly Case[] = [
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
  no('name: another one, of a barred account', (w) => {
    barAccount(w, 'alice');
    w.as('alice').commit(...renames());
  }),
  ok('name: another one, of an account that is allowed again', (w) => {
    barAccount(w, 'alice', false);
    w.as('alice').commit(...renames());
  }),
  no('name: back to a former one, of a barred account', (w) => {
    w.as('alice').commit(...renames());
    barAccount(w, 'alice');
    w.later(60);
    w.as('alice').commit(...goesBack());
  }),
  ok('name: back to a former one, of an account that is allowed again', (w) => {
    w.as('alice').commit(...renames());
    barAccount(w, 'alice', false);
    w.later(60);
    w.as('alice').commit(...goesBack());
  }),
  no('name: back to a former one that is barred', (w) => {
    w.as('alice').commit(...renames());
    barAlice(w);
    w.later(60);
    w.as('alice').commit(...goesBack());
  }),
  ok('account: a barred one takes the address that the provider has confirmed', (w) => {
    barAccount(w, 'alice');
    w.as('alice', 'new@example.org').commit(stamp('alice', { email: 'new@example.org' }));
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

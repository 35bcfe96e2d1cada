/** Names and accounts. */
import { nameKey } from '../../../src/records/names';
import { userPath } from '../../../src/records/user-paths';
import { registers, stamp, user } from '../documents';
import { ADMIN, NOW, remove, set, update, type Fields, type World } from '../world';
import { ok, no, refused, type Case } from './case';

const rename = (
  w: World,
  uid: string,
  from: string,
  to: string,
  { account = {}, shown = {} }: { account?: Fields; shown?: Fields } = {},
) =>
  w.as(uid).commit(
    ...(nameKey(from) === nameKey(to) ? [] : [giveUp(from)]),
    set(userPath(to), user(uid, to, shown)),
    stamp(uid, {
      userName: to,
      nameKey: nameKey(to),
      ...(nameKey(from) === nameKey(to) ? {} : { renamedAt: NOW }),
      ...account,
    }),
  );
/** Back to a name of one's own, which is no new one. */
const goBack = (w: World, uid: string, from: string, to: string) =>
  w
    .as(uid)
    .commit(
      giveUp(from),
      set(userPath(to), user(uid, to)),
      stamp(uid, { userName: to, nameKey: nameKey(to) }),
    );
const giveUp = (name: string, changes: Fields = {}) => update(userPath(name), { givenUp: NOW, ...changes });
const DAY = 86_400;

export const ACCOUNTS: readonly Case[] = [
  ok('register', (w) => w.as('dave').commit(...registers('dave', 'Dave'))),
  ...['Zoé', 'D’Artagnan'.replace('’', "'"), 'Jean-Luc P', '麦わら1', 'a b c', 'x_y'].map((name) =>
    ok(`register: as ${name}`, (w) => w.as('dave').commit(...registers('dave', name))),
  ),
  ...['Da', 'x'.repeat(21), ' Dave', 'Da  ve', 'Dave@', '-Dave', 'Dave.', 'Da\nve'].map((name) =>
    no(`register: as ${JSON.stringify(name)}`, (w) => w.as('dave').commit(...registers('dave', name))),
  ),
  no('register: a taken name', (w) => w.as('eve').commit(...registers('eve', 'Alice'))),
  no('register: a taken name in other letters', (w) => w.as('eve').commit(...registers('eve', 'ALICE'))),
  no('register: for somebody else', (w) => w.as('bob').commit(...registers('dave', 'Dave'))),
  no('register: signed out', (w) => w.as(undefined).commit(...registers('dave', 'Dave'))),
  no('register: the name without the account', (w) =>
    w.as('dave').commit(set(userPath('Dave'), user('dave', 'Dave'))),
  ),
  no('register: the account without the name', (w) => {
    const [account] = registers('dave', 'Dave');
    if (account) w.as('dave').commit(account);
  }),
  no('register: the key of another name', (w) =>
    w.as('dave').commit(...registers('dave', 'Dave', { key: 'david' })),
  ),
  ...refused(
    'register, account',
    {
      'another address than one’s own': { email: 'bob@example.org' },
      'a field too many': { admin: true },
      'another name than in public': { userName: 'DAVE' },
      'a name that is a number': { userName: 7 },
      'a key that is a number': { nameKey: 7 },
      'an old stamp': { lastWrite: new Date('2026-11-20T12:00:00Z') },
      'a picture that is a number': { imageUrl: 7 },
      'a picture too long': { imageUrl: 'x'.repeat(301) },
      'an old birth': { createdAt: new Date('2026-11-20T12:00:00Z') },
    },
    (w, account) => w.as('dave').commit(...registers('dave', 'Dave', { account })),
  ),
  ...refused(
    'register, name',
    {
      'another account’s': { userId: 'bob' },
      'a field too many': { email: 'dave@example.org' },
      'a name that is a number': { userName: 7 },
      'a birth that is a number': { createdAt: 7 },
      'a birth that is no time': { createdAt: 'yesterday' },
      'a birth at no hour': { createdAt: '2026-11-21T24:00:00Z' },
      'a birth on no day': { createdAt: '2026-02-30T12:00:00Z' },
      'a picture that is a list': { imageUrl: ['x'] },
      'a picture that is a number': { imageUrl: 7 },
      'a picture too long': { imageUrl: 'x'.repeat(301) },
    },
    (w, shown) => w.as('dave').commit(...registers('dave', 'Dave', { shown })),
  ),
  no('register: a field too few', (w) => {
    const [account] = registers('dave', 'Dave');
    const { imageUrl: _, ...fields } = user('dave', 'Dave');
    if (account) w.as('dave').commit(account, set(userPath('Dave'), fields));
  }),
  ...['stamp:3-quest7', 'stamp:22-dquest120', ''].map((imageUrl) =>
    ok(`portrait: ${imageUrl || 'none'}`, (w) => {
      w.given(update('accounts/alice', { imageUrl: 'https://a.test/p' }));
      w.as('alice').commit(
        stamp('alice', { imageUrl }),
        set(userPath('Alice'), user('alice', 'Alice', { imageUrl })),
      );
    }),
  ),
  ...refused(
    'portrait',
    {
      'an address': { imageUrl: 'https://evil.test' },
      'a map that is none': { imageUrl: 'stamp:23-quest1' },
      'more than a stamp': { imageUrl: 'stamp:3-quest7 ' },
      'a number': { imageUrl: 7 },
    },
    (w, changes) => w.as('alice').commit(stamp('alice', changes)),
  ),
  no('portrait: of a barred account', (w) => {
    w.given(update('accounts/alice', { barred: true }));
    w.as('alice').commit(stamp('alice', { imageUrl: 'stamp:3-quest7' }));
  }),
  no('portrait: somebody else’s', (w) => w.as('bob').commit(stamp('alice', { imageUrl: 'stamp:3-quest7' }))),
  no('name: a second one', (w) => w.as('alice').commit(set(userPath('Alice2'), user('alice', 'Alice2')))),
  ok('guest: a new account', (w) =>
    w.as('new').commit(set('accounts/new', { createdAt: NOW, lastWrite: NOW })),
  ),
  no('guest: somebody else’s account', (w) =>
    w.as('bob').commit(set('accounts/new', { createdAt: NOW, lastWrite: NOW })),
  ),
  ok('rename', (w) => rename(w, 'alice', 'Alice', 'Alicia')),
  ok('rename: other letters of the same name', (w) => rename(w, 'alice', 'Alice', 'ALICE')),
  no('rename: onto a taken name', (w) => rename(w, 'alice', 'Alice', 'Bob')),
  no('rename: somebody else', (w) => rename(w, 'bob', 'Alice', 'Robert')),
  no('rename: in the same second', (w) => {
    rename(w, 'alice', 'Alice', 'ALICE');
    rename(w, 'alice', 'ALICE', 'Alice');
  }),
  no('rename: keeping the old one', (w) =>
    w
      .as('alice')
      .commit(
        set(userPath('Alicia'), user('alice', 'Alicia')),
        stamp('alice', { userName: 'Alicia', nameKey: nameKey('Alicia'), renamedAt: NOW }),
      ),
  ),
  no('rename: the account alone', (w) =>
    w.as('alice').commit(stamp('alice', { userName: 'Bob', nameKey: nameKey('Bob'), renamedAt: NOW })),
  ),
  no('rename: onto somebody else’s name, untouched', (w) =>
    w
      .as('alice')
      .commit(giveUp('Alice'), stamp('alice', { userName: 'Bob', nameKey: nameKey('Bob'), renamedAt: NOW })),
  ),
  no('rename: other letters in the account alone', (w) =>
    w.as('alice').commit(stamp('alice', { userName: 'ALICE', nameKey: nameKey('Alice') })),
  ),
  no('name: given away', (w) => w.as('alice').commit(set(userPath('Alice'), user('bob', 'Alice')))),
  no('rename: another name than in public', (w) =>
    rename(w, 'alice', 'Alice', 'Alicia', { account: { userName: 'ALICIA' } }),
  ),
  no('rename: the public name alone', (w) =>
    w.as('alice').commit(set(userPath('Alice'), user('alice', 'ALICE'))),
  ),
  no('rename: the old one is not kept but deleted', (w) =>
    w
      .as('alice')
      .commit(
        remove(userPath('Alice')),
        set(userPath('Alicia'), user('alice', 'Alicia')),
        stamp('alice', { userName: 'Alicia', nameKey: nameKey('Alicia'), renamedAt: NOW }),
      ),
  ),
  no('rename: onto a name another gave up last month', (w) => {
    rename(w, 'alice', 'Alice', 'Zed');
    w.later(89 * DAY);
    rename(w, 'bob', 'Bob', 'Alice');
  }),
  ok('rename: onto a name another gave up long ago', (w) => {
    rename(w, 'alice', 'Alice', 'Zed');
    w.later(91 * DAY);
    rename(w, 'bob', 'Bob', 'Alice');
  }),
  no('rename: onto a name another holds, long after', (w) => {
    w.later(91 * DAY);
    rename(w, 'bob', 'Bob', 'Alice');
  }),
  ok('rename: back to the name one gave up', (w) => {
    rename(w, 'alice', 'Alice', 'Zed');
    w.later(60);
    goBack(w, 'alice', 'Zed', 'Alice');
  }),
  no('rename: to a new name as if it were one’s own', (w) => goBack(w, 'alice', 'Alice', 'Zed')),
  no('rename: twice in a month', (w) => {
    rename(w, 'alice', 'Alice', 'Zed');
    w.later(30 * DAY - 1);
    rename(w, 'alice', 'Zed', 'Yan');
  }),
  ok('rename: again after a month', (w) => {
    rename(w, 'alice', 'Alice', 'Zed');
    w.later(30 * DAY);
    rename(w, 'alice', 'Zed', 'Yan');
  }),
  no('rename: said to be long ago', (w) =>
    rename(w, 'alice', 'Alice', 'Zed', { account: { renamedAt: new Date('2020-01-01T00:00:00Z') } }),
  ),
  no('account: the month’s wait put aside', (w) =>
    w.as('alice').commit(stamp('alice', { renamedAt: new Date('2020-01-01T00:00:00Z') })),
  ),
  no('rename: other letters, with the month’s wait put aside', (w) =>
    rename(w, 'alice', 'Alice', 'ALICE', { account: { renamedAt: new Date('2020-01-01T00:00:00Z') } }),
  ),
  no('name: given up and kept', (w) => w.as('alice').commit(giveUp('Alice'), stamp('alice'))),
  no('name: given up by somebody else', (w) => w.as('bob').commit(giveUp('Alice'), stamp('bob'))),
  no('name: given up a second time, to hold it longer', (w) => {
    rename(w, 'alice', 'Alice', 'Zed');
    w.later(80 * DAY);
    w.as('alice').commit(giveUp('Alice'));
  }),
  ...refused(
    'name, given up',
    {
      'at another time': { givenUp: new Date('2030-01-01T00:00:00Z') },
      'with another name in it': { userName: 'Mallory' },
    },
    (w, change) =>
      w
        .as('alice')
        .commit(
          giveUp('Alice', change),
          set(userPath('Zed'), user('alice', 'Zed')),
          stamp('alice', { userName: 'Zed', nameKey: nameKey('Zed'), renamedAt: NOW }),
        ),
  ),
  no('name: deleted alone', (w) => w.as('alice').commit(remove(userPath('Alice')))),
  no('name: deleted by somebody else', (w) => w.as('bob').commit(remove(userPath('Alice')))),
  no('name: overwritten by somebody else', (w) =>
    w
      .as('bob')
      .commit(
        set(userPath('Alice'), user('bob', 'Alice')),
        stamp('bob', { userName: 'Alice', nameKey: nameKey('Alice') }),
      ),
  ),
  ok('name: is it taken? asked by anybody', (w) => w.as(undefined).get(userPath('Alice'))),
  no('names: listed by a player', (w) => w.as('bob').list('users', 10)),
  ok('names: listed by the owner of the site', (w) => w.as(ADMIN).list('users', 1000)),
  no('names: listed without a limit', (w) => w.as(ADMIN).list('users')),
  ok('account: one’s own', (w) => w.as('alice').get('accounts/alice')),
  no('account: somebody else’s', (w) => w.as('bob').get('accounts/alice')),
  no('account: signed out', (w) => w.as(undefined).get('accounts/alice')),
  ok('account: by the owner of the site', (w) => w.as(ADMIN).get('accounts/alice')),
  ok('accounts: listed by the owner of the site', (w) => w.as(ADMIN).list('accounts', 1000)),
  no('accounts: listed by a player', (w) => w.as('bob').list('accounts', 10)),
  ...refused(
    'stamp',
    {
      'for a document that is a number': { lastDocument: 7 },
      'for a document too long': { lastDocument: 'x'.repeat(201) },
      'for an entry that is a number': { lastEntry: 7 },
      'for an entry too long': { lastEntry: 'x'.repeat(65) },
    },
    (w, change) => w.as('alice').commit(stamp('alice', change)),
  ),
  no('guest: a new account with a long stamp', (w) =>
    w
      .as('new')
      .commit(set('accounts/new', { createdAt: NOW, lastWrite: NOW, lastDocument: 'x'.repeat(201) })),
  ),
  ok('stamp: one’s own', (w) => w.as('alice').commit(stamp('alice'))),
  no('stamp: somebody else’s', (w) => w.as('bob').commit(stamp('alice'))),
  no('stamp: the client’s clock', (w) =>
    w.as('alice').commit(update('accounts/alice', { lastWrite: new Date('2026-11-21T11:59:59Z') })),
  ),
  no('account: another address', (w) => w.as('alice').commit(stamp('alice', { email: 'bob@example.org' }))),
  no('account: deleted', (w) => w.as('alice').commit(remove('accounts/alice'))),
];

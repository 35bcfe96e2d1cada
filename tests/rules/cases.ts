/** Who may do what: every path, role, shape and limit of the rules, as one table of allowed and refused requests. */
import {
  DATE,
  REPLY,
  WEEK,
  activity,
  comment,
  definition,
  draw,
  enters,
  keyOf,
  registers,
  reply,
  score,
  stamp,
  submits,
  user,
} from './documents';
import { ADMIN, NOW, remove, set, update, type Fields, type World } from './world';

export interface Case {
  readonly name: string;
  readonly allowed: boolean;
  readonly run: (world: World) => void;
}

const ok = (name: string, run: Case['run']): Case => ({ name, allowed: true, run });
const no = (name: string, run: Case['run']): Case => ({ name, allowed: false, run });

/** The same request with one thing changed, refused each time. */
const refused = (
  what: string,
  changes: Readonly<Record<string, Fields>>,
  run: (world: World, change: Fields) => void,
): Case[] =>
  Object.entries(changes).map(([name, change]) => no(`${what}: ${name}`, (world) => run(world, change)));
const accepted = (
  what: string,
  changes: Readonly<Record<string, Fields>>,
  run: (world: World, change: Fields) => void,
): Case[] =>
  Object.entries(changes).map(([name, change]) => ok(`${what}: ${name}`, (world) => run(world, change)));

const guest = (world: World) => world.as('guest');
const board = `leaderboard/${WEEK}/level1`;
const own = (world: World, change: Fields) => guest(world).commit(...submits(change));
const asAlice = (world: World, change: Fields) =>
  world
    .as('alice')
    .commit(stamp('alice'), set(`${board}/s1`, score({ name: 'Alice', userId: 'alice', ...change })));

const SCORES: readonly Case[] = [
  ok('score: a guest’s', (w) => own(w, {})),
  ok('score: a player’s', (w) => asAlice(w, {})),
  ok('score: the first write of a new guest', (w) =>
    w.as('new').commit(set('accounts/new', { createdAt: NOW, lastWrite: NOW }), set(`${board}/s1`, score())),
  ),
  no('score: signed out', (w) => w.as(undefined).commit(...submits())),
  no('score: without the stamp', (w) => guest(w).commit(set(`${board}/s1`, score()))),
  no('score: with somebody else’s stamp', (w) =>
    w.as('bob').commit(stamp('guest'), set(`${board}/s1`, score())),
  ),
  no('score: a second in the same second', (w) => {
    own(w, {});
    w.later(0.5);
    guest(w).commit(...submits({}, `${board}/s2`));
  }),
  ok('score: a second after a second', (w) => {
    own(w, {});
    w.later(1);
    guest(w).commit(...submits({}, `${board}/s2`));
  }),
  no('score: over another one', (w) => {
    own(w, {});
    w.later(60);
    guest(w).commit(...submits({ time: 20 }));
  }),
  no('score: deleted by its owner', (w) => {
    own(w, {});
    guest(w).commit(remove(`${board}/s1`));
  }),
  ok('score: deleted by the owner of the site', (w) => {
    own(w, {});
    w.as(ADMIN).commit(remove(`${board}/s1`));
  }),
  ...refused(
    'score',
    {
      'a field too many': { admin: true },
      'a name that is a number': { name: 7 },
      'no name': { name: '' },
      'a name of 21 letters': { name: 'x'.repeat(21) },
      'a name with a space before it': { name: ' Guest' },
      'a name with a space after it': { name: 'Guest ' },
      'a name with two spaces': { name: 'Al  ice' },
      'a registered name': { name: 'Alice' },
      'a registered name in other letters': { name: 'aLiCE' },
      'another player’s id': { name: 'Alice', userId: 'alice' },
      'an id of nobody': { userId: 'guest' },
      'a feedback that is a number': { feedback: 7 },
      'a feedback that is a list': { feedback: ['x'] },
      'a feedback too long': { feedback: 'x'.repeat(2001) },
      'of level 0': { level: 0 },
      'of another level than its board': { level: 2 },
      'a level that is a text': { level: '1' },
      'mode 0': { gameMode: 0 },
      'mode 6': { gameMode: 6 },
      'a mode that is a text': { gameMode: '2' },
      'a mode between two': { gameMode: 2.5 },
      'nine answers of ten': { score: 9 },
      'eleven answers of ten': { score: 11 },
      'no answer': { gameMode: 3, score: 0, time: 20 },
      'a score that is a text': { score: '10' },
      'half an answer': { gameMode: 3, score: 1.5, time: 20 },
      'a time that is a text': { time: '42' },
      'ten answers without nine pauses': { time: 8.9 },
      'a time of weeks': { time: 1_000_001 },
      'time attack beyond its clock': { gameMode: 3, score: 5, time: 20.1 },
      'time attack faster than its pauses': { gameMode: 3, score: 20, time: 18 },
      'time attack with more answers than seconds': { gameMode: 3, score: 22, time: 20 },
      'all quests but one': { gameMode: 4, score: 9 },
      'one quest twice': { gameMode: 5, score: 2 },
      'half the duplicates': { gameMode: 1, score: 4 },
      'another week in the document': { week: '2026-W46' },
      'a date of another week': { date: '2026-11-15T23:59:59Z' },
      'a date that is a number': { date: 7 },
      'a date with more after it': { date: `${DATE}Z` },
      'a date that is no date': { date: 'yesterday' },
      'a day that does not exist': { date: '2026-02-31T11:59:00Z' },
      'the client’s clock': { sentAt: new Date('2026-11-21T11:59:59Z') },
    },
    own,
  ),
  no('score: a field too few', (w) => {
    const { feedback: _, ...rest } = score();
    guest(w).commit(stamp('guest'), set(`${board}/s1`, rest));
  }),
  ...accepted(
    'score',
    {
      'a name of one letter': { name: 'x' },
      'a name of 20 letters': { name: 'x'.repeat(20) },
      'a name with a slash': { name: 'a/b' },
      'a name in Japanese': { name: '麦わら' },
      'exactly nine pauses': { time: 9 },
      'a whole second': { time: 42 },
      'time attack to the end': { gameMode: 3, score: 7, time: 20 },
      'all quests': { gameMode: 4, score: 10 },
      'one quest': { gameMode: 5, score: 1, time: 0.4 },
      'all duplicates': { gameMode: 1, score: 5 },
      'a feedback as long as it may be': { feedback: 'x'.repeat(2000) },
    },
    own,
  ),
  ...refused(
    'score of a player',
    { 'under another name': { name: 'Bob' }, 'under a free name': { name: 'Zed' } },
    asAlice,
  ),
  no('score: of level 23', (w) =>
    guest(w).commit(stamp('guest'), set(`leaderboard/${WEEK}/level23/s1`, score({ level: 23 }))),
  ),
  ...[0, 1.5].map((level) =>
    no(`score: of level ${level}, on its own board`, (w) =>
      guest(w).commit(stamp('guest'), set(`leaderboard/${WEEK}/level${level}/s1`, score({ level }))),
    ),
  ),
  no('score: on the board of another level', (w) =>
    guest(w).commit(...submits({}, `leaderboard/${WEEK}/level2/s1`)),
  ),
  ok('score: of a level nobody uploaded', (w) =>
    guest(w).commit(
      stamp('guest'),
      set(`leaderboard/${WEEK}/level2/s1`, score({ level: 2, gameMode: 4, score: 23 })),
    ),
  ),
  no('score: of a level nobody uploaded, more answers than any has', (w) =>
    guest(w).commit(
      stamp('guest'),
      set(`leaderboard/${WEEK}/level2/s1`, score({ level: 2, gameMode: 4, score: 101, time: 500 })),
    ),
  ),
  ok('score: played offline, sent two weeks later', (w) => {
    w.later(14 * 86_400);
    own(w, {});
  }),
  no('score: played offline, sent sixteen days later', (w) => {
    w.later(16 * 86_400);
    own(w, {});
  }),
  no('score: of next week', (w) =>
    guest(w).commit(
      stamp('guest'),
      set('leaderboard/2026-W48/level1/s1', score({ week: '2026-W48', date: '2026-11-24T10:00:00Z' })),
    ),
  ),
  ok('score: on the first day of an ISO year', (w) => {
    w.later((Date.parse('2027-01-05T12:00:00Z') - Date.parse('2026-11-21T12:00:00Z')) / 1000);
    guest(w).commit(
      stamp('guest'),
      set('leaderboard/2026-W53/level1/s1', score({ week: '2026-W53', date: '2027-01-03T10:00:00Z' })),
    );
    w.later(5);
    guest(w).commit(
      stamp('guest'),
      set('leaderboard/2027-W01/level1/s2', score({ week: '2027-W01', date: '2027-01-04T10:00:00Z' })),
    );
  }),
  ok('board: a hundred rows, signed out', (w) => w.as(undefined).list(board, 100)),
  ok('board: one row, signed out', (w) => w.as(undefined).get(`${board}/s1`)),
  no('board: a hundred and one', (w) => w.as(undefined).list(board, 101)),
  no('board: everything at once', (w) => w.as(undefined).list(board)),
];

const enter = (w: World, change: Parameters<typeof enters>[0]) => guest(w).commit(...enters(change));
const entryWith = (w: World, entry: Fields) => enter(w, { entry });
const bothWith = (w: World, change: Fields) => enter(w, { entry: change, shown: change });
const shownWith = (w: World, shown: Fields) => enter(w, { shown });
const RESULTS = `weeklyContest/${WEEK}/Results`;
const ENTRY = `${RESULTS}/${keyOf('zoe.secret@example.org')}`;
const PUBLIC = `weeklyContest/${WEEK}/PublicResults`;

const CONTEST: readonly Case[] = [
  ok('entry: a guest’s', (w) => enter(w, {})),
  ok('entry: the first write of a new guest', (w) => {
    const [, entry, shown] = enters({ uid: 'new' });
    const lastEntry = keyOf('zoe.secret@example.org');
    w.as('new').commit(set('accounts/new', { createdAt: NOW, lastWrite: NOW, lastEntry }), entry, shown);
  }),
  ok('entry: a player’s', (w) =>
    w
      .as('alice')
      .commit(
        ...enters({ uid: 'alice', entry: { name: 'Alice', userId: 'alice' }, shown: { name: 'Alice' } }),
      ),
  ),
  no('entry: signed out', (w) => w.as(undefined).commit(...enters())),
  no('entry: the same address again', (w) => {
    enter(w, {});
    w.later(60);
    enter(w, { publicId: 'p2' });
  }),
  no('entry: the same address by somebody else', (w) => {
    enter(w, {});
    w.later(60);
    w.as('bob').commit(...enters({ uid: 'bob', publicId: 'p2' }));
  }),
  no('entry: under another address’s key', (w) => enter(w, { key: keyOf('max@example.org') })),
  no('entry: without the stamp', (w) => {
    const [, entry, shown] = enters();
    guest(w).commit(update('accounts/guest', { lastEntry: keyOf('zoe.secret@example.org') }), entry, shown);
  }),
  no('entry: an account that does not name it', (w) => enter(w, { lastEntry: 'another' })),
  no('entry: without its public side', (w) => {
    const [stamped, entry] = enters();
    guest(w).commit(stamped, entry);
  }),
  no('entry: the public side alone', (w) => {
    const [stamped, , shown] = enters();
    guest(w).commit(stamped, shown);
  }),
  no('entry: a second public side', (w) => {
    enter(w, {});
    w.later(60);
    const [stamped, , shown] = enters({ publicId: 'p2' });
    guest(w).commit(stamped, shown);
  }),
  no('entry: its public side overwritten', (w) => {
    enter(w, {});
    w.later(60);
    const [stamped, , shown] = enters();
    guest(w).commit(stamped, shown);
  }),
  no('entry: a public side without the stamp', (w) => {
    w.given(enters()[1], stamp('guest', { lastEntry: keyOf('zoe.secret@example.org') }));
    w.later(60);
    guest(w).commit(enters()[2]);
  }),
  no('entry: the public side of somebody else’s entry', (w) => {
    w.given(enters()[1]);
    const [stamped, , shown] = enters({ uid: 'bob' });
    w.as('bob').commit(stamped, shown);
  }),
  ...refused(
    'entry',
    {
      'a field too many': { admin: true },
      'an address in capitals': { email: 'Zoe.Secret@example.org' },
      'no address': { email: 'zoe.secret' },
      'an address that is a number': { email: 7 },
      'in the name of another account': { ownerId: 'bob' },
      'a consent of another day': { consent: { wording: 'contest-1', date: '2026-11-20T11:59:00.000Z' } },
      'a consent without wording': { consent: { date: DATE } },
      'a consent with a wording that is a number': { consent: { wording: 1, date: DATE } },
      'a consent with a list for wording': { consent: { wording: ['contest-1'], date: DATE } },
      'a consent with a long wording': { consent: { wording: 'x'.repeat(41), date: DATE } },
      'a consent with more in it': { consent: { wording: 'contest-1', date: DATE, more: true } },
      'no consent': { consent: null },
      'the client’s clock': { sentAt: new Date('2026-11-21T11:59:59Z') },
      'another public id': { publicId: 'p9' },
      'another name than in public': { name: 'Max' },
      'another time than in public': { time: 9 },
      'another score than in public': { score: 2 },
      'another level than in public': { level: 2 },
      'another date than in public': {
        date: '2026-11-20T11:59:00.000Z',
        consent: { wording: 'contest-1', date: '2026-11-20T11:59:00.000Z' },
      },
      'another week than in public': { week: '2026-W46' },
    },
    entryWith,
  ),
  no('entry: a field too few', (w) => {
    const [stamped, entry, shown] = enters();
    const { userId: _, ...fields } = entry.update?.fields ?? {};
    guest(w).commit(stamped, { ...entry, update: { name: entry.update?.name ?? '', fields } }, shown);
  }),
  ...refused(
    'entry, on both sides',
    {
      'a registered name': { name: 'Alice' },
      'no answer': { score: 0 },
      'more answers than any level has': { score: 101, time: 500 },
      'a score that is a text': { score: '1' },
      'an answer and a half': { score: 1.5 },
      'a time that is a text': { time: '12' },
      'a time of weeks': { time: 1_000_001 },
      'faster than its pauses': { score: 20, time: 12.5 },
      'of level 0': { level: 0 },
      'of level 23': { level: 23 },
      'a level between two': { level: 1.5 },
      'another week in the documents': { week: '2026-W46' },
    },
    bothWith,
  ),
  no('entry: an address without a domain of its own', (w) => {
    const email = 'zoe@localhost';
    enter(w, { key: keyOf(email), entry: { email }, shown: { maskedEmail: '***@localhost' } });
  }),
  no('entry: beside the public side of another one', (w) => {
    enter(w, {});
    w.later(60);
    const email = 'max.hidden@example.org';
    const [stamped, entry] = enters({ uid: 'bob', key: keyOf(email), entry: { email } });
    w.as('bob').commit(stamped, entry);
  }),
  no('entry: a date of another week', (w) => {
    const date = '2026-11-15T11:59:00.000Z';
    enter(w, { entry: { date, consent: { wording: 'contest-1', date } }, shown: { date } });
  }),
  ...refused(
    'public side',
    {
      'the whole address': { maskedEmail: 'zoe.secret@example.org' },
      'another week than its entry': { week: '2026-W46' },
      'one star short': { maskedEmail: 'zoe.secr**@example.org' },
      'a field too many': { email: 'zoe.secret@example.org' },
      'the client’s clock': { sentAt: new Date('2026-11-21T11:59:59Z') },
    },
    shownWith,
  ),
  no('public side: a field too few', (w) => {
    const [stamped, entry, shown] = enters();
    const { level: _, ...fields } = shown.update?.fields ?? {};
    guest(w).commit(stamped, entry, { ...shown, update: { name: shown.update?.name ?? '', fields } });
  }),
  ok('entry: an address of three letters is all stars', (w) => {
    const email = 'zoe@example.org';
    enter(w, { key: keyOf(email), entry: { email }, shown: { maskedEmail: '***@example.org' } });
  }),
  no('entry: read by its own owner', (w) => {
    enter(w, {});
    guest(w).get(ENTRY);
  }),
  no('entry: is an address there? asked by a stranger', (w) => w.as('bob').get(ENTRY)),
  no('entry: is an address there? asked by nobody', (w) => w.as(undefined).get(ENTRY)),
  ok('entry: read by the owner of the site', (w) => w.as(ADMIN).get(ENTRY)),
  ok('entries: listed by the owner of the site', (w) => w.as(ADMIN).list(RESULTS, 1000)),
  no('entries: listed without a limit', (w) => w.as(ADMIN).list(RESULTS)),
  no('entries: listed by a player', (w) => w.as('alice').list(RESULTS, 10)),
  no('entry: deleted', (w) => {
    enter(w, {});
    guest(w).commit(remove(ENTRY));
  }),
  ok('public results: listed by anybody', (w) => w.as(undefined).list(PUBLIC, 1000)),
  ok('public results: read by anybody', (w) => w.as(undefined).get(`${PUBLIC}/p1`)),
  no('public results: without a limit', (w) => w.as(undefined).list(PUBLIC)),
  ok('draw: kept by the owner of the site', (w) =>
    w.as(ADMIN).commit(set(`weeklyContest/${WEEK}/Draws/d1`, draw())),
  ),
  no('draw: by a player', (w) => w.as('alice').commit(set(`weeklyContest/${WEEK}/Draws/d1`, draw()))),
  no('draw: overwritten', (w) => {
    w.as(ADMIN).commit(set(`weeklyContest/${WEEK}/Draws/d1`, draw()));
    w.as(ADMIN).commit(set(`weeklyContest/${WEEK}/Draws/d1`, draw()));
  }),
  no('draw: deleted', (w) => {
    w.as(ADMIN).commit(set(`weeklyContest/${WEEK}/Draws/d1`, draw()));
    w.as(ADMIN).commit(remove(`weeklyContest/${WEEK}/Draws/d1`));
  }),
  ...refused(
    'draw',
    {
      'a field too many': { more: 1 },
      'of another week': { week: '2026-W46' },
      'the client’s clock': { sentAt: new Date('2026-11-21T11:59:59Z') },
    },
    (w, change) => w.as(ADMIN).commit(set(`weeklyContest/${WEEK}/Draws/d1`, draw(change))),
  ),
  no('draw: a field too few', (w) => {
    const { seed: _, ...rest } = draw();
    w.as(ADMIN).commit(set(`weeklyContest/${WEEK}/Draws/d1`, rest));
  }),
  ok('draws: listed and read by the owner of the site', (w) => {
    w.as(ADMIN).list(`weeklyContest/${WEEK}/Draws`, 1000);
    w.as(ADMIN).get(`weeklyContest/${WEEK}/Draws/d1`);
  }),
  no('draws: listed by a player', (w) => w.as('alice').list(`weeklyContest/${WEEK}/Draws`, 10)),
  no('draws: listed without a limit', (w) => w.as(ADMIN).list(`weeklyContest/${WEEK}/Draws`)),
  no('draws: read by a player', (w) => w.as('alice').get(`weeklyContest/${WEEK}/Draws/d1`)),
];

const rename = (
  w: World,
  uid: string,
  from: string,
  to: string,
  { account = {}, shown = {} }: { account?: Fields; shown?: Fields } = {},
) =>
  w
    .as(uid)
    .commit(
      ...(from.toLowerCase() === to.toLowerCase() ? [] : [remove(`users/${from.toLowerCase()}`)]),
      set(`users/${to.toLowerCase()}`, user(uid, to, shown)),
      stamp(uid, { userName: to, nameKey: to.toLowerCase(), ...account }),
    );

const ACCOUNTS: readonly Case[] = [
  ok('register', (w) => w.as('dave').commit(...registers('dave', 'Dave'))),
  ...['Zoé', 'D’Artagnan'.replace('’', "'"), 'Jean-Luc P', '麦わら1', 'a b c', 'x_y'].map((name) =>
    ok(`register: as ${name}`, (w) => w.as('dave').commit(...registers('dave', name))),
  ),
  ...['Da', 'x'.repeat(21), ' Dave', 'Da  ve', 'Dave!', '-Dave', 'Dave.', 'Da\nve'].map((name) =>
    no(`register: as ${JSON.stringify(name)}`, (w) => w.as('dave').commit(...registers('dave', name))),
  ),
  no('register: a taken name', (w) => w.as('eve').commit(...registers('eve', 'Alice'))),
  no('register: a taken name in other letters', (w) => w.as('eve').commit(...registers('eve', 'ALICE'))),
  no('register: for somebody else', (w) => w.as('bob').commit(...registers('dave', 'Dave'))),
  no('register: signed out', (w) => w.as(undefined).commit(...registers('dave', 'Dave'))),
  no('register: the name without the account', (w) =>
    w.as('dave').commit(set('users/dave', user('dave', 'Dave'))),
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
      'a picture that is a number': { imageUrl: 7 },
      'a picture too long': { imageUrl: 'x'.repeat(301) },
    },
    (w, shown) => w.as('dave').commit(...registers('dave', 'Dave', { shown })),
  ),
  no('register: a field too few', (w) => {
    const [account] = registers('dave', 'Dave');
    const { imageUrl: _, ...fields } = user('dave', 'Dave');
    if (account) w.as('dave').commit(account, set('users/dave', fields));
  }),
  no('name: a second one', (w) => w.as('alice').commit(set('users/alice2', user('alice', 'Alice2')))),
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
    rename(w, 'alice', 'Alice', 'Alicia');
    rename(w, 'alice', 'Alicia', 'Alison');
  }),
  no('rename: keeping the old one', (w) =>
    w
      .as('alice')
      .commit(
        set('users/alicia', user('alice', 'Alicia')),
        stamp('alice', { userName: 'Alicia', nameKey: 'alicia' }),
      ),
  ),
  no('rename: the account alone', (w) =>
    w.as('alice').commit(stamp('alice', { userName: 'Bob', nameKey: 'bob' })),
  ),
  no('rename: onto somebody else’s name, untouched', (w) =>
    w.as('alice').commit(remove('users/alice'), stamp('alice', { userName: 'Bob', nameKey: 'bob' })),
  ),
  no('rename: other letters in the account alone', (w) =>
    w.as('alice').commit(stamp('alice', { userName: 'ALICE', nameKey: 'alice' })),
  ),
  no('name: given away', (w) => w.as('alice').commit(set('users/alice', user('bob', 'Alice')))),
  no('rename: another name than in public', (w) =>
    rename(w, 'alice', 'Alice', 'Alicia', { account: { userName: 'ALICIA' } }),
  ),
  no('rename: the public name alone', (w) =>
    w.as('alice').commit(set('users/alice', user('alice', 'ALICE'))),
  ),
  no('name: deleted alone', (w) => w.as('alice').commit(remove('users/alice'))),
  no('name: deleted by somebody else', (w) => w.as('bob').commit(remove('users/alice'))),
  no('name: overwritten by somebody else', (w) =>
    w
      .as('bob')
      .commit(
        set('users/alice', user('bob', 'Alice')),
        stamp('bob', { userName: 'Alice', nameKey: 'alice' }),
      ),
  ),
  ok('name: is it taken? asked by anybody', (w) => w.as(undefined).get('users/alice')),
  no('names: listed by a player', (w) => w.as('bob').list('users', 10)),
  ok('names: listed by the owner of the site', (w) => w.as(ADMIN).list('users', 1000)),
  no('names: listed without a limit', (w) => w.as(ADMIN).list('users')),
  ok('account: one’s own', (w) => w.as('alice').get('accounts/alice')),
  no('account: somebody else’s', (w) => w.as('bob').get('accounts/alice')),
  no('account: signed out', (w) => w.as(undefined).get('accounts/alice')),
  ok('account: by the owner of the site', (w) => w.as(ADMIN).get('accounts/alice')),
  ok('accounts: listed by the owner of the site', (w) => w.as(ADMIN).list('accounts', 1000)),
  no('accounts: listed without a limit', (w) => w.as(ADMIN).list('accounts')),
  no('accounts: listed by a player', (w) => w.as('bob').list('accounts', 10)),
  ok('stamp: one’s own', (w) => w.as('alice').commit(stamp('alice'))),
  no('stamp: somebody else’s', (w) => w.as('bob').commit(stamp('alice'))),
  no('stamp: the client’s clock', (w) =>
    w.as('alice').commit(update('accounts/alice', { lastWrite: new Date('2026-11-21T11:59:59Z') })),
  ),
  no('account: another address', (w) => w.as('alice').commit(stamp('alice', { email: 'bob@example.org' }))),
  no('account: deleted', (w) => w.as('alice').commit(remove('accounts/alice'))),
];

const ACTIVITIES = 'accounts/alice/userActivities';
const acts = (w: World, change: Fields) =>
  w.as('alice').commit(stamp('alice'), set(`${ACTIVITIES}/a1`, activity(change)));

const OTHERS: readonly Case[] = [
  ok('activity: one’s own', (w) => acts(w, {})),
  no('activity: somebody else’s', (w) =>
    w.as('bob').commit(stamp('bob'), set(`${ACTIVITIES}/a1`, activity())),
  ),
  no('activity: without the stamp', (w) => w.as('alice').commit(set(`${ACTIVITIES}/a1`, activity()))),
  no('activity: overwritten', (w) => {
    acts(w, {});
    w.later(60);
    acts(w, {});
  }),
  ...refused(
    'activity',
    {
      'a field too many': { more: 1 },
      'another kind': { type: 'Cheated' },
      'no words': { activity: '' },
      'words that are a number': { activity: 7 },
      'words too long': { activity: 'x'.repeat(81) },
      'an implausible score': { score: 9 },
      'a date that is a number': { date: 7 },
      'a date too short': { date: 'now' },
      'a date too long': { date: `${DATE}${DATE}` },
      'the client’s clock': { sentAt: new Date('2026-11-21T11:59:59Z') },
    },
    acts,
  ),
  ok('activities: one’s own', (w) => w.as('alice').list(ACTIVITIES, 100)),
  ok('activity: read by its player', (w) => w.as('alice').get(`${ACTIVITIES}/a1`)),
  ok('activity: read by the owner of the site', (w) => w.as(ADMIN).get(`${ACTIVITIES}/a1`)),
  no('activity: read by somebody else', (w) => w.as('bob').get(`${ACTIVITIES}/a1`)),
  ok('activities: by the owner of the site', (w) => w.as(ADMIN).list(ACTIVITIES, 100)),
  no('activities: a hundred and one', (w) => w.as('alice').list(ACTIVITIES, 101)),
  no('activities: somebody else’s', (w) => w.as('bob').list(ACTIVITIES, 10)),
  ok('comment: a guest’s', (w) => guest(w).commit(stamp('guest'), set('comments/c1', comment()))),
  no('comment: signed out', (w) => w.as(undefined).commit(set('comments/c1', comment()))),
  no('comment: without the stamp', (w) => guest(w).commit(set('comments/c1', comment()))),
  no('comment: overwritten', (w) => {
    guest(w).commit(stamp('guest'), set('comments/c1', comment()));
    w.later(60);
    guest(w).commit(stamp('guest'), set('comments/c1', comment()));
  }),
  ...refused(
    'comment',
    {
      'a field too many': { more: 1 },
      'in the name of another account': { ownerId: 'bob' },
      'no text': { text: '' },
      'a text that is a number': { text: 7 },
      'a text too long': { text: 'x'.repeat(2001) },
      'no name': { name: '' },
      'a date that is a number': { date: 7 },
      'a date too short': { date: 'now' },
      'a date too long': { date: `${DATE}${DATE}` },
      'the client’s clock': { sentAt: new Date('2026-11-21T11:59:59Z') },
    },
    (w, change) => guest(w).commit(stamp('guest'), set('comments/c1', comment(change))),
  ),
  ok('comment: read by who wrote it', (w) => {
    w.given(set('comments/c1', comment()));
    guest(w).get('comments/c1');
  }),
  no('comment: read by somebody else', (w) => {
    w.given(set('comments/c1', comment()));
    w.as('bob').get('comments/c1');
  }),
  ok('comment: read by the owner of the site', (w) => {
    w.given(set('comments/c1', comment()));
    w.as(ADMIN).get('comments/c1');
  }),
  ok('comments: listed by the owner of the site', (w) => w.as(ADMIN).list('comments', 1000)),
  no('comments: listed without a limit', (w) => w.as(ADMIN).list('comments')),
  no('comments: listed by a player', (w) => w.as('bob').list('comments', 10)),
  ok('comment: deleted by the owner of the site', (w) => {
    w.given(set('comments/c1', comment()));
    w.as(ADMIN).commit(remove('comments/c1'));
  }),
  no('comment: deleted by who wrote it', (w) => {
    w.given(set('comments/c1', comment()));
    guest(w).commit(remove('comments/c1'));
  }),
  ok('reply: a guest’s', (w) => guest(w).commit(stamp('guest'), set(REPLY, reply()))),
  no('reply: signed out', (w) => w.as(undefined).commit(set(REPLY, reply()))),
  no('reply: without the stamp', (w) => guest(w).commit(set(REPLY, reply()))),
  no('reply: the same address again', (w) => {
    guest(w).commit(stamp('guest'), set(REPLY, reply()));
    w.later(60);
    guest(w).commit(stamp('guest'), set(REPLY, reply({ replyId: 'r2' })));
  }),
  no('reply: under another address’s key', (w) =>
    guest(w).commit(stamp('guest'), set(`popupReplies/${keyOf('max@example.org')}`, reply())),
  ),
  ...refused(
    'reply',
    {
      'a field too many': { more: 1 },
      'without consent': { newsletterChecked: false },
      'in the name of another account': { ownerId: 'bob' },
      'an address in capitals': { email: 'Zoe.Secret@example.org' },
      'no id': { replyId: '' },
      'an id that is a number': { replyId: 7 },
      'an id too long': { replyId: 'x'.repeat(65) },
      'a date that is a number': { date: 7 },
      'a date too short': { date: 'now' },
      'a date too long': { date: `${DATE}${DATE}` },
      'the client’s clock': { sentAt: new Date('2026-11-21T11:59:59Z') },
    },
    (w, change) => guest(w).commit(stamp('guest'), set(REPLY, reply(change))),
  ),
  no('reply: no address', (w) =>
    guest(w).commit(stamp('guest'), set(`popupReplies/${keyOf('nobody')}`, reply({ email: 'nobody' }))),
  ),
  no('reply: an address too long', (w) => {
    const email = `${'x'.repeat(250)}@example.org`;
    guest(w).commit(stamp('guest'), set(`popupReplies/${keyOf(email)}`, reply({ email })));
  }),
  no('reply: an address in capitals under its own key', (w) => {
    const email = 'ZOE@example.org';
    guest(w).commit(stamp('guest'), set(`popupReplies/${keyOf(email)}`, reply({ email })));
  }),
  ok('reply: did it arrive? asked by who sent it', (w) => {
    w.given(set(REPLY, reply()));
    guest(w).get(REPLY);
  }),
  no('reply: asked by somebody else', (w) => {
    w.given(set(REPLY, reply()));
    w.as('bob').get(REPLY);
  }),
  ok('reply: read by the owner of the site', (w) => w.as(ADMIN).get(REPLY)),
  ok('replies: listed by the owner of the site', (w) => w.as(ADMIN).list('popupReplies', 1000)),
  no('replies: listed without a limit', (w) => w.as(ADMIN).list('popupReplies')),
  no('replies: listed by a player', (w) => w.as('bob').list('popupReplies', 10)),
  ok('levels: read by anybody', (w) => {
    w.as(undefined).get('levelData/level1');
    w.as(undefined).list('levelData', 100);
  }),
  no('levels: without a limit', (w) => w.as(undefined).list('levelData')),
  ok('level: uploaded again by the owner of the site', (w) =>
    w.as(ADMIN).commit(set('levelData/level1', definition())),
  ),
  ok('level: uploaded by the owner of the site', (w) =>
    w.as(ADMIN).commit(set('levelData/level2', definition({ level: 2 }))),
  ),
  no('level: uploaded by a player', (w) => w.as('alice').commit(set('levelData/level1', definition()))),
  no('level: deleted', (w) => w.as(ADMIN).commit(remove('levelData/level1'))),
  ...refused(
    'level',
    {
      'under another number': { level: 2 },
      'a number that is a text': { level: '1' },
      'quests that are no list': { quests: 'many' },
      'a date that is a number': { updateDate: 7 },
      'counts that are texts': { counts: { normal: '10', duplicate: 5 } },
      'no count of duplicates': { counts: { normal: 10, duplicate: null } },
    },
    (w, change) => w.as(ADMIN).commit(set('levelData/level1', definition(change))),
  ),
  no('anything else: written', (w) => w.as(ADMIN).commit(set('other/x', { a: 1 }))),
  no('anything else: read', (w) => w.as(ADMIN).get('other/x')),
  no('a week of the contest itself: read', (w) => w.as(ADMIN).get(`weeklyContest/${WEEK}`)),
];

export const CASES: readonly Case[] = [...SCORES, ...CONTEST, ...ACCOUNTS, ...OTHERS];

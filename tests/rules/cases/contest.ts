/** The weekly contest: private entries and their public side. */
import { DATE, WEEK, enters, stamp } from '../documents';
import { ADMIN, NOW, START, remove, set, update, type Fields, type World } from '../world';
import { ok, no, guest, refused, type Case } from './case';

const enter = (w: World, change: Parameters<typeof enters>[0]) => guest(w).commit(...enters(change));
const entryWith = (w: World, entry: Fields) => enter(w, { entry });
const bothWith = (w: World, change: Fields) => enter(w, { entry: change, shown: change });
const shownWith = (w: World, shown: Fields) => enter(w, { shown });
const RESULTS = `weeklyContest/${WEEK}/Results`;
const ENTRY = `${RESULTS}/guest`;
const MARK = `${WEEK}/p1`;
const PUBLIC = `weeklyContest/${WEEK}/PublicResults`;

/** Waits from Saturday noon to an hour of Sunday or Monday. */
const until = (w: World, instant: string): void => w.later((Date.parse(instant) - START) / 1000);
const LATE: readonly Case[] = [
  ok('entry: in the week’s last second', (w) => {
    until(w, '2026-11-22T23:59:59Z');
    enter(w, {});
  }),
  no('entry: when the week is over', (w) => {
    until(w, '2026-11-23T00:00:00Z');
    enter(w, {});
  }),
];

const VERIFIED = { email_verified: true };
const CONFIRMED = { confirmed: true } as const;
const CONFIRMATIONS: readonly Case[] = [
  ok('entry: of an account that confirmed the address', (w) =>
    w.as('guest', 'Zoe.Secret@example.org', VERIFIED).commit(...enters({ entry: CONFIRMED })),
  ),
  no('entry: said to be confirmed by an account without a word of it', (w) =>
    w.as('guest', 'zoe.secret@example.org').commit(...enters({ entry: CONFIRMED })),
  ),
  no('entry: said to be confirmed by an account that did not', (w) =>
    w
      .as('guest', 'zoe.secret@example.org', { email_verified: false })
      .commit(...enters({ entry: CONFIRMED })),
  ),
  no('entry: said to be confirmed by an account with another address', (w) =>
    w.as('guest', 'max@example.org', VERIFIED).commit(...enters({ entry: CONFIRMED })),
  ),
  no('entry: confirmed in another way', (w) =>
    w.as('guest', 'zoe.secret@example.org', VERIFIED).commit(...enters({ entry: { confirmed: 'yes' } })),
  ),
];

export const CONTEST: readonly Case[] = [
  ok('entry: a guest’s', (w) => enter(w, {})),
  ok('entry: the first write of a new guest', (w) => {
    const [, entry, shown] = enters({ uid: 'new' });
    w.as('new').commit(
      set('accounts/new', {
        createdAt: NOW,
        lastWrite: NOW,
        lastEntry: MARK,
        lastDocument: `${RESULTS}/new`,
      }),
      entry,
      shown,
    );
  }),
  ok('entry: a player’s', (w) =>
    w
      .as('alice')
      .commit(
        ...enters({ uid: 'alice', entry: { name: 'Alice', userId: 'alice' }, shown: { name: 'Alice' } }),
      ),
  ),
  no('entry: signed out', (w) => w.as(undefined).commit(...enters())),
  no('entry: the same account again', (w) => {
    enter(w, {});
    w.later(60);
    enter(w, {
      publicId: 'p2',
      entry: { email: 'max@example.org' },
      shown: { maskedEmail: '***@example.org' },
    });
  }),
  ok('entry: the same address by another account', (w) => {
    enter(w, {});
    w.later(60);
    w.as('bob').commit(...enters({ uid: 'bob', publicId: 'p2' }));
  }),
  ok('entry: an address with an apostrophe', (w) =>
    enter(w, { entry: { email: "o'neil@example.org" }, shown: { maskedEmail: "o'n***@example.org" } }),
  ),
  ok('entry: an address with a plus, of which the mailbox alone is half told', (w) =>
    enter(w, { entry: { email: 'camille+win@example.org' }, shown: { maskedEmail: 'cami***@example.org' } }),
  ),
  no('entry: an address whose tag alone is masked', (w) =>
    enter(w, {
      entry: { email: 'camille+win@example.org' },
      shown: { maskedEmail: 'camille+***@example.org' },
    }),
  ),
  ok('entry: an address that begins with a plus', (w) =>
    enter(w, { entry: { email: '+zoe@example.org' }, shown: { maskedEmail: '***@example.org' } }),
  ),
  no('entry: in another account’s place', (w) => enter(w, { key: 'bob' })),
  no('entry: in another account’s place, stamped by itself', (w) => {
    const [, entry, shown] = enters({ key: 'bob' });
    guest(w).commit(stamp('guest', { lastEntry: MARK, lastDocument: `${RESULTS}/bob` }), entry, shown);
  }),
  no('entry: without the stamp', (w) => {
    const [, entry, shown] = enters();
    guest(w).commit(update('accounts/guest', { lastEntry: MARK, lastDocument: ENTRY }), entry, shown);
  }),
  no('entry: another one beside it, under the same stamp and public side', (w) => {
    const [stamped, entry, shown] = enters();
    const [, other] = enters({ key: 'guest2' });
    guest(w).commit(stamped, entry, other, shown);
  }),
  ...LATE,
  ...CONFIRMATIONS,
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
    w.given(enters()[1], stamp('guest', { lastEntry: MARK }));
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
      'without a word on the confirmation': { confirmed: null },
      'a consent of another day': { consent: { wording: 'contest-1', date: '2026-11-20T11:59:00.000Z' } },
      'a consent without wording': { consent: { date: DATE } },
      'a consent with a wording that is a number': { consent: { wording: 1, date: DATE } },
      'a consent with a list for wording': { consent: { wording: ['contest-1'], date: DATE } },
      'a consent with an empty wording': { consent: { wording: '', date: DATE } },
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
      'no number of seconds': { time: NaN },
      'in no time': { time: 0 },
      'more answers than the contest asks for': { score: 2 },
      'of another level than the contest': { level: 2 },
      'faster than its pauses': { score: 20, time: 12.5 },
      'of level 0': { level: 0 },
      'of level 23': { level: 23 },
      'a level between two': { level: 1.5 },
      'another week in the documents': { week: '2026-W46' },
    },
    bothWith,
  ),
  no('entry: an address without a domain of its own', (w) => {
    enter(w, { entry: { email: 'zoe@localhost' }, shown: { maskedEmail: '***@localhost' } });
  }),
  no('entry: beside the public side of another one', (w) => {
    enter(w, {});
    w.later(60);
    const [stamped, entry] = enters({ uid: 'bob' });
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
      'another score than its entry': { score: 2 },
      'another level than its entry': { level: 2 },
      'one star short': { maskedEmail: 'zoe.secr**@example.org' },
      'a field too many': { email: 'zoe.secret@example.org' },
      'a run that is none': { run: 7 },
      'the client’s clock': { sentAt: new Date('2026-11-21T11:59:59Z') },
    },
    shownWith,
  ),
  ok('public side: with its run', (w) => shownWith(w, { run: 'AZaz09_-'.repeat(10) })),
  no('public side: a field too few', (w) => {
    const [stamped, entry, shown] = enters();
    const { level: _, ...fields } = shown.update?.fields ?? {};
    guest(w).commit(stamped, entry, { ...shown, update: { name: shown.update?.name ?? '', fields } });
  }),
  ok('entry: an address of three letters is all stars', (w) => {
    enter(w, { entry: { email: 'zoe@example.org' }, shown: { maskedEmail: '***@example.org' } });
  }),
  no('entry: is an address there? asked by a stranger', (w) => w.as('bob').get(ENTRY)),
  no('entry: is an address there? asked by nobody', (w) => w.as(undefined).get(ENTRY)),
  ok('entry: read by the owner of the site', (w) => w.as(ADMIN).get(ENTRY)),
  ok('entries: listed by the owner of the site', (w) => w.as(ADMIN).list(RESULTS, 1000)),
  ok('entries: counted by the owner of the site, who sets no limit', (w) => w.as(ADMIN).list(RESULTS)),
  no('entries: listed by a player', (w) => w.as('alice').list(RESULTS, 10)),
  no('entry: deleted', (w) => {
    enter(w, {});
    guest(w).commit(remove(ENTRY));
  }),
  ok('public results: listed by anybody', (w) => w.as(undefined).list(PUBLIC, 100)),
  no('public results: a hundred and one', (w) => w.as(undefined).list(PUBLIC, 101)),
  ok('public results: read by anybody', (w) => w.as(undefined).get(`${PUBLIC}/p1`)),
  no('public results: without a limit', (w) => w.as(undefined).list(PUBLIC)),
];

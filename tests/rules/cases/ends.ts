/** How the owner ends somebody's account: by acts that are logged, and nobody else. */
import { userPath } from '../../../src/records/user-paths';
import { WEEK, activity, acts, drawn, enters, score, stamp, user, writes } from '../documents';
import { ADMIN, NOW, remove, set, update, type Fields, type World } from '../world';
import { no, ok, refused, type Case } from './case';

const ALICE = userPath('Alice');
const BORN = new Date('2026-11-21T11:00:00Z');
const ACTIVITY = 'accounts/alice/userActivities/a1';
const ENTRY = `weeklyContest/${WEEK}/Results/alice`;
const SHOWN = `weeklyContest/${WEEK}/PublicResults/p2`;
const BEST = `explorers/${WEEK}`;

const TARGETS = ['accounts/alice', ALICE, 'progress/alice'];
const given = (w: World, account: Fields = {}) =>
  w.given(
    set(ALICE, user('alice', 'Alice', { imageUrl: 'https://a.test/p' })),
    set('progress/alice', { kept: '{}', sentAt: NOW }),
    update('accounts/alice', account),
  );
const givenUp = (change: Fields = {}) => update(ALICE, { givenUp: NOW, imageUrl: '', ...change });
const closed = (change: Fields = {}) =>
  set('accounts/alice', { createdAt: BORN, lastWrite: NOW, closed: true, ...change });
const ends = (w: World, targets = TARGETS, act = 'close') => {
  given(w);
  w.as(ADMIN).commit(...acts(act, targets, givenUp(), remove('progress/alice'), closed()));
};
const isClosed = (w: World) => {
  given(w);
  w.given(givenUp(), remove('progress/alice'), closed());
  w.later(60);
};
/** An account with an entry of a week that was drawn, and closed since. */
function hasEnded(w: World): void {
  entered(w);
  w.given(drawn());
  isClosed(w);
}

const entered = (w: World) =>
  w.given(...enters({ uid: 'alice', publicId: 'p2' }), ...enters({ uid: 'bob', publicId: 'p3' }));
const takenOut = (w: World, names: Fields) => {
  w.given(set(BEST, { names: { alice: 'Alice', bob: 'Bob' }, level: '' }));
  w.as(ADMIN).commit(update(BEST, { names }));
};

export const ENDS: readonly Case[] = [
  ok('end: by the owner of the site', (w) => ends(w)),
  no('end: by the owner without a log', (w) => {
    given(w);
    w.as(ADMIN).commit(givenUp(), closed());
  }),
  no('end: as if it were barred', (w) => ends(w, TARGETS, 'bar')),
  no('end: where the log names another account', (w) => ends(w, ['accounts/bob', ALICE, 'progress/alice'])),
  no('end: where the log names another name', (w) => ends(w, ['accounts/alice', 'progress/alice'])),
  no('end: where the log names another progress', (w) => ends(w, ['accounts/alice', ALICE])),
  no('end: by another player', (w) => {
    given(w);
    w.as('bob').commit(...acts('close', TARGETS, givenUp(), closed()));
  }),
  no('end: keeping the name', (w) => {
    given(w);
    w.as(ADMIN).commit(...acts('close', TARGETS, closed()));
  }),
  no('end: what was held against it is gone', (w) => {
    given(w, { barred: true });
    w.as(ADMIN).commit(...acts('close', TARGETS, givenUp(), closed()));
  }),
  ...refused(
    'end, account',
    { 'keeping the address': { email: 'alice@example.org' }, 'at another hour': { lastWrite: BORN } },
    (w, change) => {
      given(w);
      w.as(ADMIN).commit(...acts('close', TARGETS, givenUp(), closed(change)));
    },
  ),
  ...refused(
    'end, name alone',
    {
      'given up at another hour': { givenUp: BORN },
      'with another portrait': { imageUrl: 'https://evil.test' },
      'in somebody else’s hands': { userId: 'bob' },
    },
    (w, change) => {
      given(w);
      w.as(ADMIN).commit(...acts('close', [ALICE], givenUp(change)));
    },
  ),
  no('end: a name that was given up before', (w) => {
    given(w);
    w.given(givenUp({ givenUp: BORN }));
    w.as(ADMIN).commit(...acts('close', [ALICE], givenUp()));
  }),
  no('score: of an account that has ended', (w) => {
    isClosed(w);
    w.as('alice').commit(
      ...writes('alice', set(`leaderboard/${WEEK}/level1/s1`, score({ name: 'Alice', userId: 'alice' }))),
    );
  }),
  no('score: a guest’s, of an account that has ended', (w) => {
    isClosed(w);
    w.as('alice').commit(...writes('alice', set(`leaderboard/${WEEK}/level1/s1`, score())));
  }),
  no('account: one that has ended is opened again', (w) => {
    isClosed(w);
    w.as('alice').commit(stamp('alice', { closed: false }));
  }),
  ok('activity: erased by the owner of the site', (w) => {
    w.given(set(ACTIVITY, activity()));
    w.as(ADMIN).commit(...acts('delete', [ACTIVITY], remove(ACTIVITY)));
  }),
  no('activity: erased by the owner without a log', (w) => {
    w.given(set(ACTIVITY, activity()));
    w.as(ADMIN).commit(remove(ACTIVITY));
  }),
  ok('entry: erased with its account, also after a draw', (w) => {
    hasEnded(w);
    w.as(ADMIN).commit(...acts('close', [ENTRY, SHOWN], remove(ENTRY), remove(SHOWN)));
  }),
  no('entry: erased as if with its account, which stays', (w) => {
    entered(w);
    w.given(drawn());
    w.as(ADMIN).commit(...acts('close', [ENTRY, SHOWN], remove(ENTRY), remove(SHOWN)));
  }),
  no('entry: erased with its account, its public side stays', (w) => {
    entered(w);
    isClosed(w);
    w.as(ADMIN).commit(...acts('close', [ENTRY, SHOWN], remove(ENTRY)));
  }),
  no('entry: erased with its account without a log', (w) => {
    hasEnded(w);
    w.as(ADMIN).commit(remove(ENTRY), remove(SHOWN));
  }),
  no('entry: erased with its account without a log, its public side being gone', (w) => {
    hasEnded(w);
    w.given(remove(SHOWN));
    w.as(ADMIN).commit(remove(ENTRY));
  }),
  no('entry: its public side erased alone', (w) => {
    hasEnded(w);
    w.as(ADMIN).commit(...acts('close', [ENTRY, SHOWN], remove(SHOWN)));
  }),
  no('entry: another’s public side erased with it', (w) => {
    hasEnded(w);
    const others = SHOWN.replace('p2', 'p3');
    const all = [remove(ENTRY), remove(SHOWN), remove(others)];
    w.as(ADMIN).commit(...acts('close', [ENTRY, SHOWN, others], ...all));
  }),
  ok('week’s best: a name taken out by the owner', (w) => takenOut(w, { bob: 'Bob' })),
  no('week’s best: a name changed by the owner', (w) => takenOut(w, { alice: 'Zed', bob: 'Bob' })),
  no('week’s best: a name put in by the owner', (w) =>
    takenOut(w, { alice: 'Alice', bob: 'Bob', eve: 'Eve' }),
  ),
  no('week’s best: its leaders changed by the owner', (w) => {
    w.given(set(BEST, { names: { alice: 'Alice', bob: 'Bob' }, level: '' }));
    w.as(ADMIN).commit(update(BEST, { names: { bob: 'Bob' }, level: '1' }));
  }),
  no('week’s best: a name taken out by another player', (w) => {
    w.given(set(BEST, { names: { alice: 'Alice', bob: 'Bob' }, level: '' }));
    w.as('bob').commit(update(BEST, { names: { bob: 'Bob' } }));
  }),
];

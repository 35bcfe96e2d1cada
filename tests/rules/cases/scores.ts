/** Scores and boards. */
import { userPath } from '../../../src/records/user-paths';
import { DATE, WEEK, definition, score, stamp, submits, user, writes } from '../documents';
import { NOW, remove, set, type Fields, type World } from '../world';
import { ok, no, guest, accepted, refused, type Case } from './case';

const board = `leaderboard/${WEEK}/level1`;
const own = (world: World, change: Fields) => guest(world).commit(...submits(change));
const asAlice = (world: World, change: Fields) =>
  world
    .as('alice')
    .commit(...writes('alice', set(`${board}/s1`, score({ name: 'Alice', userId: 'alice', ...change }))));

/** An owner's artwork may have fewer quests than a game of ten asks for: then it asks for all of them. */
const SMALL: Readonly<Record<'accepted' | 'refused', readonly (readonly [string, Fields])[]>> = {
  accepted: [
    ['all of them at random', { gameMode: 2, score: 6 }],
    ['all of them', { gameMode: 4, score: 6 }],
  ],
  refused: [
    ['five of them at random', { gameMode: 2, score: 5 }],
    ['seven at random', { gameMode: 2, score: 7 }],
  ],
};
const onSmall = (w: World, change: Fields) => {
  w.given(set('levelData/level2', definition({ level: 2, counts: { normal: 6, duplicate: 0 } })));
  guest(w).commit(...submits({ level: 2, ...change }, `leaderboard/${WEEK}/level2/s1`));
};

export const SCORES: readonly Case[] = [
  ok('score: a guest’s', (w) => own(w, {})),
  ok('score: a player’s', (w) => asAlice(w, {})),
  ok('score: the first write of a new guest', (w) =>
    w
      .as('new')
      .commit(
        set('accounts/new', { createdAt: NOW, lastWrite: NOW, lastDocument: `${board}/s1` }),
        set(`${board}/s1`, score()),
      ),
  ),
  no('score: signed out', (w) => w.as(undefined).commit(...submits())),
  no('score: without the stamp', (w) => guest(w).commit(set(`${board}/s1`, score()))),
  no('score: two with one stamp', (w) => guest(w).commit(...submits(), set(`${board}/s2`, score()))),
  no('score: with the stamp of another document', (w) =>
    guest(w).commit(stamp('guest', { lastDocument: `${board}/s2` }), set(`${board}/s1`, score())),
  ),
  no('score: with an old stamp for it', (w) => {
    guest(w).commit(stamp('guest', { lastDocument: `${board}/s1` }));
    w.later(60);
    guest(w).commit(set(`${board}/s1`, score()));
  }),
  no('score: with somebody else’s stamp', (w) =>
    w.as('bob').commit(...writes('guest', set(`${board}/s1`, score()))),
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
  ...refused(
    'score',
    {
      'a field too many': { admin: true },
      'a name that is a number': { name: 7 },
      'no name': { name: '' },
      'a name of 21 letters': { name: 'x'.repeat(21) },
      'a name of two letters': { name: 'xy' },
      'a name with a slash': { name: 'a/bc' },
      'a name of signs': { name: '!!!' },
      'a name of two alphabets': { name: 'Dаve' },
      'a name that ends with a dot': { name: 'Dave.' },
      'a registered name with accents': { name: 'Álîcé' },
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
      'mode 6, one quest': { gameMode: 6, score: 1 },
      'a mode that is a text': { gameMode: '2' },
      'a mode between two': { gameMode: 2.5 },
      'nine answers of ten': { score: 9 },
      'eleven answers of ten': { score: 11 },
      'no answer': { gameMode: 3, score: 0, time: 20 },
      'a score that is a text': { score: '10' },
      'half an answer': { gameMode: 3, score: 1.5, time: 20 },
      'a time that is a text': { time: '42' },
      'ten answers without nine pauses': { time: 10.9 },
      'no number of seconds': { time: NaN },
      'seconds without end': { time: Infinity },
      'at no hour': { date: '2026-11-21T24:00:00Z' },
      'at no minute': { date: '2026-11-21T11:60:00Z' },
      'one quest in no time': { gameMode: 5, score: 1, time: 0 },
      'time attack with more answers than the level has': { gameMode: 3, score: 11, time: 20 },
      'a time of weeks': { time: 1_000_001 },
      'time attack beyond its clock': { gameMode: 3, score: 5, time: 20.1 },
      'time attack faster than its pauses': { gameMode: 3, score: 10, time: 10 },
      'time attack with more answers than seconds': { gameMode: 3, score: 22, time: 20 },
      'all quests but one': { gameMode: 4, score: 9 },
      'one quest twice': { gameMode: 5, score: 2 },
      'a quest where many are asked': { quest: 'quest3' },
      'a quest that is none': { gameMode: 5, score: 1, quest: 'quest0' },
      'a quest of many numbers': { gameMode: 5, score: 1, quest: 'quest1234' },
      'a quest and more': { gameMode: 5, score: 1, quest: 'quest3', hint: 'x' },
      'a run that is a number': { run: 7 },
      'a run that is a list': { run: ['A'.repeat(40)] },
      'a run of other signs': { run: `${'A'.repeat(40)}=` },
      'a run too short to be one': { run: 'A'.repeat(15) },
      'a run too long': { run: 'A'.repeat(2001) },
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
    guest(w).commit(...writes('guest', set(`${board}/s1`, rest)));
  }),
  ...accepted(
    'score',
    {
      'a name of three letters': { name: 'xyz' },
      'a name of 20 letters': { name: 'x'.repeat(20) },
      'a name in Japanese': { name: '麦わら' },
      'as fast as ten answers can be': { time: 11 },
      'time attack with all the level has': { gameMode: 3, score: 10, time: 20 },
      'a whole second': { time: 42 },
      'time attack to the end': { gameMode: 3, score: 7, time: 20 },
      'all quests': { gameMode: 4, score: 10 },
      'one quest': { gameMode: 5, score: 1, time: 0.2 },
      'one quest by its name': { gameMode: 5, score: 1, quest: 'quest12' },
      'one quest of a pair': { gameMode: 5, score: 1, quest: 'dquest1' },
      'all duplicates': { gameMode: 1, score: 5 },
      'with its run': { run: 'AZaz09_-'.repeat(10) },
      'with the shortest run': { run: 'A'.repeat(16) },
      'with the longest run': { run: 'A'.repeat(2000) },
      'one quest with its run': { gameMode: 5, score: 1, quest: 'quest12', run: 'A'.repeat(90) },
      'a feedback as long as it may be': { feedback: 'x'.repeat(2000) },
    },
    own,
  ),
  no('score: in no number of seconds, where that is equal to every number', (w) => {
    w.compareNaN('equal');
    own(w, { time: NaN });
  }),
  ok('score: under a name given up long ago', (w) => {
    w.given(set(userPath('Zed'), { ...user('bob', 'Zed'), givenUp: new Date('2026-08-01T00:00:00Z') }));
    own(w, { name: 'Zed' });
  }),
  no('score: under a name given up lately', (w) => {
    w.given(set(userPath('Zed'), { ...user('bob', 'Zed'), givenUp: new Date('2026-10-01T00:00:00Z') }));
    own(w, { name: 'Zed' });
  }),
  ...refused(
    'score of a player',
    { 'under another name': { name: 'Bob' }, 'under a free name': { name: 'Zed' } },
    asAlice,
  ),
  no('score: of level 23', (w) =>
    guest(w).commit(...writes('guest', set(`leaderboard/${WEEK}/level23/s1`, score({ level: 23 })))),
  ),
  ...[0, 1.5].map((level) =>
    no(`score: of level ${level}, on its own board`, (w) =>
      guest(w).commit(...writes('guest', set(`leaderboard/${WEEK}/level${level}/s1`, score({ level })))),
    ),
  ),
  no('score: on the board of another level', (w) =>
    guest(w).commit(...submits({}, `leaderboard/${WEEK}/level2/s1`)),
  ),
  ok('score: of a level nobody uploaded', (w) =>
    guest(w).commit(
      ...writes(
        'guest',
        set(`leaderboard/${WEEK}/level2/s1`, score({ level: 2, gameMode: 4, score: 23, time: 60 })),
      ),
    ),
  ),
  ...refused(
    'score: of a level nobody uploaded',
    {
      'fewer quests than it has': { gameMode: 4, score: 21, time: 500 },
      'fewer duplicates than it has': { gameMode: 1, score: 1, time: 500 },
      'all its quests where ten are asked': { gameMode: 2, score: 22, time: 500 },
    },
    (w, change) => guest(w).commit(...submits({ level: 2, ...change }, `leaderboard/${WEEK}/level2/s1`)),
  ),
  ...accepted(
    'score: of a level nobody uploaded',
    {
      'all duplicates': { gameMode: 1, score: 2, time: 500 },
      'time attack': { gameMode: 3, score: 17, time: 20 },
    },
    (w, change) => guest(w).commit(...submits({ level: 2, ...change }, `leaderboard/${WEEK}/level2/s1`)),
  ),
  ...SMALL.accepted.map(([name, change]) =>
    ok(`score: of a level of six quests: ${name}`, (w) => onSmall(w, change)),
  ),
  ...SMALL.refused.map(([name, change]) =>
    no(`score: of a level of six quests: ${name}`, (w) => onSmall(w, change)),
  ),
  no('score: of a level nobody uploaded, more answers than any has', (w) =>
    guest(w).commit(
      ...writes(
        'guest',
        set(`leaderboard/${WEEK}/level2/s1`, score({ level: 2, gameMode: 4, score: 101, time: 500 })),
      ),
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
      ...writes(
        'guest',
        set('leaderboard/2026-W48/level1/s1', score({ week: '2026-W48', date: '2026-11-24T10:00:00Z' })),
      ),
    ),
  ),
  ok('score: on the first day of an ISO year', (w) => {
    w.later((Date.parse('2027-01-05T12:00:00Z') - Date.parse('2026-11-21T12:00:00Z')) / 1000);
    guest(w).commit(
      ...writes(
        'guest',
        set('leaderboard/2026-W53/level1/s1', score({ week: '2026-W53', date: '2027-01-03T10:00:00Z' })),
      ),
    );
    w.later(5);
    guest(w).commit(
      ...writes(
        'guest',
        set('leaderboard/2027-W01/level1/s2', score({ week: '2027-W01', date: '2027-01-04T10:00:00Z' })),
      ),
    );
  }),
  ok('board: a hundred rows, signed out', (w) => w.as(undefined).list(board, 100)),
  ok('board: one row, signed out', (w) => w.as(undefined).get(`${board}/s1`)),
  no('board: a hundred and one', (w) => w.as(undefined).list(board, 101)),
  ok('board: none of them skipped', (w) => w.as(undefined).list(board, 100, 0)),
  ok('board: none of them skipped, said with null', (w) => w.as(undefined).list(board, 100, null)),
  no('board: some of them skipped', (w) => w.as(undefined).list(board, 100, 1)),
  no('board: everything at once', (w) => w.as(undefined).list(board)),
  ok('boards of all weeks: a hundred rows, signed out', (w) => w.as(undefined).listGroup('level1', 100)),
  no('boards of all weeks: a hundred and one', (w) => w.as(undefined).listGroup('level1', 101)),
  no('boards of all weeks: of no level', (w) => w.as(undefined).listGroup('levels', 100)),
  no('boards of all weeks: of what only begins like one', (w) => w.as(undefined).listGroup('level1x', 100)),
];

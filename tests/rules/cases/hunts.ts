/** The daily hunt's results and boards. */
import { DATE, DAY, hunt, huntPath, submitsHunt, writes } from '../documents';
import { NOW, remove, set, type Fields, type World } from '../world';
import { ok, no, guest, accepted, refused, type Case } from './case';

const RUN = 'AZaz09_-'.repeat(10);
const runsOf = (legs: number, run = RUN) => Array.from({ length: legs }, () => run).join('.');

const board = `dailyHunt/${DAY}/scores`;
const own = (world: World, change: Fields) => guest(world).commit(...submitsHunt(change));
const asAlice = (world: World, change: Fields) =>
  world
    .as('alice')
    .commit(...writes('alice', set(huntPath(), hunt({ name: 'Alice', userId: 'alice', ...change }))));
/** On the board of another day. */
const on = (day: string, change: Fields) => (world: World) =>
  guest(world).commit(...submitsHunt({ day, ...change }, huntPath(day)));

export const HUNTS: readonly Case[] = [
  ok('hunt: a guest’s', (w) => own(w, {})),
  ok('hunt: a player’s', (w) => asAlice(w, {})),
  ok('hunt: the first write of a new guest', (w) =>
    w
      .as('new')
      .commit(
        set('accounts/new', { createdAt: NOW, lastWrite: NOW, lastDocument: huntPath() }),
        set(huntPath(), hunt()),
      ),
  ),
  no('hunt: signed out', (w) => w.as(undefined).commit(...submitsHunt())),
  no('hunt: without the stamp', (w) => guest(w).commit(set(huntPath(), hunt()))),
  no('hunt: over another one', (w) => {
    own(w, {});
    w.later(60);
    guest(w).commit(...submitsHunt({ time: 20 }));
  }),
  no('hunt: deleted by its owner', (w) => {
    own(w, {});
    guest(w).commit(remove(huntPath()));
  }),
  no('hunt: a field too few', (w) => {
    const { time: _, ...rest } = hunt();
    guest(w).commit(...writes('guest', set(huntPath(), rest)));
  }),
  ...refused(
    'hunt',
    {
      'a field too many': { level: 1 },
      'no name': { name: '' },
      'a name of 21 letters': { name: 'x'.repeat(21) },
      'a registered name': { name: 'aLiCE' },
      'another player’s id': { name: 'Alice', userId: 'alice' },
      'five answers in two seconds': { time: 2.4 },
      'no number of seconds': { time: NaN },
      'a time of weeks': { time: 1_000_001 },
      'a time that is a text': { time: '42' },
      'another day in the document': { day: '2026-11-20' },
      'sent two days after its day': { date: '2026-11-23T00:00:00Z' },
      'sent before its day': { date: '2026-11-20T23:59:59Z' },
      'a date that is a number': { date: 7 },
      'a date with more after it': { date: `${DATE}Z` },
      'runs that are a number': { runs: 7 },
      'runs that are a list': { runs: Array.from({ length: 5 }, () => RUN) },
      'four runs': { runs: runsOf(4) },
      'six runs': { runs: runsOf(6) },
      'a run of other signs': { runs: `${runsOf(4)}.${'A'.repeat(20)}=` },
      'a run too short to be one': { runs: `${runsOf(4)}.${'A'.repeat(15)}` },
      'runs too long': { runs: runsOf(5, 'A'.repeat(400)) },
      'a run in the field of a score': { run: RUN },
      'the client’s clock': { sentAt: new Date('2026-11-21T11:59:59Z') },
    },
    own,
  ),
  ...accepted(
    'hunt',
    {
      'as fast as five answers can be': { time: 2.5 },
      'a whole day': { time: 86_400 },
      'with its runs': { runs: runsOf(5) },
      'with the shortest runs': { runs: runsOf(5, 'A'.repeat(16)) },
      'with the longest runs': { runs: `${runsOf(4, 'A'.repeat(399))}.${'A'.repeat(400)}` },
    },
    own,
  ),
  ...refused('hunt of a player', { 'under another name': { name: 'Bob' } }, asAlice),
  ok('hunt: begun before midnight, sent after it', on('2026-11-20', {})),
  no('hunt: of the day before the day before', on('2026-11-19', {})),
  no('hunt: of tomorrow', on('2026-11-22', { date: '2026-11-22T00:00:00Z' })),
  no('hunt: of a day that is spelt otherwise', on('2026x11x21', {})),
  no('hunt: of a day that does not exist', on('2026-02-31', {})),
  ok('hunt: played offline, sent three days later', (w) => {
    w.later(3 * 86_400);
    own(w, {});
  }),
  no('hunt: played offline, sent four days later', (w) => {
    w.later(4 * 86_400);
    own(w, {});
  }),
  ok('hunt board: a hundred rows, signed out', (w) => w.as(undefined).list(board, 100)),
  ok('hunt board: one row, signed out', (w) => w.as(undefined).get(huntPath())),
  no('hunt board: a hundred and one', (w) => w.as(undefined).list(board, 101)),
  no('hunt board: everything at once', (w) => w.as(undefined).list(board)),
];

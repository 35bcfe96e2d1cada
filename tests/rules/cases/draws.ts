/** The prize draw: the seal before the week ends, the draws and the list after it, and whose winner has answered. */
import { WEEK, drawn, enters, listed, seal, seed, winner } from '../documents';
import { ADMIN, START, remove, type Actor, type Fields, type World } from '../world';
import { ok, no, refused, type Case } from './case';

const owner = (w: World): Actor => w.as(ADMIN);
const at = (rest: string): string => `weeklyContest/${WEEK}/${rest}`;
const until = (w: World, instant: string): void => w.later((Date.parse(instant) - START) / 1000);
const SUNDAY = '2026-11-22T23:59:59Z';
const MONDAY = '2026-11-23T00:00:00Z';

/** The week was sealed, one has entered, and it is over. */
const over = (w: World): void => {
  w.given(seed(), seal(), ...enters());
  until(w, MONDAY);
};
/** And one draw has been made. */
const once = (w: World): void => {
  over(w);
  w.given(drawn(), listed());
  w.later(60);
};
const without = (
  field: string,
  { update: of, ...write }: ReturnType<typeof seal>,
): ReturnType<typeof seal> => {
  const { [field]: _, ...fields } = of?.fields ?? {};
  const { updateTransforms = [] } = write;
  return {
    ...write,
    updateTransforms: updateTransforms.filter(({ fieldPath }) => fieldPath !== field),
    update: { name: of?.name ?? '', fields },
  };
};
const CLOCK = { sentAt: new Date('2026-11-21T11:59:59Z') };
const MORE = { more: 1 };

const SEALS: readonly Case[] = [
  ok('seal: with its seed, in the week', (w) => owner(w).commit(seed(), seal())),
  ok('seal: in the week’s last second', (w) => {
    until(w, SUNDAY);
    owner(w).commit(seed(), seal());
  }),
  no('seal: when the week is over', (w) => {
    until(w, MONDAY);
    owner(w).commit(seed(), seal());
  }),
  no('seal: by a player', (w) => w.as('alice').commit(seed(), seal())),
  no('seal: by a player, of the owner’s seed', (w) => {
    w.given(seed());
    w.as('alice').commit(seal());
  }),
  no('seal: without its seed', (w) => owner(w).commit(seal())),
  no('seal: a second one', (w) => {
    w.given(seed(), seal());
    owner(w).commit(seal());
  }),
  no('seal: deleted', (w) => {
    w.given(seed(), seal());
    owner(w).commit(remove(at('Seals/seal')));
  }),
  no('seal: in another place', (w) => {
    w.given(seed());
    owner(w).commit(seal({}, 'other'));
  }),
  ...refused(
    'seal',
    { 'a field too many': MORE, 'of another week': { week: '2026-W48' }, 'the client’s clock': CLOCK },
    (w, change) => owner(w).commit(seed(), seal(change)),
  ),
  ...refused('seal', { 'of another seed': { seal: 'a'.repeat(64) } }, (w, change) =>
    owner(w).commit(seed(), seal(change)),
  ),
  ok('seal: read by anybody', (w) => w.as(undefined).get(at('Seals/seal'))),
  no('seed: without its seal', (w) => owner(w).commit(seed())),
  no('seed: by a player', (w) => {
    w.given(seal());
    w.as('alice').commit(seed());
  }),
  no('seed: another one', (w) => {
    w.given(seed(), seal());
    owner(w).commit(seed({ seed: 'c'.repeat(32) }));
  }),
  no('seed: a second one in another place', (w) => {
    w.given(seed(), seal());
    owner(w).commit(seed({}, 'other'));
  }),
  ...refused(
    'seed',
    {
      'too short': { seed: 'b'.repeat(31) },
      'too long': { seed: 'b'.repeat(65) },
      'a number': { seed: 7 },
      'a field too many': MORE,
      'the client’s clock': CLOCK,
    },
    (w, change) => {
      w.given(seal());
      owner(w).commit(seed(change));
    },
  ),
  ok('seed: read by the owner of the site', (w) => owner(w).get(at('Seeds/seal'))),
  no('seed: read by a player', (w) => w.as('alice').get(at('Seeds/seal'))),
  no('seed: read by nobody', (w) => w.as(undefined).get(at('Seeds/seal'))),
];

const FIRST: readonly Case[] = [
  ok('draw: with its list, when the week is over', (w) => {
    over(w);
    owner(w).commit(drawn(), listed(), listed({}, '2'));
  }),
  no('draw: before the week is over', (w) => {
    w.given(seed(), seal(), ...enters());
    until(w, SUNDAY);
    owner(w).commit(drawn(), listed());
  }),
  no('draw: of a week without a seal', (w) => {
    w.given(...enters());
    until(w, MONDAY);
    owner(w).commit(drawn(), listed());
  }),
  no('draw: of somebody who was removed meanwhile', (w) => {
    over(w);
    owner(w).commit(drawn(1, { winner: 'p2' }), listed());
  }),
  no('draw: by a player', (w) => {
    over(w);
    w.as('alice').commit(drawn());
  }),
  no('draw: overwritten', (w) => {
    once(w);
    owner(w).commit(drawn(1, { winner: 'p2' }));
  }),
  no('draw: deleted', (w) => {
    once(w);
    owner(w).commit(remove(at('Draws/1')));
  }),
  ...refused(
    'draw',
    {
      'a field too many': MORE,
      'of another week': { week: '2026-W46' },
      'the client’s clock': CLOCK,
      'with another seed': { seed: 'c'.repeat(32) },
      'with a reason for the first': { reason: 'Why not?' },
      'a number that is a text': { number: '1' },
      'another number than its place': { number: 2, reason: 'Nobody answered.' },
    },
    (w, change) => {
      over(w);
      owner(w).commit(drawn(1, change));
    },
  ),
  ...['1', '1.0'].map((id) =>
    no(`draw: number 1.0 in place ${id}`, (w) => {
      over(w);
      const { update: of, ...write } = drawn(1, {}, id);
      const fields = { ...of?.fields, number: { doubleValue: 1 } };
      owner(w).commit({ ...write, update: { name: of?.name ?? '', fields } });
    }),
  ),
  no('draw: a field too few', (w) => {
    over(w);
    owner(w).commit(without('participants', drawn()));
  }),
  ok('draws: read and listed by anybody', (w) => {
    w.as(undefined).get(at('Draws/1'));
    w.as(undefined).list(at('Draws'), 100);
  }),
  no('draws: a hundred and one', (w) => w.as(undefined).list(at('Draws'), 101)),
];

const SECOND: readonly Case[] = [
  ok('second draw: says why', (w) => {
    once(w);
    owner(w).commit(drawn(2));
  }),
  no('second draw: before the first', (w) => {
    over(w);
    owner(w).commit(drawn(2));
  }),
  no('second draw: once the first winner has answered', (w) => {
    once(w);
    w.given(winner());
    owner(w).commit(drawn(2));
  }),
  no('second draw: in another place', (w) => {
    once(w);
    owner(w).commit(drawn(2, {}, '7'));
  }),
  no('third draw: before the second', (w) => {
    once(w);
    owner(w).commit(drawn(3));
  }),
  ...refused(
    'second draw',
    {
      'without a reason': { reason: '' },
      'with a long reason': { reason: 'x'.repeat(301) },
      'from another list': { listHash: 'c'.repeat(64) },
    },
    (w, change) => {
      once(w);
      owner(w).commit(drawn(2, change));
    },
  ),
];

const LISTS: readonly Case[] = [
  no('list: after its draw', (w) => {
    once(w);
    owner(w).commit(listed({}, '2'));
  }),
  no('list: without a draw', (w) => {
    over(w);
    owner(w).commit(listed());
  }),
  no('list: by a player', (w) => {
    over(w);
    w.as('alice').commit(listed());
  }),
  ...refused(
    'list',
    {
      'a field too many': MORE,
      'the client’s clock': CLOCK,
      'a text': { ids: 'p1' },
      'too long': { ids: Array.from({ length: 1001 }, String) },
    },
    (w, change) => {
      over(w);
      owner(w).commit(drawn(), listed(change));
    },
  ),
  ok('lists: read and listed by anybody', (w) => {
    w.as(undefined).get(at('Lists/1'));
    w.as(undefined).list(at('Lists'), 100);
  }),
  no('lists: a hundred and one', (w) => w.as(undefined).list(at('Lists'), 101)),
];

const named = (w: World, change: Fields, id = '1'): void => {
  once(w);
  owner(w).commit(winner(1, change, id));
};
const WINNERS: readonly Case[] = [
  ok('winner: named by the owner of the site', (w) => named(w, {})),
  no('winner: named by a player', (w) => {
    once(w);
    w.as('alice').commit(winner());
  }),
  no('winner: of no draw', (w) => {
    once(w);
    owner(w).commit(winner(2));
  }),
  no('winner: deleted', (w) => {
    once(w);
    w.given(winner());
    owner(w).commit(remove(at('Winners/1')));
  }),
  ...refused(
    'winner',
    {
      'a field too many': MORE,
      'the client’s clock': CLOCK,
      'another number': { number: 2 },
      'another name': { name: 'Max' },
    },
    named,
  ),
  ok('winners: read and listed by anybody', (w) => {
    w.as(undefined).get(at('Winners/1'));
    w.as(undefined).list(at('Winners'), 100);
  }),
  no('winners: a hundred and one', (w) => w.as(undefined).list(at('Winners'), 101)),
];

export const DRAWS: readonly Case[] = [...SEALS, ...FIRST, ...SECOND, ...LISTS, ...WINNERS];

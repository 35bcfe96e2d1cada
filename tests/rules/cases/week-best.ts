/** Who leads a week of explorers: raised by whoever's own document has more, and by nothing else. */
import { DATE, WEEK, acts } from '../documents';
import { ADMIN, NOW, remove, set, update, type Fields, type World } from '../world';
import { guest, no, ok, refused, type Case } from './case';
import { explorer, names, place } from './explorers';

const NOBODY = { id: '', points: 0 };
const A = { id: 'a', points: 30 };
const B = { id: 'b', points: 20 };
const C = { id: 'c', points: 9 };
const PLACES = [A, B, C];
const best = (changes: Fields = {}): Fields => ({
  names: { guest: 'Guest' },
  first: [{ id: 'guest', points: 10 }, NOBODY, NOBODY],
  leaders: { 1: { id: 'guest', found: 10 } },
  level: '1',
  sentAt: NOW,
  ...changes,
});
const SUMMARY = `explorers/${WEEK}`;
const lead = (w: World, change: Fields = {}, mine: Fields = {}) => {
  w.given(set(place(), explorer(mine)));
  guest(w).commit(set(SUMMARY, best(change)));
};
/** After others: a, b and c are the first three, and a leads map 2. */
const OTHERS = { names: { a: 'Ann', b: 'Bo', c: 'Cy' }, leaders: { 2: { id: 'a', found: 9 } } };
const passing = (w: World, change: Fields, mine: Fields = {}, before: Fields = {}) => {
  w.given(set(SUMMARY, best({ ...OTHERS, first: PLACES, ...before })), set(place(), explorer(mine)));
  const after = { ...OTHERS, names: { ...OTHERS.names, guest: 'Guest' }, first: PLACES, ...change };
  guest(w).commit(set(SUMMARY, best(after)));
};
const me = (points: number) => ({ id: 'guest', points });
const inFirst = [me(40), A, B];

export const WEEK_BEST: readonly Case[] = [
  ok('week’s best: by the first of a week', (w) => lead(w)),
  ok('week’s best: a hunter without a map', (w) =>
    lead(w, { first: [me(5), NOBODY, NOBODY], leaders: {}, level: '' }, { points: 5, found: {} }),
  ),
  ...refused(
    'week’s best: by the first of a week,',
    {
      'with points too many': { first: [me(11), NOBODY, NOBODY] },
      twice: { first: [me(10), me(10), NOBODY] },
      'four of them': { first: [me(10), ...PLACES] },
      'with others': { first: [me(10), { id: 'x', points: 0 }, NOBODY] },
      'with a find too many': { leaders: { 1: { id: 'guest', found: 11 } } },
      'for somebody else': { leaders: { 1: { id: 'alice', found: 10 } } },
      'on a map without finds': { leaders: { 2: { id: 'guest', found: 10 } }, level: '2' },
      'on two maps': { leaders: { 1: { id: 'guest', found: 10 }, 2: { id: 'guest', found: 10 } } },
      'under another name': { names: { guest: 'Gaston' } },
      'with another’s name': { names: { guest: 'Guest', alice: 'Alice' } },
      'with a field of one’s own': { crown: true },
      'by the device’s clock': { sentAt: new Date(DATE) },
    },
    lead,
  ),
  no('week’s best: by whom the owner has hidden', (w) => lead(w, {}, { hidden: true })),
  no('week’s best: by a barred account, with points of before', (w) => {
    w.given(update('accounts/guest', { barred: true }));
    lead(w);
  }),
  ok('week’s best: by a registered player', (w) => {
    w.given(set('users/guest', { userName: 'Guest', userId: 'guest' }));
    lead(w);
  }),
  no('week’s best: under a barred name, with points of before', (w) => {
    w.given(set('users/guest', { userName: 'Guest', userId: '', barred: true }));
    lead(w);
  }),
  no('week’s best: without a document of one’s own', (w) => guest(w).commit(set(SUMMARY, best()))),
  ok('week’s best: first of three', (w) => passing(w, { first: inFirst }, { points: 40 })),
  ok('week’s best: between two', (w) => passing(w, { first: [A, me(25), B] }, { points: 25 })),
  ok('week’s best: the third', (w) => passing(w, { first: [A, B, me(10)] })),
  ok('week’s best: beside an equal', (w) => passing(w, { first: [A, B, me(20)] }, { points: 20 })),
  ...[0, 1, 2].map((at) =>
    ok(`week’s best: from place ${at + 1} to the first`, (w) => {
      const before = PLACES.with(at, me(at === 0 ? 35 : at === 1 ? 15 : 5));
      passing(
        w,
        { first: [me(40), ...before.toSpliced(at, 1)] },
        { points: 40 },
        { first: before, names: { ...OTHERS.names, guest: 'Guest' } },
      );
    }),
  ),
  ok('week’s best: a map alone', (w) =>
    passing(w, { leaders: { ...OTHERS.leaders, 1: { id: 'guest', found: 10 } } }, { points: 8 }),
  ),
  ok('week’s best: somebody else’s map', (w) =>
    passing(
      w,
      { leaders: { 2: { id: 'guest', found: 10 } }, level: '2' },
      { points: 8, found: { 2: names(10) } },
    ),
  ),
  ok('week’s best: a place alone', (w) => passing(w, { first: inFirst, level: '' }, { points: 40 })),
  no('week’s best: nothing new', (w) => passing(w, {}, { points: 8 })),
  no('week’s best: a map with no more than its leader', (w) =>
    passing(w, { leaders: { 2: { id: 'guest', found: 9 } }, level: '2' }, { found: { 2: names(9) } }),
  ),
  ...refused(
    'week’s best:',
    {
      'above one who has more': { first: [me(25), A, B] },
      'below one who has less': { first: [A, B, me(25)] },
      'in the place of the second': { first: [A, me(25), C] },
      'in the place of the first': { first: [me(25), B, C] },
    },
    (w, change) => passing(w, change, { points: 25 }),
  ),
  no('week’s best: the third with as many', (w) => passing(w, { first: [A, B, me(9)] }, { points: 9 })),
  no('week’s best: twice among three', (w) =>
    passing(w, { first: [me(40), A, me(15)] }, { points: 40 }, { first: [A, me(15), C] }),
  ),
  no('week’s best: another leader taken out', (w) =>
    passing(w, { first: inFirst, leaders: {} }, { points: 40 }),
  ),
  ok('week’s best: one’s name taken out', (w) => {
    w.given(set(SUMMARY, best()));
    guest(w).commit(update(SUMMARY, { names: {} }));
  }),
  ...refused(
    'week’s best: a name taken out',
    {
      'of somebody else': { names: { guest: 'Guest' } },
      'with somebody else’s': { names: {} },
      'and a place with it': { names: { alice: 'Alice' }, first: PLACES },
      'for another': { names: { alice: 'Alice', guest: 'Gaston' } },
    },
    (w, change) => {
      w.given(set(SUMMARY, best({ names: { guest: 'Guest', alice: 'Alice' } })));
      guest(w).commit(update(SUMMARY, change));
    },
  ),
  ok('week’s best: read', (w) => w.as(undefined).get(SUMMARY)),
  ok('week’s best: erased by the owner', (w) => {
    w.given(set(SUMMARY, best()));
    w.as(ADMIN).commit(...acts('delete', [SUMMARY], remove(SUMMARY)));
  }),
  no('week’s best: erased by a player', (w) => {
    w.given(set(SUMMARY, best()));
    guest(w).commit(remove(SUMMARY));
  }),
];

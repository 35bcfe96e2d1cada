/** The week's explorers: points for the quests that a score of the same batch was for, and who leads by them. */
import { DATE, DAY, WEEK, acts, definition, hunt, huntPath, score, stamp } from '../documents';
import { ADMIN, NOW, remove, set, update, type Fields, type World } from '../world';
import { guest, no, ok, refused, type Case } from './case';

const RUN = 'r'.repeat(16);
export const place = (uid = 'guest', week = WEEK) => `explorers/${week}/players/${uid}`;
export const names = (count: number, from = 1) => Array.from({ length: count }, (_, i) => `quest${i + from}`);

export const explorer = (changes: Fields = {}): Fields => ({
  name: 'Guest',
  userId: '',
  points: 10,
  found: { 1: names(10) },
  hunts: [],
  sentAt: NOW,
  ...changes,
});

interface Sends {
  readonly score?: Fields;
  readonly explorer?: Fields;
  readonly at?: string;
  readonly id?: string;
}

/** A guest's score with what it is worth. */
const sends = (w: World, { score: of = {}, explorer: worth = {}, at = place(), id = 's1' }: Sends = {}) => {
  const { level = 1 } = of;
  const whole = score({ run: RUN, ...of });
  const path = `leaderboard/${WEEK}/level${level === 2 ? '2' : '1'}/${id}`;
  guest(w).commit(stamp('guest', { lastDocument: path }), set(path, whole), set(at, explorer(worth)));
};
const hunts = (w: World, change: Fields = {}, worth: Fields = {}, at = place()) => {
  const runs = Array.from({ length: 5 }, () => RUN).join('.');
  guest(w).commit(
    stamp('guest', { lastDocument: huntPath() }),
    set(huntPath(), hunt({ runs, ...change })),
    set(at, explorer({ points: 5, found: {}, hunts: [DAY], ...worth })),
  );
};
const later = (w: World) => w.later(60);
/** Three quests of mode 3 after ten. */
const again = (w: World, worth: Fields, of: Fields = {}) => {
  w.given(set('levelData/level1', definition({ counts: { normal: 20, duplicate: 2 } })));
  w.given(set(place(), explorer()));
  sends(w, { score: { gameMode: 3, score: 3, time: 20, ...of }, explorer: worth });
};
const ALL = names(13);

/** Level 2 is not uploaded: it has at least 22 quests and two for duplicates. */
const onTwo = (count: number) => (w: World) =>
  sends(w, {
    score: { level: 2, gameMode: 4, score: 30, time: 200 },
    explorer: { points: count, found: { 2: names(count) } },
  });

export const EXPLORERS: readonly Case[] = [
  ok('explorer: the first finds of a week', (w) => sends(w)),
  ok('explorer: a player’s', (w) => {
    const path = `leaderboard/${WEEK}/level1/s1`;
    w.as('alice').commit(
      stamp('alice', { lastDocument: path }),
      set(path, score({ run: RUN, name: 'Alice', userId: 'alice' })),
      set(place('alice'), explorer({ name: 'Alice', userId: 'alice' })),
    );
  }),
  ok('explorer: one quest', (w) =>
    sends(w, {
      score: { gameMode: 5, score: 1, time: 3, quest: 'dquest2' },
      explorer: { points: 1, found: { 1: ['dquest2'] } },
    }),
  ),
  no('explorer: another quest than was asked', (w) =>
    sends(w, {
      score: { gameMode: 5, score: 1, time: 3, quest: 'dquest2' },
      explorer: { points: 1, found: { 1: ['quest3'] } },
    }),
  ),
  ok('explorer: more finds', (w) => again(w, { points: 13, found: { 1: ALL } })),
  ok('explorer: more finds, one of them new', (w) => again(w, { points: 11, found: { 1: names(11) } })),
  ok('explorer: another map', (w) => {
    w.given(set(place(), explorer()));
    sends(w, {
      score: { level: 2, gameMode: 3, score: 3, time: 20 },
      explorer: { points: 13, found: { 1: names(10), 2: names(3) } },
    });
  }),
  ...refused(
    'explorer: more finds,',
    {
      'of which some are lost': { points: 12, found: { 1: names(12, 2) } },
      'of which one is lost for another': { points: 10, found: { 1: names(10, 2) } },
      'one of them twice': { points: 13, found: { 1: [...names(10), 'quest11', 'quest12', 'quest12'] } },
      'four by three answers': { points: 14, found: { 1: names(14) } },
      'with a point too many': { points: 14, found: { 1: ALL } },
      'with a point as a text': { points: '13', found: { 1: ALL } },
      'of no quest': { points: 11, found: { 1: [...names(10), 'cat'] } },
      'of a number': { points: 11, found: { 1: [...names(10), 7] } },
      'on two maps': { points: 13, found: { 1: ALL, 2: [] } },
      'on another map': { points: 13, found: { 1: names(10), 2: names(3) } },
      'and a hunt': { points: 13, found: { 1: ALL }, hunts: [DAY] },
      'with a field of one’s own': { points: 13, found: { 1: ALL }, crown: true },
      'under another name': { points: 13, found: { 1: ALL }, name: 'Gaston' },
      'for another account': { points: 13, found: { 1: ALL }, userId: 'alice' },
      'by the device’s clock': { points: 13, found: { 1: ALL }, sentAt: new Date(DATE) },
      hidden: { points: 13, found: { 1: ALL }, hidden: true },
    },
    again,
  ),
  no('explorer: more than the map has', (w) => {
    w.given(set(place(), explorer({ points: 14, found: { 1: names(14) } })));
    sends(w, {
      score: { gameMode: 3, score: 3, time: 20 },
      explorer: { points: 17, found: { 1: names(17) } },
    });
  }),
  ok('explorer: all that the map has, duplicates among them', (w) => {
    w.given(set(place(), explorer({ points: 14, found: { 1: names(14) } })));
    sends(w, {
      score: { gameMode: 3, score: 3, time: 20 },
      explorer: { points: 15, found: { 1: names(15) } },
    });
  }),
  ok('explorer: all of a larger map that is uploaded', (w) => {
    w.given(set('levelData/level1', definition({ counts: { normal: 15, duplicate: 2 } })));
    w.given(set(place(), explorer({ points: 14, found: { 1: names(14) } })));
    sends(w, {
      score: { gameMode: 3, score: 3, time: 20 },
      explorer: { points: 17, found: { 1: names(17) } },
    });
  }),
  ok('explorer: all of a map that is not uploaded', onTwo(24)),
  no('explorer: more of it than anybody knows of', onTwo(25)),
  no('explorer: by a score without its run', (w) => {
    const path = `leaderboard/${WEEK}/level1/s1`;
    guest(w).commit(stamp('guest', { lastDocument: path }), set(path, score()), set(place(), explorer()));
  }),
  no('explorer: without a score', (w) => guest(w).commit(stamp('guest'), set(place(), explorer()))),
  no('explorer: by a score of before', (w) => {
    const path = `leaderboard/${WEEK}/level1/s1`;
    guest(w).commit(stamp('guest', { lastDocument: path }), set(path, score({ run: RUN })));
    later(w);
    guest(w).commit(stamp('guest', { lastDocument: path }), set(place(), explorer()));
  }),
  no('explorer: somebody else’s', (w) => sends(w, { at: place('alice') })),
  no('explorer: of another week', (w) => sends(w, { at: place('guest', '2026-W46') })),
  no('explorer: by a comment', (w) =>
    guest(w).commit(
      stamp('guest', { lastDocument: 'comments/c1' }),
      set('comments/c1', { text: 'x', name: 'Guest', date: DATE, ownerId: 'guest', sentAt: NOW }),
      set(place(), explorer()),
    ),
  ),
  ok('explorer: hidden stays hidden', (w) => {
    w.given(set(place(), explorer({ points: 7, found: { 1: names(7) }, hidden: true })));
    sends(w, { score: { gameMode: 3, score: 3, time: 20 }, explorer: { hidden: true } });
  }),
  no('explorer: hidden shows itself', (w) => {
    w.given(set(place(), explorer({ points: 7, found: { 1: names(7) }, hidden: true })));
    sends(w, { score: { gameMode: 3, score: 3, time: 20 } });
  }),

  ok('explorer: a hunt', (w) => hunts(w)),
  ok('explorer: a second hunt', (w) => {
    w.given(set(place(), explorer({ points: 15, hunts: ['2026-11-20'] })));
    hunts(w, {}, { points: 20, found: { 1: names(10) }, hunts: ['2026-11-20', DAY] });
  }),
  no('explorer: a hunt twice', (w) => {
    w.given(set(place(), explorer({ points: 5, found: {}, hunts: [DAY] })));
    hunts(w, {}, { points: 10, hunts: [DAY, DAY] });
  }),
  ...refused(
    'explorer: a hunt',
    {
      'with a point too many': { points: 6 },
      'of another day': { hunts: ['2026-11-20'] },
      'and a find': { found: { 1: [] } },
      'under another name': { name: 'Gaston' },
    },
    (w, change) => hunts(w, {}, change),
  ),
  no('explorer: a hunt without its runs', (w) => {
    guest(w).commit(
      stamp('guest', { lastDocument: huntPath() }),
      set(huntPath(), hunt()),
      set(place(), explorer({ points: 5, found: {}, hunts: [DAY] })),
    );
  }),
  no('explorer: a hunt for another week', (w) => hunts(w, {}, {}, place('guest', '2026-W46'))),

  ok('explorer: read', (w) => w.as(undefined).get(place())),
  ok('explorer: a board of them', (w) => w.as(undefined).list(`explorers/${WEEK}/players`, 100)),
  no('explorer: too many at once', (w) => w.as(undefined).list(`explorers/${WEEK}/players`, 101)),
  ok('explorer: erased by its player', (w) => {
    w.given(set(place(), explorer()));
    guest(w).commit(remove(place()));
  }),
  no('explorer: erased by somebody else', (w) => {
    w.given(set(place(), explorer()));
    w.as('bob').commit(remove(place()));
  }),
  ok('explorer: erased by the owner', (w) => {
    w.given(set(place(), explorer()));
    w.as(ADMIN).commit(...acts('delete', [place()], remove(place())));
  }),
  ok('explorer: hidden by the owner', (w) => {
    w.given(set(place(), explorer()));
    w.as(ADMIN).commit(...acts('hide', [place()], update(place(), { hidden: true })));
  }),
  no('explorer: hidden by somebody else', (w) => {
    w.given(set(place(), explorer()));
    guest(w).commit(update(place(), { hidden: true }));
  }),
];

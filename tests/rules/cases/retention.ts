/** Entries that the owner removes one by one before the draw, or erases long after it. */
import { WEEK, acts, drawn, enters, logged, lastAct } from '../documents';
import { ADMIN, START, remove, set, type World } from '../world';
import { no, ok, type Case } from './case';

const ENTRY = `weeklyContest/${WEEK}/Results/guest`;
const SHOWN = `weeklyContest/${WEEK}/PublicResults/p1`;
/** The week ends with Sunday the 22nd; four weeks later is the first instant at which entries may go. */
const AGED = '2026-12-21T00:00:00Z';
const until = (w: World, instant: string) => w.later((Date.parse(instant) - START) / 1000);
const entered = (w: World) => w.given(...enters());
const aged = (w: World) => {
  entered(w);
  until(w, AGED);
};
/** More than the rules may look for in one batch. */
const crowd = Array.from({ length: 21 }, (_, i) => `guest${String(i)}`);
const crowded = () =>
  crowd.flatMap((uid) =>
    [ENTRY.replace('guest', uid), SHOWN.replace('p1', uid)].map((path) => set(path, { publicId: uid })),
  );

export const RETENTION: readonly Case[] = [
  ok('entry: removed by the owner, who logs it', (w) => {
    entered(w);
    w.as(ADMIN).commit(...acts('delete', [ENTRY, SHOWN], remove(ENTRY), remove(SHOWN)));
  }),
  no('entry: removed by the owner, its public side left', (w) => {
    entered(w);
    w.as(ADMIN).commit(...acts('delete', [ENTRY, SHOWN], remove(ENTRY)));
  }),
  no('entry: removed by the owner, the log naming its public side alone', (w) => {
    entered(w);
    w.as(ADMIN).commit(...acts('delete', [SHOWN], remove(ENTRY), remove(SHOWN)));
  }),
  no('entry: removed by the owner, the log naming its private side alone', (w) => {
    entered(w);
    w.as(ADMIN).commit(...acts('delete', [ENTRY], remove(ENTRY), remove(SHOWN)));
  }),
  no('entry: removed by the owner, logged as hidden', (w) => {
    entered(w);
    w.as(ADMIN).commit(...acts('hide', [ENTRY, SHOWN], remove(ENTRY), remove(SHOWN)));
  }),
  no('entry: removed by a player, who logs it', (w) => {
    entered(w);
    w.as('bob').commit(...acts('delete', [ENTRY, SHOWN], remove(ENTRY), remove(SHOWN)));
  }),
  ok('entry: a public side without its entry, removed by the owner', (w) => {
    entered(w);
    w.given(remove(ENTRY));
    w.as(ADMIN).commit(...acts('delete', [SHOWN], remove(SHOWN)));
  }),
  no('entry: a public side removed after the draw', (w) => {
    entered(w);
    w.given(remove(ENTRY), drawn());
    w.as(ADMIN).commit(...acts('delete', [SHOWN], remove(SHOWN)));
  }),
  no('entry: removed by the owner after the draw', (w) => {
    entered(w);
    w.given(drawn(), remove(SHOWN));
    w.as(ADMIN).commit(...acts('delete', [ENTRY], remove(ENTRY)));
  }),
  ok('entry: withdrawn after the draw by who entered', (w) => {
    entered(w);
    w.given(drawn());
    w.as('guest').commit(remove(ENTRY), remove(SHOWN));
  }),

  ok('entries: erased by the owner after four weeks, addresses first', (w) => {
    aged(w);
    w.as(ADMIN).commit(remove(ENTRY));
    w.as(ADMIN).commit(remove(SHOWN));
  }),
  ok('entries: addresses erased by the owner, more than could be looked at', (w) => {
    w.given(...crowded());
    until(w, AGED);
    w.as(ADMIN).commit(...crowd.map((uid) => remove(ENTRY.replace('guest', uid))));
  }),
  ok('entries: public sides erased by the owner, more than could be looked at', (w) => {
    w.given(...crowded());
    until(w, AGED);
    w.as(ADMIN).commit(...crowd.map((uid) => remove(SHOWN.replace('p1', uid))));
  }),
  ok('entries: of all weeks, listed by the owner', (w) => w.as(ADMIN).listGroup('Results')),
  no('entries: of all weeks, listed by a player', (w) => w.as('bob').listGroup('Results')),
  ok('public entries: of all weeks, listed by the owner', (w) => w.as(ADMIN).listGroup('PublicResults')),
  no('public entries: of all weeks, listed by a player', (w) => w.as('bob').listGroup('PublicResults')),
  no('entries: addresses erased a second before', (w) => {
    aged(w);
    w.later(-1);
    w.as(ADMIN).commit(remove(ENTRY));
  }),
  no('entries: public sides erased a second before', (w) => {
    aged(w);
    w.later(-1);
    w.as(ADMIN).commit(remove(SHOWN));
  }),
  no('entries: addresses erased by a player after four weeks', (w) => {
    aged(w);
    w.as('bob').commit(remove(ENTRY));
  }),
  no('entries: public sides erased by a player after four weeks', (w) => {
    aged(w);
    w.as('bob').commit(remove(SHOWN));
  }),
  ok('log: a week’s entries erased', (w) =>
    w.as(ADMIN).commit(logged({ act: 'erase', targets: [`weeklyContest/${WEEK}`] }), lastAct()),
  ),
];

/** Faults of levels: told by players in codes, read and erased by the owner alone. */
import { createHash } from 'node:crypto';
import { ADMIN, NOW, remove, set, type Fields, type World } from '../world';
import { no, ok, refused, type Case } from './case';

const DAY = '2026-11-21';
const report = (changes: Fields = {}): Fields => ({
  level: 3,
  fault: 'document',
  day: DAY,
  sentAt: NOW,
  ...changes,
});
const place = (who: string, level = '3', day = DAY): string =>
  `levelFaults/${createHash('sha256').update(`${who}/${level}/${day}`).digest('hex')}`;
const tells = (w: World, changes: Fields = {}, who = 'alice') => {
  const told = { level: 3, day: DAY, ...changes };
  const [level, day] = [told.level, told.day].map((one) => (typeof one === 'object' ? '' : String(one)));
  w.as('alice').commit(set(place(who, level, day), report(changes)));
};

export const FAULTS: readonly Case[] = [
  ok('faults: told by a player', (w) => tells(w)),
  ok('faults: of the map that came with the game', (w) => tells(w, { fault: 'file' })),
  ok('faults: told the day after', (w) => tells(w, { day: '2026-11-20' })),
  ok('faults: of two levels', (w) => {
    tells(w);
    tells(w, { level: 22 });
  }),
  no('faults: told twice a day', (w) => {
    tells(w);
    w.later(60);
    tells(w);
  }),
  no('faults: told by nobody', (w) => w.as(undefined).commit(set(place('alice'), report()))),
  no('faults: told for somebody else', (w) => tells(w, {}, 'bob')),
  no('faults: under another id', (w) => w.as('alice').commit(set('levelFaults/x', report()))),
  ...refused(
    'faults',
    {
      'a field too many': { more: 1 },
      'a level that is none': { level: 23 },
      'a level that is a text': { level: '3' },
      'a text instead of a code': { fault: 'my map is broken' },
      'a day to come': { day: '2026-11-22' },
      'a day before yesterday': { day: '2026-11-19' },
      'a day with more behind it': { day: `${DAY}T00:00:00Z` },
      'the client’s clock': { sentAt: new Date('2026-11-21T11:59:59Z') },
    },
    tells,
  ),
  no('faults: without a code', (w) =>
    w.as('alice').commit(set(place('alice'), { level: 3, day: DAY, sentAt: NOW })),
  ),
  ok('faults: listed by the owner of the site', (w) => w.as(ADMIN).list('levelFaults', 1000)),
  no('faults: more than a thousand at once', (w) => w.as(ADMIN).list('levelFaults', 1001)),
  no('faults: listed by a player', (w) => w.as('alice').list('levelFaults', 10)),
  no('faults: read by whoever told', (w) => w.as('alice').get(place('alice'))),
  ok('faults: erased by the owner of the site', (w) => {
    w.given(set(place('alice'), report()));
    w.as(ADMIN).commit(remove(place('alice')));
  }),
  no('faults: erased by whoever told', (w) => {
    w.given(set(place('alice'), report()));
    w.as('alice').commit(remove(place('alice')));
  }),
];

/** What the owner counts by day has no limit, since a count hands out no document. */
export const COUNTS: readonly Case[] = [
  ok('counts: the boards of a level, by the owner of the site', (w) => w.as(ADMIN).listGroup('level1', 101)),
  no('counts: the boards of a level, by a player', (w) => w.as('alice').listGroup('level1', 101)),
  no('counts: the boards of a level, by nobody', (w) => w.as(undefined).listGroup('level1', 101)),
  ok('counts: a day’s hunts, by the owner of the site', (w) => w.as(ADMIN).list(`dailyHunt/${DAY}/scores`)),
  no('counts: a day’s hunts, by a player', (w) => w.as('alice').list(`dailyHunt/${DAY}/scores`)),
  ok('counts: accounts, by the owner of the site', (w) => w.as(ADMIN).list('accounts')),
  no('counts: accounts, by a player', (w) => w.as('alice').list('accounts')),
];

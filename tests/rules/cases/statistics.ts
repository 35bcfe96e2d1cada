/** How many find each quest: the owner's to publish, everybody's to read. */
import { ADMIN, NOW, remove, set, type Fields, type World } from '../world';
import { no, ok, refused, type Case } from './case';

const PLACE = 'statistics/quests';
const statistics = (changes: Fields = {}): Fields => ({ kept: '{}', sentAt: NOW, ...changes });
const publishes = (w: World, changes: Fields = {}) => w.as(ADMIN).commit(set(PLACE, statistics(changes)));

export const STATISTICS: readonly Case[] = [
  ok('statistics: published by the owner of the site', (w) => publishes(w)),
  ok('statistics: the longest', (w) => publishes(w, { kept: 'x'.repeat(60_000) })),
  ok('statistics: published anew', (w) => {
    publishes(w);
    w.later(60);
    publishes(w);
  }),
  no('statistics: published by a player', (w) => w.as('alice').commit(set(PLACE, statistics()))),
  no('statistics: changed by a player', (w) => {
    w.given(set(PLACE, statistics()));
    w.as('alice').commit(set(PLACE, statistics()));
  }),
  no('statistics: published by nobody', (w) => w.as(undefined).commit(set(PLACE, statistics()))),
  no('statistics: elsewhere', (w) => w.as(ADMIN).commit(set('statistics/others', statistics()))),
  no('statistics: deleted', (w) => {
    w.given(set(PLACE, statistics()));
    w.as(ADMIN).commit(remove(PLACE));
  }),
  ...refused(
    'statistics',
    {
      'a field too many': { more: 1 },
      'no text': { kept: '' },
      'a text too short': { kept: '{' },
      'a text that is a number': { kept: 7 },
      'a text too long': { kept: 'x'.repeat(60_001) },
      'the client’s clock': { sentAt: new Date('2026-11-21T11:59:59Z') },
    },
    publishes,
  ),
  no('statistics: without its text', (w) => w.as(ADMIN).commit(set(PLACE, { sentAt: NOW }))),
  ok('statistics: read by anybody', (w) => w.as(undefined).get(PLACE)),
  no('statistics: a list of them', (w) => w.as('alice').list('statistics', 10)),
];

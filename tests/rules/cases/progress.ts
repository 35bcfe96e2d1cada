/** What a player found: the player's own document, once a minute. */
import { ADMIN, NOW, remove, set, type Fields, type World } from '../world';
import { no, ok, refused, type Case } from './case';

const PLACE = 'progress/alice';
const progress = (changes: Fields = {}): Fields => ({ kept: '{}', sentAt: NOW, ...changes });
const keeps = (w: World, changes: Fields = {}) => w.as('alice').commit(set(PLACE, progress(changes)));

export const PROGRESS: readonly Case[] = [
  ok('progress: one’s own', (w) => keeps(w)),
  ok('progress: the longest', (w) => keeps(w, { kept: 'x'.repeat(80_000) })),
  ok('progress: again after a minute', (w) => {
    keeps(w);
    w.later(60);
    keeps(w);
  }),
  no('progress: again within a minute', (w) => {
    keeps(w);
    w.later(59);
    keeps(w);
  }),
  no('progress: somebody else’s', (w) => w.as('bob').commit(set(PLACE, progress()))),
  no('progress: a guest’s', (w) => w.as('guest').commit(set('progress/guest', progress()))),
  no('progress: signed out', (w) => w.as(undefined).commit(set(PLACE, progress()))),
  no('progress: deleted', (w) => {
    keeps(w);
    w.as('alice').commit(remove(PLACE));
  }),
  no('progress: replaced after a minute by what is none', (w) => {
    keeps(w);
    w.later(60);
    keeps(w, { more: 1 });
  }),
  ...refused(
    'progress',
    {
      'a field too many': { more: 1 },
      'no text': { kept: '' },
      'a text that is a number': { kept: 7 },
      'a text too long': { kept: 'x'.repeat(80_001) },
      'the client’s clock': { sentAt: new Date('2026-11-21T11:59:59Z') },
    },
    keeps,
  ),
  no('progress: without its text', (w) => w.as('alice').commit(set(PLACE, { sentAt: NOW }))),
  ok('progress: read by its player', (w) => w.as('alice').get(PLACE)),
  no('progress: read by somebody else', (w) => w.as('bob').get(PLACE)),
  no('progress: read by the owner of the site', (w) => w.as(ADMIN).get(PLACE)),
  no('progress: all of it', (w) => w.as('alice').list('progress', 10)),
];

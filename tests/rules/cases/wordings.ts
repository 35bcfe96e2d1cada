/** The rules of participation that the owner writes, each version once. */
import { wordingOf } from '../documents';
import { ADMIN, START, remove, set } from '../world';
import { no, ok, refused, type Case } from './case';

export const WORDINGS: readonly Case[] = [
  ok('wording: written by the owner', (w) => w.as(ADMIN).commit(set('wordings/w49-1', wordingOf()))),
  no('wording: written by a player', (w) => w.as('alice').commit(set('wordings/w49-1', wordingOf()))),
  no('wording: under the name of one that the game keeps', (w) =>
    w.as(ADMIN).commit(set('wordings/contest-3', wordingOf())),
  ),
  no('wording: of a strange name', (w) => w.as(ADMIN).commit(set('wordings/W49', wordingOf()))),
  no('wording: changed', (w) => {
    w.given(set('wordings/w49-1', wordingOf()));
    w.as(ADMIN).commit(set('wordings/w49-1', wordingOf({ fr: 'Autre' })));
  }),
  no('wording: taken back', (w) => {
    w.given(set('wordings/w49-1', wordingOf()));
    w.as(ADMIN).commit(remove('wordings/w49-1'));
  }),
  ...refused(
    'wording',
    {
      'without French': { fr: '' },
      'without English': { en: '' },
      'too long': { fr: 'é'.repeat(8001) },
      'too long in English': { en: 'e'.repeat(8001) },
      'a field more': { more: 1 },
      'a stamp of its own': { sentAt: new Date(START - 1000) },
    },
    (w, change) => w.as(ADMIN).commit(set('wordings/w49-1', wordingOf(change))),
  ),
  ok('wording: read by anybody', (w) => w.as(undefined).get('wordings/w49-1')),
  ok('wordings: listed by the owner', (w) => w.as(ADMIN).list('wordings', 100)),
  no('wordings: listed by a player', (w) => w.as('alice').list('wordings', 100)),
  no('wordings: listed without an end', (w) => w.as(ADMIN).list('wordings', 101)),
];

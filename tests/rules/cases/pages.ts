/** The pages that the owner writes in the place of the game's own: each version a wording for good, none written over unseen. */
import { wordingOf } from '../documents';
import { ADMIN, NOW, START, remove, set, type Fields, type World } from '../world';
import { no, ok, refused, type Case } from './case';

const TEXTS = { fr: 'Le règlement', en: 'The rules' };

const page = (changes: Fields = {}): Fields => ({ version: 1, ...TEXTS, sentAt: NOW, ...changes });

/** A version with the wording that stays of it. */
const writes = (w: World, fields: Fields, wording: Fields = {}, name = 'rules', uid = ADMIN) =>
  w
    .as(uid)
    .commit(
      set(`pages/${name}`, fields),
      set(`wordings/${name}-${Number(fields['version']) || 1}`, wordingOf({ ...TEXTS, ...wording })),
    );

/** A third version, where the second is in force. */
const rewrites = (w: World, fields: Fields) => {
  w.given(set('pages/rules', page({ version: 2 })), set('wordings/rules-2', wordingOf()));
  writes(w, page({ version: 3, ...fields }));
};

export const PAGES: readonly Case[] = [
  ok('page: rules written by the owner', (w) => writes(w, page())),
  ok('page: what is kept of whom', (w) => writes(w, page(), {}, 'privacy')),
  no('page: another one', (w) => writes(w, page(), {}, 'prices')),
  no('page: written by a player', (w) => writes(w, page(), {}, 'rules', 'alice')),
  no('page: the second version without a first', (w) => writes(w, page({ version: 2 }))),
  ok('page: the next version', (w) => rewrites(w, {})),
  ...refused(
    'page in the place of the second version',
    { 'the first': { version: 1 }, 'the second again': { version: 2 }, 'the fourth': { version: 4 } },
    rewrites,
  ),
  no('page: a version that is there already, as from a second desk', (w) => {
    w.given(set('wordings/rules-1', wordingOf()));
    writes(w, page());
  }),
  no('page: without its wording', (w) => w.as(ADMIN).commit(set('pages/rules', page()))),
  no('page: the next version without its wording', (w) => {
    w.given(set('pages/rules', page()), set('wordings/rules-1', wordingOf()));
    w.as(ADMIN).commit(set('pages/rules', page({ version: 2 })));
  }),
  no('page: of a wording that was there before', (w) => {
    w.given(set('wordings/rules-1', wordingOf()));
    w.later(60);
    w.as(ADMIN).commit(set('pages/rules', page()));
  }),
  ...refused(
    'page',
    {
      'other words than its wording': { fr: 'Autre' },
      'other words in English': { en: 'Other' },
      'a version in words': { version: '1' },
      'a field more': { more: 1 },
      'a stamp of its own': { sentAt: new Date(START - 1000) },
    },
    (w, change) => writes(w, page(change)),
  ),
  no('page: taken away', (w) => {
    w.given(set('pages/rules', page()));
    w.as(ADMIN).commit(remove('pages/rules'));
  }),
  ok('page: read by anybody', (w) => w.as(undefined).get('pages/rules')),
  no('pages: listed', (w) => w.as(ADMIN).list('pages', 100)),
];

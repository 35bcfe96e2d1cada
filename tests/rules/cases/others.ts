/** Activities, comments, replies, level definitions, and everything else. */
import { DATE, REPLY, activity, comment, definition, keyOf, reply, version, writes } from '../documents';
import { ADMIN, remove, set, type Fields, type World } from '../world';
import { ok, no, guest, refused, type Case } from './case';

const ACTIVITIES = 'accounts/alice/userActivities';
const acts = (w: World, change: Fields) =>
  w.as('alice').commit(...writes('alice', set(`${ACTIVITIES}/a1`, activity(change))));

export const OTHERS: readonly Case[] = [
  ok('activity: one’s own', (w) => acts(w, {})),
  no('activity: somebody else’s', (w) =>
    w.as('bob').commit(...writes('bob', set(`${ACTIVITIES}/a1`, activity()))),
  ),
  no('activity: without the stamp', (w) => w.as('alice').commit(set(`${ACTIVITIES}/a1`, activity()))),
  no('activity: overwritten', (w) => {
    acts(w, {});
    w.later(60);
    acts(w, {});
  }),
  ...refused(
    'activity',
    {
      'a field too many': { more: 1 },
      'a run that is none': { run: 7 },
      'another kind': { type: 'Cheated' },
      'no words': { activity: '' },
      'words that are a number': { activity: 7 },
      'words too long': { activity: 'x'.repeat(81) },
      'an implausible score': { score: 9 },
      'a date that is a number': { date: 7 },
      'a date that is no time': { date: '2026-11-21T24:00:00Z' },
      'a date too short': { date: 'now' },
      'a date too long': { date: `${DATE}${DATE}` },
      'the client’s clock': { sentAt: new Date('2026-11-21T11:59:59Z') },
    },
    acts,
  ),
  ok('activity: with its run', (w) => acts(w, { run: 'AZaz09_-'.repeat(10) })),
  no('activity: a field too few', (w) => {
    const { score: _, ...rest } = activity();
    w.as('alice').commit(...writes('alice', set(`${ACTIVITIES}/a1`, rest)));
  }),
  ok('activities: one’s own', (w) => w.as('alice').list(ACTIVITIES, 100)),
  ok('activity: read by its player', (w) => w.as('alice').get(`${ACTIVITIES}/a1`)),
  ok('activity: read by the owner of the site', (w) => w.as(ADMIN).get(`${ACTIVITIES}/a1`)),
  no('activity: read by somebody else', (w) => w.as('bob').get(`${ACTIVITIES}/a1`)),
  ok('activities: by the owner of the site', (w) => w.as(ADMIN).list(ACTIVITIES, 100)),
  no('activities: a hundred and one', (w) => w.as('alice').list(ACTIVITIES, 101)),
  no('activities: somebody else’s', (w) => w.as('bob').list(ACTIVITIES, 10)),
  ok('comment: a guest’s', (w) => guest(w).commit(...writes('guest', set('comments/c1', comment())))),
  no('comment: signed out', (w) => w.as(undefined).commit(set('comments/c1', comment()))),
  no('comment: without the stamp', (w) => guest(w).commit(set('comments/c1', comment()))),
  no('comment: overwritten', (w) => {
    guest(w).commit(...writes('guest', set('comments/c1', comment())));
    w.later(60);
    guest(w).commit(...writes('guest', set('comments/c1', comment())));
  }),
  ...refused(
    'comment',
    {
      'a field too many': { more: 1 },
      'in the name of another account': { ownerId: 'bob' },
      'no text': { text: '' },
      'a text that is a number': { text: 7 },
      'a text too long': { text: 'x'.repeat(2001) },
      'no name': { name: '' },
      'a date that is a number': { date: 7 },
      'a date that is no time': { date: '2026-11-21T24:00:00Z' },
      'a date too short': { date: 'now' },
      'a date too long': { date: `${DATE}${DATE}` },
      'the client’s clock': { sentAt: new Date('2026-11-21T11:59:59Z') },
    },
    (w, change) => guest(w).commit(...writes('guest', set('comments/c1', comment(change)))),
  ),
  ok('comment: read by who wrote it', (w) => {
    w.given(set('comments/c1', comment()));
    guest(w).get('comments/c1');
  }),
  no('comment: read by somebody else', (w) => {
    w.given(set('comments/c1', comment()));
    w.as('bob').get('comments/c1');
  }),
  ok('comment: read by the owner of the site', (w) => {
    w.given(set('comments/c1', comment()));
    w.as(ADMIN).get('comments/c1');
  }),
  ok('comments: listed by the owner of the site', (w) => w.as(ADMIN).list('comments', 1000)),
  no('comments: listed without a limit', (w) => w.as(ADMIN).list('comments')),
  no('comments: listed by a player', (w) => w.as('bob').list('comments', 10)),
  ok('comment: deleted by the owner of the site', (w) => {
    w.given(set('comments/c1', comment()));
    w.as(ADMIN).commit(remove('comments/c1'));
  }),
  ok('reply: a guest’s', (w) => guest(w).commit(...writes('guest', set(REPLY, reply())))),
  no('reply: signed out', (w) => w.as(undefined).commit(set(REPLY, reply()))),
  no('reply: without the stamp', (w) => guest(w).commit(set(REPLY, reply()))),
  no('reply: the same address again', (w) => {
    guest(w).commit(...writes('guest', set(REPLY, reply())));
    w.later(60);
    guest(w).commit(...writes('guest', set(REPLY, reply({ replyId: 'r2' }))));
  }),
  no('reply: under another address’s key', (w) =>
    guest(w).commit(...writes('guest', set(`popupReplies/${keyOf('max@example.org')}`, reply()))),
  ),
  ...refused(
    'reply',
    {
      'a field too many': { more: 1 },
      'without consent': { newsletterChecked: false },
      'in the name of another account': { ownerId: 'bob' },
      'an address in capitals': { email: 'Zoe.Secret@example.org' },
      'another word': { word: 'MAUVAISEPIOCHE' },
      'a word that is a number': { word: 7 },
      'no id': { replyId: '' },
      'an id that is a number': { replyId: 7 },
      'an id too long': { replyId: 'x'.repeat(65) },
      'a date that is a number': { date: 7 },
      'a date that is no time': { date: '2026-11-21T24:00:00Z' },
      'a date too short': { date: 'now' },
      'a date too long': { date: `${DATE}${DATE}` },
      'the client’s clock': { sentAt: new Date('2026-11-21T11:59:59Z') },
    },
    (w, change) => guest(w).commit(...writes('guest', set(REPLY, reply(change)))),
  ),
  no('reply: no address', (w) =>
    guest(w).commit(...writes('guest', set(`popupReplies/${keyOf('nobody')}`, reply({ email: 'nobody' })))),
  ),
  no('reply: an address too long', (w) => {
    const email = `${'x'.repeat(250)}@example.org`;
    guest(w).commit(...writes('guest', set(`popupReplies/${keyOf(email)}`, reply({ email }))));
  }),
  no('reply: an address in capitals under its own key', (w) => {
    const email = 'ZOE@example.org';
    guest(w).commit(...writes('guest', set(`popupReplies/${keyOf(email)}`, reply({ email }))));
  }),
  ok('reply: did it arrive? asked by who sent it', (w) => {
    w.given(set(REPLY, reply()));
    guest(w).get(REPLY);
  }),
  no('reply: asked by somebody else', (w) => {
    w.given(set(REPLY, reply()));
    w.as('bob').get(REPLY);
  }),
  ok('reply: read by the owner of the site', (w) => w.as(ADMIN).get(REPLY)),
  ok('replies: listed by the owner of the site', (w) => w.as(ADMIN).list('popupReplies', 1000)),
  no('replies: listed without a limit', (w) => w.as(ADMIN).list('popupReplies')),
  no('replies: listed by a player', (w) => w.as('bob').list('popupReplies', 10)),
  ok('levels: read by anybody', (w) => {
    w.as(undefined).get('levelData/level1');
    w.as(undefined).list('levelData', 100);
  }),
  no('levels: without a limit', (w) => w.as(undefined).list('levelData')),
  ok('level: uploaded again by the owner of the site', (w) =>
    w.as(ADMIN).commit(set('levelData/level1', definition())),
  ),
  ok('level: uploaded by the owner of the site', (w) =>
    w.as(ADMIN).commit(set('levelData/level2', definition({ level: 2 }))),
  ),
  no('level: uploaded by a player', (w) => w.as('alice').commit(set('levelData/level1', definition()))),
  no('level: deleted', (w) => w.as(ADMIN).commit(remove('levelData/level1'))),
  ...refused(
    'level',
    {
      'under another number': { level: 2 },
      'a number that is a text': { level: '1' },
      'quests that are no list': { quests: 'many' },
      'a date that is a number': { updateDate: 7 },
      'counts that are texts': { counts: { normal: '10', duplicate: 5 } },
      'no count of duplicates': { counts: { normal: 10, duplicate: null } },
    },
    (w, change) => w.as(ADMIN).commit(set('levelData/level1', definition(change))),
  ),
  ok('level’s past: kept and read by the owner of the site', (w) => {
    for (const place of ['levelData/level1/versions/0', 'levelData/level22/versions/9'])
      w.as(ADMIN).commit(set(place, version()));
    w.as(ADMIN).get('levelData/level1/versions/0');
    w.as(ADMIN).list('levelData/level1/versions', 100);
  }),
  ok('level’s past: written round by the owner of the site', (w) => {
    w.given(set('levelData/level9/versions/3', version()));
    w.as(ADMIN).commit(set('levelData/level9/versions/3', version({ number: 13 })));
  }),
  no('level’s past: read by a player', (w) => {
    w.given(set('levelData/level1/versions/0', version()));
    w.as('alice').get('levelData/level1/versions/0');
  }),
  no('level’s past: listed by a player', (w) => w.as('alice').list('levelData/level1/versions', 100)),
  no('level’s past: without a limit', (w) => w.as(ADMIN).list('levelData/level1/versions')),
  no('level’s past: kept by a player', (w) =>
    w.as('alice').commit(set('levelData/level1/versions/0', version())),
  ),
  no('level’s past: deleted', (w) => {
    w.given(set('levelData/level1/versions/0', version()));
    w.as(ADMIN).commit(remove('levelData/level1/versions/0'));
  }),
  ...[
    'level0/versions/0',
    'level23/versions/0',
    'level01/versions/0',
    'level1/versions/10',
    'level1/versions/x',
  ].map((place) =>
    no(`level’s past: in the place ${place}`, (w) =>
      w.as(ADMIN).commit(set(`levelData/${place}`, version())),
    ),
  ),
  ...refused(
    'level’s past',
    {
      'a number that is a text': { number: '1' },
      'nothing in it': { kept: '' },
      'too long': { kept: 'x'.repeat(1_000_001) },
      'no text': { kept: 12 },
      'something besides': { note: 'x' },
      'the client’s clock': { sentAt: new Date('2026-11-21T11:59:59Z') },
    },
    (w, change) => w.as(ADMIN).commit(set('levelData/level1/versions/0', version(change))),
  ),
  ...['scores', 'userActivities', 'comments', 'users'].flatMap((group) => [
    no(`all ${group} at once: by a player`, (w) => w.as('alice').listGroup(group)),
    no(`all ${group} at once: by the owner of the site`, (w) => w.as(ADMIN).listGroup(group)),
  ]),
  no('anything else: written', (w) => w.as(ADMIN).commit(set('other/x', { a: 1 }))),
  no('anything else: read', (w) => w.as(ADMIN).get('other/x')),
];

/** The owner's acts on rows, and the log of all acts: logged or refused. */
import { WEEK, acts, hunt, huntPath, lastAct, logged, score } from '../documents';
import { ADMIN, START, remove, set, update, type Fields, type World } from '../world';
import { no, ok, refused, type Case } from './case';

const ROW = `leaderboard/${WEEK}/level1/s1`;

/** What the owner does in a second, known to the very instant. */
const MOMENT = new Date(START + 1000);
const inASecond = (w: World, path: string): void => {
  w.given(logged({ targets: [path], sentAt: MOMENT }), lastAct({ sentAt: MOMENT }));
  w.later(1);
};

/** Hiding, showing and deleting a row of a board. */
const rowCases = (what: string, path: string, document: () => Fields): readonly Case[] => {
  const given = (w: World, more: Fields = {}) => w.given(set(path, { ...document(), ...more }));
  return [
    ok(`${what}: hidden by the owner of the site`, (w) => {
      given(w);
      w.as(ADMIN).commit(...acts('hide', [path], update(path, { hidden: true })));
    }),
    ok(`${what}: shown again`, (w) => {
      given(w, { hidden: true });
      w.as(ADMIN).commit(...acts('show', [path], update(path, { hidden: false })));
    }),
    ok(`${what}: deleted by the owner of the site`, (w) => {
      given(w);
      w.as(ADMIN).commit(...acts('delete', [path], remove(path)));
    }),
    no(`${what}: hidden by a player, with a log`, (w) => {
      given(w);
      w.given(...acts('hide', [path]));
      w.as('bob').commit(update(path, { hidden: true }));
    }),
    no(`${what}: hidden by a player at the moment of an act`, (w) => {
      given(w);
      inASecond(w, path);
      w.as('bob').commit(update(path, { hidden: true }));
    }),
    no(`${what}: hidden without a log`, (w) => {
      given(w);
      w.as(ADMIN).commit(update(path, { hidden: true }));
    }),
    no(`${what}: deleted without a log`, (w) => {
      given(w);
      w.as(ADMIN).commit(remove(path));
    }),
    no(`${what}: deleted as if it were hidden`, (w) => {
      given(w);
      w.as(ADMIN).commit(...acts('hide', [path], remove(path)));
    }),
    no(`${what}: hidden as if it were shown`, (w) => {
      given(w);
      w.as(ADMIN).commit(...acts('show', [path], update(path, { hidden: true })));
    }),
    no(`${what}: shown as if it were hidden`, (w) => {
      given(w, { hidden: true });
      w.as(ADMIN).commit(...acts('hide', [path], update(path, { hidden: false })));
    }),
    no(`${what}: hidden where the log names another`, (w) => {
      given(w);
      w.as(ADMIN).commit(...acts('hide', [`${path}x`], update(path, { hidden: true })));
    }),
    no(`${what}: deleted where the log names another`, (w) => {
      given(w);
      w.as(ADMIN).commit(...acts('delete', [`${path}x`], remove(path)));
    }),
    no(`${what}: hidden under the log of another moment`, (w) => {
      given(w);
      w.as(ADMIN).commit(...acts('hide', [path]));
      w.later(1);
      w.as(ADMIN).commit(update(path, { hidden: true }));
    }),
    ...refused(
      `${what}: hidden`,
      { 'and faster': { hidden: true, time: 1 }, 'with a text': { hidden: 'yes' } },
      (w, change) => {
        given(w);
        w.as(ADMIN).commit(...acts('hide', [path], update(path, change)));
      },
    ),
    no(`${what}: shown with a text`, (w) => {
      given(w);
      w.as(ADMIN).commit(...acts('show', [path], update(path, { hidden: 'no' })));
    }),
  ];
};

const LOG: readonly Case[] = [
  ok('log: read by the owner of the site', (w) => w.as(ADMIN).list('deskLog', 100)),
  no('log: read by a player', (w) => w.as('bob').list('deskLog', 10)),
  no('log: without a limit', (w) => w.as(ADMIN).list('deskLog')),
  ok('log: written by the owner of the site', (w) => w.as(ADMIN).commit(logged(), lastAct())),
  no('log: written by a player', (w) => w.as('bob').commit(logged())),
  no('log: changed', (w) => {
    w.given(logged());
    w.as(ADMIN).commit(logged({ subject: 'Somebody else' }));
  }),
  no('log: deleted', (w) => {
    w.given(logged());
    w.as(ADMIN).commit(remove('deskLog/a1'));
  }),
  ...refused(
    'log',
    {
      'a field too many': { more: 1 },
      'an act nobody knows': { act: 'praise' },
      'about nobody': { subject: '' },
      'about a number': { subject: 7 },
      'about too much': { subject: 'x'.repeat(301) },
      'a target that is a text': { targets: 'everything' },
      'of nothing': { targets: [] },
      'the client’s clock': { sentAt: new Date('2026-11-21T11:59:59Z') },
    },
    (w, change) => w.as(ADMIN).commit(logged(change)),
  ),
  no('the last act: named by a player', (w) => {
    w.given(logged());
    w.as('bob').commit(lastAct());
  }),
  no('the last act: named by a player at the moment of a line', (w) => {
    inASecond(w, 'x');
    w.as('bob').commit(lastAct());
  }),
  no('the last act: of an older line', (w) => {
    w.given(logged());
    w.later(1);
    w.as(ADMIN).commit(lastAct());
  }),
  ...refused(
    'the last act',
    { 'a field too many': { more: 1 }, 'the client’s clock': { sentAt: new Date('2026-11-21T11:59:59Z') } },
    (w, change) => w.as(ADMIN).commit(logged(), lastAct(change)),
  ),
  no('the last act: with a log by a player', (w) => w.as('bob').commit(logged(), lastAct())),
];

export const DESK: readonly Case[] = [
  ...rowCases('score', ROW, score),
  ...rowCases('hunt', huntPath(), hunt),
  ...LOG,
];

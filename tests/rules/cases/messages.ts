/** What the owner does with visitors' messages, and nobody else. */
import { REPLY, comment, reply } from '../documents';
import { ADMIN, remove, set, update, type Fields, type World } from '../world';
import { no, ok, refused, type Case } from './case';

const COMMENT = 'comments/c1';
const arrived = (w: World, more: Fields = {}): void =>
  w.given(set(COMMENT, { ...comment(), ...more }), set(REPLY, { ...reply(), ...more }));

const of = (name: string, path: string): readonly Case[] => [
  ok(`${name}: marked as read by the owner of the site`, (w) => {
    arrived(w);
    w.as(ADMIN).commit(update(path, { read: true }));
  }),
  ok(`${name}: marked as new again`, (w) => {
    arrived(w, { read: true });
    w.as(ADMIN).commit(update(path, { read: false }));
  }),
  no(`${name}: marked by who wrote it`, (w) => {
    arrived(w);
    w.as('guest').commit(update(path, { read: true }));
  }),
  ...refused(
    `${name}: marked`,
    {
      'with a text': { read: 'yes' },
      'with another date': { read: true, date: '2026-11-20T11:59:00.000Z' },
    },
    (w, change) => {
      arrived(w);
      w.as(ADMIN).commit(update(path, change));
    },
  ),
];

export const MESSAGES: readonly Case[] = [
  ...of('comment', COMMENT),
  ...of('reply', REPLY),
  ok('reply: deleted by the owner of the site', (w) => {
    arrived(w);
    w.as(ADMIN).commit(remove(REPLY));
  }),
];

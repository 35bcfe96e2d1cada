import { describe, expect, it } from 'vitest';
import { isDocument, plain } from '../../../src/records/kept-documents';
import {
  activityIdOf,
  boardPath,
  contestPath,
  drawsPath,
  entriesPath,
  huntsPath,
  identityOf,
  isBeside,
  isOwned,
  levelDataPath,
  listsPath,
  ownerOf,
  pathOf,
  publicEntriesPath,
  sealPath,
  seedPath,
  STATISTICS_PATH,
  winnersPath,
  wordingPath,
} from '../../../src/records/paths';
import type { Write } from '../../../src/records/schema';
import { activitiesPath } from '../../../src/records/user-paths';

const WEEK = '2026-W48' as Parameters<typeof boardPath>[0];
const DAY = '2026-11-27' as Parameters<typeof huntsPath>[0];

/** A write of which the paths alone matter. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest of its document says nothing about where it lies
const write = (kind: Write['kind'], document: object = {}, id = 'id', userId = 'anna') =>
  ({ kind, id, userId, document }) as unknown as Write;

const SCORE = write('score', { week: WEEK, level: 7, userId: 'anna' }, 's1');

describe('a path', () => {
  it('of a place for many is a collection, and of one document is one', () => {
    const collections = [
      boardPath(WEEK, 7),
      huntsPath(DAY),
      entriesPath(WEEK),
      publicEntriesPath(WEEK),
      drawsPath(WEEK),
      listsPath(WEEK),
      winnersPath(WEEK),
      activitiesPath('anna'),
    ];
    const documents = [
      contestPath(WEEK),
      wordingPath('v1'),
      sealPath(WEEK),
      seedPath(WEEK),
      STATISTICS_PATH,
      levelDataPath(7),
    ];
    expect(collections.map(isDocument)).toEqual(collections.map(() => false));
    expect(documents.map(isDocument)).toEqual(documents.map(() => true));
    expect(new Set([...collections, ...documents]).size).toBe(14);
  });

  it('of all that belongs to a contest lies under its plan', () => {
    for (const path of [
      entriesPath,
      publicEntriesPath,
      drawsPath,
      sealPath,
      seedPath,
      listsPath,
      winnersPath,
    ])
      expect(path(WEEK).startsWith(`${contestPath(WEEK)}/`)).toBe(true);
  });

  it('of a write is a document of its own in the place of its kind', () => {
    const paths = [
      [SCORE, `${boardPath(WEEK, 7)}/s1`],
      [write('hunt', { day: DAY }, 'h1'), `${huntsPath(DAY)}/h1`],
      [write('entry', { week: WEEK }, 'e1'), `${publicEntriesPath(WEEK)}/e1`],
      [write('activity', {}, 'a1'), `${activitiesPath('anna')}/a1`],
      [write('reply', {}, 'r1'), 'popupReplies/r1'],
      [write('comment', {}, 'c1'), 'comments/c1'],
    ] as const;
    for (const [one, path] of paths) {
      expect(pathOf(one)).toBe(path);
      expect(isDocument(pathOf(one))).toBe(true);
    }
  });
});

describe('whose a write is', () => {
  it('is told by its document, of an activity by its place; a guest’s is nobody’s', () => {
    for (const kind of ['score', 'hunt', 'entry'] as const) {
      expect(ownerOf(write(kind, { userId: 'anna' }))).toBe('anna');
      expect(ownerOf(write(kind, { userId: '' }))).toBeUndefined();
      expect(isOwned(write(kind, { userId: '' }))).toBe(false);
    }
    expect([ownerOf(write('activity')), isOwned(write('activity'))]).toEqual(['anna', true]);
    for (const kind of ['reply', 'comment'] as const)
      expect(ownerOf(write(kind, { userId: 'anna' }))).toBeUndefined();
  });

  it('an activity is beside the score it remembers, and beside no other', () => {
    const activity = write('activity', {}, activityIdOf('s1'));
    expect(isBeside(activity, SCORE)).toBe(true);
    expect(isBeside(write('activity', {}, activityIdOf('s2')), SCORE)).toBe(false);
    expect(isBeside(write('score', {}, activityIdOf('s1')), SCORE)).toBe(false);
    expect(isBeside(activity, write('hunt', {}, 's1'))).toBe(false);
  });

  it('a reply stays the same whatever its address, and all else by its id', () => {
    expect(identityOf(write('reply', { replyId: 'r7' }, 'an address'))).toBe('r7');
    expect(identityOf(write('comment', { replyId: 'r7' }, 'c1'))).toBe('c1');
  });
});

describe('a document that is taken out', () => {
  it('has its hours as texts, and all else as it was', () => {
    const date = new Date('2026-11-27T10:00:00Z');
    const odd = { toDate: 'never' };
    const none = { toDate: () => 'never' };
    expect(plain({ at: { toDate: () => date }, name: 'léa', score: 3, none, odd, nothing: null })).toEqual({
      at: '2026-11-27T10:00:00.000Z',
      name: 'léa',
      score: 3,
      none,
      odd,
      nothing: null,
    });
  });
});

/** What the database must know of the catalogue: how many levels have boards, and the indexes of those boards. */

import type { CALENDAR } from '../src/contest/calendar';
import type { CatalogueLevel } from '../src/maps/catalogue';

const BOUND = /(function isLevel\(level\) \{ return level is int && level >= 1 && level <= )\d+;/;

const LEAST =
  /(function least\(kind, level\) \{\n +return kind == 'normal'\n +\? )\[[^\]]*\](\n +: )\[[^\]]*\];/;

type Counts = CatalogueLevel['questCounts'];

/** The rules with the least number of quests of each level, by id. Throws when the rules have no place for them. */
export function withCounts(rules: string, counts: readonly Counts[]): string {
  if (!LEAST.test(rules)) throw new Error('firestore.rules: there is no least to be written');
  const list = (kind: keyof Counts): string => `[${counts.map((one) => Math.max(1, one[kind])).join(', ')}]`;
  return rules.replace(LEAST, `$1${list('normal')}$2${list('duplicate')};`);
}

const CONTESTS = /( *\/\/ <contests>[^\n]*\n)[\s\S]*?( *\/\/ <\/contests>)/;

/** The rules with the calendar of contests: the level, mode and quest of each week, and nothing for one that has none. */
export function withContests(rules: string, calendar: typeof CALENDAR): string {
  if (!CONTESTS.test(rules)) throw new Error('firestore.rules: there is no place for the contests');
  const weeksOf = new Map<string, number[]>();
  for (const { weeks, level, mode, quest = '' } of calendar) {
    const game = `[${String(level)}, ${String(mode)}, '${quest}']`;
    weeksOf.set(
      game,
      [...(weeksOf.get(game) ?? []), ...weeks].toSorted((a, b) => a - b),
    );
  }
  const rows = [...weeksOf].map(
    ([game, weeks]) => `int(week[6:8]) in [${weeks.join(', ')}] ? ${game}\n        : `,
  );
  return rules.replace(CONTESTS, `$1    function usual(week) {\n      return ${rows.join('')}[];\n    }\n$2`);
}

/** The rules for this number of levels. Throws when the rules do not say which ids are levels. */
export function rulesFor(rules: string, levels: number): string {
  if (!BOUND.test(rules)) throw new Error('firestore.rules: there is no isLevel to be written');
  return rules.replace(BOUND, `$1${String(levels)};`);
}

type Order = 'ASCENDING' | 'DESCENDING';

type Field = readonly [fieldPath: string, order: Order];
type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

const index = (collectionGroup: string, fields: readonly Field[], queryScope: Scope = 'COLLECTION') => ({
  collectionGroup,
  queryScope,
  fields: fields.map(([fieldPath, order]) => ({ fieldPath, order })),
});

const BOARD_ORDERS: readonly (readonly Field[])[] = [
  [
    ['gameMode', 'ASCENDING'],
    ['score', 'DESCENDING'],
    ['date', 'ASCENDING'],
  ],
  [
    ['gameMode', 'ASCENDING'],
    ['time', 'ASCENDING'],
    ['date', 'ASCENDING'],
  ],
  [
    ['quest', 'ASCENDING'],
    ['time', 'ASCENDING'],
    ['date', 'ASCENDING'],
  ],
];

const BY_TIME: readonly Field[] = [
  ['time', 'ASCENDING'],
  ['date', 'ASCENDING'],
];

/** Long texts and lists that no query asks for, by their collections; a level's board is added for each. */
const TEXTS = {
  scores: ['runs'],
  PublicResults: ['run'],
  userActivities: ['run'],
  comments: ['text'],
  progress: ['kept'],
  statistics: ['kept'],
  // what the owner writes, sends and publishes
  weeklyContest: ['textFr', 'textEn', 'picture', 'pictureFr', 'pictureEn'],
  wordings: ['fr', 'en'],
  pages: ['fr', 'en'],
  levelData: ['quests'],
  versions: ['kept'],
  Lists: ['ids'],
} as const;

/** A field without an index: each entry of one is paid for and kept, and none of these is ever looked up. */
const without = (collectionGroup: string, fieldPath: string) => ({ collectionGroup, fieldPath, indexes: [] });

/** When a row arrived, of all weeks together: a day's rows are counted by it. */
const byHour = (collectionGroup: string) => ({
  collectionGroup,
  fieldPath: 'sentAt',
  indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
});

/** Whose week it is, of all weeks together and in no other index: what is no longer kept is found by it. */
const byWeek = (collectionGroup: string) => ({
  collectionGroup,
  fieldPath: 'week',
  indexes: [{ order: 'DESCENDING', queryScope: 'COLLECTION_GROUP' }],
});

/** `firestore.indexes.json` for so many levels: each board by score or time, then date, and each quest's by time, of a week and of all weeks; hunts and entries by time; rows by the hour they came at, entries by their week; none on long texts. */
export function indexesFor(levels: number): string {
  const groups = Array.from({ length: levels }, (_, i) => `level${String(i + 1)}`);
  // of a week, and of all weeks together
  const boards = groups.flatMap((board) =>
    BOARD_ORDERS.flatMap((order) => [index(board, order), index(board, order, 'COLLECTION_GROUP')]),
  );
  const hunts = index('scores', BY_TIME);
  const entries = index('PublicResults', BY_TIME);
  const fieldOverrides = [
    ...groups.flatMap((board) => [without(board, 'feedback'), without(board, 'run'), byHour(board)]),
    ...Object.entries(TEXTS).flatMap(([group, fields]) => fields.map((field) => without(group, field))),
    ...['Results', 'PublicResults'].map(byWeek),
  ];
  return `${JSON.stringify({ indexes: [...boards, hunts, entries], fieldOverrides }, null, 2)}\n`;
}

/** What the database must know of the catalogue: how many levels have boards, and the indexes of those boards. */

const BOUND = /(function isLevel\(level\) \{ return level is int && level >= 1 && level <= )\d+;/;

/** The rules for so many levels. Throws when they do not say which ids are levels. */
export function rulesFor(rules: string, levels: number): string {
  if (!BOUND.test(rules)) throw new Error('firestore.rules: there is no isLevel to be written');
  return rules.replace(BOUND, `$1${String(levels)};`);
}

type Order = 'ASCENDING' | 'DESCENDING';

const index = (
  collectionGroup: string,
  ...fields: readonly (readonly [fieldPath: string, order: Order])[]
) => ({
  collectionGroup,
  queryScope: 'COLLECTION',
  fields: fields.map(([fieldPath, order]) => ({ fieldPath, order })),
});

/** `firestore.indexes.json` for so many levels: each board by score or time, then date; hunts by time. */
export function indexesFor(levels: number): string {
  const boards = Array.from({ length: levels }, (_, i) => `level${String(i + 1)}`).flatMap((board) => [
    index(board, ['gameMode', 'ASCENDING'], ['score', 'DESCENDING'], ['date', 'ASCENDING']),
    index(board, ['gameMode', 'ASCENDING'], ['time', 'ASCENDING'], ['date', 'ASCENDING']),
  ]);
  const hunts = index('scores', ['time', 'ASCENDING'], ['date', 'ASCENDING']);
  return `${JSON.stringify({ indexes: [...boards, hunts], fieldOverrides: [] }, null, 2)}\n`;
}

/** The file in which a player takes everything that is kept of an account. */

/** A document that is the account's own, as it is stored. */
export interface OwnDocument {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Hours of the server as texts, so that the file is read without the database's software. */
function readable(value: unknown): unknown {
  const isStamp = typeof value === 'object' && value !== null && 'toDate' in value;
  if (!isStamp || typeof value.toDate !== 'function') return value;
  const date: unknown = value.toDate();
  return date instanceof Date ? date.toISOString() : value;
}

function plain(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, readable(value)]));
}

/** JSON with every document under its path, in their order; `now` in epoch milliseconds. */
export function exportOf(documents: readonly OwnDocument[], now: number): string {
  const inOrder = documents.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const file = {
    game: 'Worldmaps',
    date: new Date(now).toISOString(),
    documents: Object.fromEntries(inOrder.map(({ path, data }) => [path, plain(data)])),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

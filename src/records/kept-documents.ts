/** Documents as they are kept, for whoever takes them out: a player their own, the owner all of them. */

export interface KeptDocument {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Turns the server's timestamps into ISO texts, so that an export can be read without the database's library. */
function readable(value: unknown): unknown {
  const isStamp = typeof value === 'object' && value !== null && 'toDate' in value;
  if (!isStamp || typeof value.toDate !== 'function') return value;
  const date: unknown = value.toDate();
  return date instanceof Date ? date.toISOString() : value;
}

export function plain(data: KeptDocument['data']): KeptDocument['data'] {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, readable(value)]));
}

/** A document's path has an even number of parts, a collection's an odd one. */
export function isDocument(path: string): boolean {
  return path.split('/').length % 2 === 0;
}

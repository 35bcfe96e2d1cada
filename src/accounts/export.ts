/** The file in which a player takes everything that is kept of an account. */
import { plain, type KeptDocument } from '../records/kept-documents';

/** A document that is the account's own, as it is stored. */
export type OwnDocument = KeptDocument;

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

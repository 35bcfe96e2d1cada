/** Makes the booth forget a visitor: names, addresses, drafts, progress and the choice of language. */
import { keyOf, type Shelf } from '../kept/kept';

/** What belongs to the booth or its owner, and outlives every visit. */
const KEPT = (['kiosk', 'uploaded'] as const).map(keyOf);

type Visited = Shelf<'key' | 'length' | 'removeItem'>;

function forget(shelf: Visited): void {
  try {
    const storage = shelf();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys)
      if (key !== null && !KEPT.some((kept) => key.startsWith(kept))) storage.removeItem(key);
  } catch {
    // a device that keeps nothing has nothing to forget
  }
}

/** Scores and entries are not touched: they are records, and the outbox sends them. */
export function wipeVisitor(local: Visited, session: Visited): void {
  forget(local);
  forget(session);
}

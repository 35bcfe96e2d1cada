/** Deletes a visitor's data from the booth: names, addresses, drafts, progress and language. */
import { keyOf, type Shelf } from '../kept/kept';

/** Keys that belong to the booth or its owner and survive every visit. */
const KEPT = (['kiosk', 'uploaded'] as const).map(keyOf);

type Visited = Shelf<'key' | 'length' | 'removeItem'>;

function forget(shelf: Visited): void {
  try {
    const storage = shelf();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys)
      if (key !== null && !KEPT.some((kept) => key.startsWith(kept))) storage.removeItem(key);
  } catch {
    // blocked storage holds nothing to delete
  }
}

/** Clears both storages. Scores and entries stay: they are records in IndexedDB, which the outbox sends. */
export function wipeVisitor(local: Visited, session: Visited): void {
  forget(local);
  forget(session);
}

/** Tells who was signed in last on this device, for the header that stands before the accounts' own code is there. */
import { itemOf, parseText, readText, type Shelf } from '../kept/kept';

/** Undefined when nobody was, or when only that somebody was is known. */
export function signedInName(shelf: Shelf<'getItem'>): string | undefined {
  const name = parseText(readText('signedIn', shelf), (raw) => itemOf(raw, 'name'));
  return typeof name === 'string' ? name : undefined;
}

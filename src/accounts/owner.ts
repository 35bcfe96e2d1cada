/** Which of a device's accounts has the owner's tools: the one that opened them in its settings, whatever its address. */
import { keptStore, type KeptStore } from '../kept/store';
import type { Shelf } from '../kept/kept';

/** An account id; empty when the tools are shut. */
export type KeptOwner = KeptStore<string>;

const parseOwner = (raw: unknown): string => (typeof raw === 'string' ? raw : '');

/** In a storage that a booth wipes after each visit. */
export function ownerOver(shelf: Shelf<'getItem' | 'setItem'>): KeptOwner {
  return keptStore('owner', parseOwner, shelf);
}

/** Derives the seed of a run from what its player cannot choose, so that nobody draws seeds until one is easy. */
import type { Mode } from '../game/modes';

/** Length of a slot in ms: whoever wants another order of quests waits for the next one. */
export const SLOT_MS = 10_000;

/** The slot of an instant in epoch ms. */
export function slotOf(instant: number): number {
  return Math.floor(instant / SLOT_MS);
}

export interface SeedSource {
  readonly edition: number;
  readonly mode: Mode;
  /** The slot in which the run was set up. */
  readonly slot: number;
}

/** A 32-bit seed; runs of one level and mode that are set up in one slot ask the same quests in the same order. */
export function seedOf({ edition, mode, slot }: SeedSource): number {
  let mixed = edition | 0;
  for (const part of [mode, slot]) {
    mixed = Math.imul(mixed ^ (part | 0), 0x9e3779b1);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x85ebca6b);
    mixed ^= mixed >>> 13;
  }
  return mixed >>> 0;
}

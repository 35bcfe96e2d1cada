/** What this device remembers of the week's explorers, so that a look at the database is paid for only when it is needed. */
import type { WeekKey } from '../contest/weeks';
import { itemOf, keepValue, readValue, type Shelf } from '../kept/kept';

export interface ExplorerMemory {
  /** The player's own document as it was written last, with its path. */
  readonly own: () => unknown;
  readonly keepOwn: (copy: { readonly path: string; readonly explorer: unknown }) => void;
  /** The week's best as it was read last; undefined when it was not. */
  readonly best: (week: WeekKey) => unknown;
  readonly keepBest: (week: WeekKey, document: unknown) => void;
}

/** The week's best with the instant at which it was read, epoch milliseconds. */
export interface KeptBest {
  readonly at: number;
  readonly document: unknown;
}

export function keptBest(week: WeekKey, shelf: Shelf<'getItem'>): KeptBest | undefined {
  return readValue(
    'explorers',
    (raw) => {
      if (itemOf(raw, 'week') !== week) return undefined;
      const at = itemOf(raw, 'at');
      return { at: typeof at === 'number' ? at : 0, document: itemOf(raw, 'document') };
    },
    shelf,
  );
}

/** `now`: epoch milliseconds. */
export function explorerMemory(shelf: Shelf<'getItem' | 'setItem'>, now: () => number): ExplorerMemory {
  return {
    own: () => readValue('explorer', (raw) => raw, shelf),
    keepOwn: (copy) => void keepValue('explorer', copy, shelf),
    best: (week) => keptBest(week, shelf)?.document,
    keepBest: (week, document) => void keepValue('explorers', { week, at: now(), document }, shelf),
  };
}

/** Remembers nothing: every question is asked. */
export const NO_MEMORY: ExplorerMemory = {
  own: () => undefined,
  keepOwn: () => undefined,
  best: () => undefined,
  keepBest: () => undefined,
};

/** A short log of level documents that were refused, for the owner who has to mend them; kept on the device. */
import { itemsOf, keepValue, readValue, type Shelf } from '../kept/kept';
import { CATALOGUE } from '../maps/catalogue';

export interface LevelFault {
  readonly level: number;
  readonly fault: string;
}

export function levelFaults(shelf: Shelf<'getItem'>): readonly LevelFault[] {
  return readValue('levelFaults', (raw) => itemsOf(raw, isFault), shelf);
}

/** The latest fault of each level; a level that is well again has none. */
export function noteLevelFault(
  level: number,
  fault: string | undefined,
  shelf: Shelf<'getItem' | 'setItem'>,
): void {
  const noted = levelFaults(shelf);
  const others = noted.filter((one) => one.level !== level);
  const next = fault === undefined ? others : [...others, { level, fault }];
  if (fault === undefined && next.length === noted.length) return;
  // what cannot be kept is found again when the level is next read
  keepValue('levelFaults', next.slice(-CATALOGUE.length), shelf);
}

function isFault(value: unknown): value is LevelFault {
  return (
    typeof value === 'object' &&
    value !== null &&
    'level' in value &&
    typeof value.level === 'number' &&
    'fault' in value &&
    typeof value.fault === 'string'
  );
}

/** A short log, kept on the device, of invalid level documents, so that the owner can mend them. */
import { itemsOf, keepValue, readValue, type Shelf } from '../kept/kept';
import { CATALOGUE } from '../maps/catalogue';

export interface LevelFault {
  readonly level: number;
  readonly fault: string;
}

export function levelFaults(shelf: Shelf<'getItem'>): readonly LevelFault[] {
  return readValue('levelFaults', (raw) => itemsOf(raw, isFault), shelf);
}

/** Records a level's latest fault; undefined removes it once the document is valid. */
export function noteLevelFault(
  level: number,
  fault: string | undefined,
  shelf: Shelf<'getItem' | 'setItem'>,
): void {
  const noted = levelFaults(shelf);
  const others = noted.filter((one) => one.level !== level);
  const next = fault === undefined ? others : [...others, { level, fault }];
  if (fault === undefined && next.length === noted.length) return;
  // if storage is blocked, the fault is found again when the level is next read
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

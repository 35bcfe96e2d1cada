/** A short log of level documents that were refused, for the owner who has to mend them; kept on the device. */
import { CATALOGUE } from '../maps/catalogue';

const KEY = 'worldmaps.levelFaults';

/** A storage may throw on any touch: blocked, full, or none at all. */
export type FaultStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface LevelFault {
  readonly level: number;
  readonly fault: string;
}

export function levelFaults(storage: () => FaultStorage): readonly LevelFault[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isFault) : [];
  } catch {
    return [];
  }
}

/** The latest fault of each level; a level that is well again has none. */
export function noteLevelFault(level: number, fault: string | undefined, storage: () => FaultStorage): void {
  const others = levelFaults(storage).filter((one) => one.level !== level);
  const next = fault === undefined ? others : [...others, { level, fault }];
  if (fault === undefined && next.length === levelFaults(storage).length) return;
  try {
    storage().setItem(KEY, JSON.stringify(next.slice(-CATALOGUE.length)));
  } catch {
    // it is found again when the level is next read
  }
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

/** A short log, kept on the device, of levels that are not valid, so that the owner can mend them. */
import { itemsOf, keepValue, readValue, type Shelf } from '../kept/kept';
import { CATALOGUE } from '../maps/catalogue';

export interface LevelFault {
  readonly level: number;
  readonly fault: string;
  /** `file`: the map that came with the game; otherwise the database's document. */
  readonly kind?: 'file' | undefined;
  /** The last day on which this device met it. */
  readonly met?: string | undefined;
  /** The last day on which the owner was told of it. */
  readonly told?: string | undefined;
}

export function levelFaults(shelf: Shelf<'getItem'>): readonly LevelFault[] {
  return readValue('levelFaults', (raw) => itemsOf(raw, isFault), shelf);
}

interface Noting extends Pick<LevelFault, 'kind'> {
  readonly shelf: Shelf<'getItem' | 'setItem'>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Records a level's latest fault; undefined removes it once the level is valid. */
export function noteLevelFault(level: number, fault: string | undefined, { shelf, now, kind }: Noting): void {
  const noted = levelFaults(shelf);
  const others = noted.filter((one) => one.level !== level);
  const told = noted.find((one) => one.level === level)?.told;
  const next =
    fault === undefined
      ? others
      : [...others, { level, fault, kind, told, met: new Date(now).toISOString().slice(0, 10) }];
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

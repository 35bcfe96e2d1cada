/** Which faults of levels the owner was told of today, kept beside the faults. */
import { keepValue, type Shelf } from '../kept/kept';
import { levelFaults, type LevelFault } from './fault-log';

/** Faults of the database's documents are told as `document`. */
export const kindOf = ({ kind }: LevelFault): 'document' | 'file' => kind ?? 'document';

/**
 * The faults met that day and not told yet; of earlier days none, as they may have been mended: a player who still
 * meets one tells of it.
 */
export function untoldFaults(day: string, shelf: Shelf<'getItem'>): readonly LevelFault[] {
  return levelFaults(shelf).filter(({ met, told }) => met === day && told !== day);
}

export function noteToldFault(level: number, day: string, shelf: Shelf<'getItem' | 'setItem'>): void {
  const noted = levelFaults(shelf).map((one) => (one.level === level ? { ...one, told: day } : one));
  // if storage is blocked, the owner is told again, and the same document says so
  keepValue('levelFaults', noted, shelf);
}

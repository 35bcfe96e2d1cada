/** Which faults of levels the owner was told of today, kept beside the faults. */
import { keepValue, type Shelf } from '../kept/kept';
import { levelFaults, type LevelFault } from './fault-log';

/** Faults of the database's documents are told as `document`. */
export const kindOf = ({ kind }: LevelFault): 'document' | 'file' => kind ?? 'document';

/** Of those met that day: what may have been mended since is told by whoever meets it still. */
export function untoldFaults(day: string, shelf: Shelf<'getItem'>): readonly LevelFault[] {
  return levelFaults(shelf).filter(({ met, told }) => met === day && told !== day);
}

export function noteToldFault(level: number, day: string, shelf: Shelf<'getItem' | 'setItem'>): void {
  const noted = levelFaults(shelf).map((one) => (one.level === level ? { ...one, told: day } : one));
  // if storage is blocked, the owner is told again, and the same document says so
  keepValue('levelFaults', noted, shelf);
}

/** Finds runs that repeat another's: nobody does the same thing twice to the hundredth of a second. */
import type { RunRecord } from './record';

/** Marks that lie so near in time (ms) and place (natural map pixels) count as the same. */
const SAME = { ms: 30, px: 3 } as const;
/** Share of a run's marks that must be the same for it to be a copy. */
const COPIED_SHARE = 0.8;

function areSame(a: RunRecord, b: RunRecord): boolean {
  if (a.slot !== b.slot || a.run.mode !== b.run.mode) return false;
  const marksOf = ({ run }: RunRecord) =>
    run.events.flatMap((event) => (event.type === 'mark' ? [event] : []));
  const [first, second] = [marksOf(a), marksOf(b)];
  const same = first.filter(({ at, point }, index) => {
    const other = second[index];
    if (!other || Math.abs(other.at - at) > SAME.ms) return false;
    return Math.hypot(other.point.x - point.x, other.point.y - point.y) <= SAME.px;
  });
  return same.length >= COPIED_SHARE * Math.max(first.length, second.length);
}

export interface EarnedRecord {
  readonly id: string;
  readonly earnedAt: number;
  readonly record: RunRecord;
}

/** Ids of the rows that repeat a row which was earned before them, or has the lower id when both were earned at once. */
export function copiesAmong(rows: readonly EarnedRecord[]): ReadonlySet<string> {
  const ordered = rows.toSorted((a, b) => a.earnedAt - b.earnedAt || (a.id < b.id ? -1 : 1));
  const originals = new Map<number, EarnedRecord[]>();
  const copies = new Set<string>();
  for (const row of ordered) {
    const sameSlot = originals.get(row.record.slot) ?? [];
    if (sameSlot.some(({ record }) => areSame(record, row.record))) copies.add(row.id);
    else originals.set(row.record.slot, [...sameSlot, row]);
  }
  return copies;
}

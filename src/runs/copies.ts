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
  /** When it was earned by its player's own account, epoch ms. */
  readonly earnedAt: number;
  /** When a server took it, epoch ms; absent while it waits, and where there is no server. */
  readonly sentAt?: number | undefined;
  readonly record: RunRecord;
}

const sent = ({ sentAt = Infinity }: EarnedRecord) => sentAt;

/** Negative when `a` is there first: the server's clock tells, since whoever copies a run writes any date beside it. */
function isEarlier(a: EarnedRecord, b: EarnedRecord): number {
  if (sent(a) !== sent(b)) return sent(a) < sent(b) ? -1 : 1;
  return a.earnedAt - b.earnedAt || (a.id < b.id ? -1 : 1);
}

/** Ids of the rows that repeat a row which was sent before them, or else earned before them, or has the lower id. */
export function copiesAmong(rows: readonly EarnedRecord[]): ReadonlySet<string> {
  const ordered = rows.toSorted(isEarlier);
  const originals = new Map<number, EarnedRecord[]>();
  const copies = new Set<string>();
  for (const row of ordered) {
    const sameSlot = originals.get(row.record.slot) ?? [];
    if (sameSlot.some(({ record }) => areSame(record, row.record))) copies.add(row.id);
    else originals.set(row.record.slot, [...sameSlot, row]);
  }
  return copies;
}

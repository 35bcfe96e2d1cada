/** Finds runs that repeat another's: nobody does the same thing twice to the hundredth of a second. */
import type { RunRecord } from './record';

/** Marks that lie so near in time (ms) and place (natural map pixels) count as the same. */
const SAME = { ms: 30, px: 3 } as const;
/** Share of a run's marks that must be the same for it to be a copy. */
const COPIED_SHARE = 0.8;

/**
 * Legs of a hunt that must repeat earlier ones for it to be a copy, whosever each of them was. Everybody plays the same
 * five quests: among a hundred honest hunts, one leg is like somebody's in a hundred, three of one hunt hardly ever.
 */
const COPIED_LEGS = 3;

const marksOf = ({ run }: RunRecord) => run.events.flatMap((event) => (event.type === 'mark' ? [event] : []));

function areSame(a: RunRecord, b: RunRecord): boolean {
  if (a.slot !== b.slot || a.run.mode !== b.run.mode) return false;
  const [first, second] = [marksOf(a), marksOf(b)];
  const same = first.filter(({ at, point }, index) => {
    const other = second[index];
    if (!other || Math.abs(other.at - at) > SAME.ms) return false;
    return Math.hypot(other.point.x - point.x, other.point.y - point.y) <= SAME.px;
  });
  return same.length >= COPIED_SHARE * Math.max(first.length, second.length);
}

/** Fewest marks of a run that is told to be a copy of one other: two people may set a mark or two alike by chance. */
const FEWEST_MARKS = 5;

/** Whether the answer in a duel repeats the run that it answers. */
export function isRepeated(answer: RunRecord, opening: RunRecord): boolean {
  return marksOf(answer).length >= FEWEST_MARKS && areSame(answer, opening);
}

interface Earned {
  readonly id: string;
  /** When it was earned by its player's own account, epoch ms. */
  readonly earnedAt: number;
  /** When a server took it, epoch ms; absent while it waits, and where there is no server. */
  readonly sentAt?: number | undefined;
}

export interface EarnedRecord extends Earned {
  readonly record: RunRecord;
}

export interface EarnedHunt extends Earned {
  /** One a leg, in their order. */
  readonly records: readonly RunRecord[];
}

const sent = ({ sentAt = Infinity }: Earned) => sentAt;

/** Negative when `a` is there first: the server's clock tells, since whoever copies a run writes any date beside it. */
function isEarlier(a: Earned, b: Earned): number {
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

/** Ids of the hunts of one day that are put together from those which were there before them. */
export function copiedHuntsAmong(rows: readonly EarnedHunt[]): ReadonlySet<string> {
  const originals: EarnedHunt[] = [];
  const copies = new Set<string>();
  for (const row of rows.toSorted(isEarlier)) {
    const copied = row.records.filter((record, leg) =>
      originals.some(({ records }) => {
        const original = records[leg];
        return original !== undefined && areSame(original, record);
      }),
    );
    if (copied.length >= COPIED_LEGS) copies.add(row.id);
    else originals.push(row);
  }
  return copies;
}

/**
 * What this device knows of the duels played on it. An address is read and never used up, and no server stands between
 * the two: so a round that is begun anew is counted and told to the other player, and whoever has played notices a run
 * of theirs under the other name.
 */
import { itemOf, itemsOf, keepValue, readValue, type Shelf } from '../kept/kept';
import { isCount, isWhole, objectOf, type Is } from '../kept/shapes';
import { sideOf, type Duel, type Side } from './duel';

interface Begun {
  /** Names the round, see `nameOf`. */
  readonly round: number;
  readonly times: number;
}

interface Sent {
  /** Names the run. */
  readonly run: number;
  readonly side: Side;
}

interface Ledger {
  readonly begun: readonly Begun[];
  readonly sent: readonly Sent[];
}

/** The newest ones of each kind that are kept. */
const MOST = 200;

const isBegun: Is<Begun> = objectOf<Begun>({ round: isWhole, times: isCount });
const isSent: Is<Sent> = objectOf<Sent>({
  run: isWhole,
  side: (raw): raw is Side => raw === 0 || raw === 1,
});
const parse = (raw: unknown): Ledger => ({
  begun: itemsOf(itemOf(raw, 'begun'), isBegun).slice(0, MOST),
  sent: itemsOf(itemOf(raw, 'sent'), isSent).slice(0, MOST),
});
const read = (shelf: Shelf<'getItem'>): Ledger => readValue('duels', parse, shelf);

/** 32 bits of FNV-1a: two of a few hundred texts are hardly ever named alike. */
function nameOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** How often the round of an address was begun on this device. */
export function timesBegun(address: string, shelf: Shelf<'getItem'>): number {
  const round = nameOf(address);
  return read(shelf).begun.find((one) => one.round === round)?.times ?? 0;
}

/** Counts that the round of an address is begun, and says how often it was by now; 1 where the storage keeps nothing. */
export function noteBegun(address: string, shelf: Shelf<'getItem' | 'setItem'>): number {
  const round = nameOf(address);
  const times = timesBegun(address, shelf) + 1;
  const { begun, sent } = read(shelf);
  const others = begun.filter((one) => one.round !== round);
  keepValue('duels', { begun: [{ round, times }, ...others].slice(0, MOST), sent }, shelf);
  return times;
}

/** Remembers a run that a side put into a duel; `code` is the record's text. */
export function noteSent(code: string, side: Side, shelf: Shelf<'getItem' | 'setItem'>): void {
  const run = nameOf(code);
  const { begun, sent } = read(shelf);
  if (sent.some((one) => one.run === run && one.side === side)) return;
  keepValue('duels', { begun, sent: [{ run, side }, ...sent].slice(0, MOST) }, shelf);
}

/** Whether a run that was played on this device stands under the other name than the one it was played by. */
export function isMisnamed({ turns }: Duel, shelf: Shelf<'getItem'>): boolean {
  const { sent } = read(shelf);
  return turns.some((turn, at) => {
    if (!('code' in turn)) return false;
    const run = nameOf(turn.code);
    const sides = sent.flatMap((one) => (one.run === run ? [one.side] : []));
    return sides.length > 0 && !sides.includes(sideOf(at));
  });
}

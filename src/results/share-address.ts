/** The address that opens the very thing a shared text tells of. */
import type { Mode } from '../game/modes';

/** Where the page is. */
export type Place = Pick<Location, 'origin' | 'protocol'>;

/** The game of a result, relative to the app's base: its map, its mode, and its quest where that was chosen. */
export function gamePath(level: number, mode: Mode, quest?: string): string {
  return `game/${String(level)}?mode=${String(mode)}${quest === undefined ? '' : `&quest=${quest}`}`;
}

/** The whole address of a path below the app's base; undefined in the desktop shell, whose pages nobody else can open. */
export function sharedAddress(path: string, { origin, protocol }: Place, base: string): string | undefined {
  return /^https?:$/.test(protocol) ? origin + base + path : undefined;
}

/** The text with its address on a line of its own, on which other programs make it a link. */
export function withAddress(text: string, address: string | undefined): string {
  return address === undefined ? text : `${text}\n${address}`;
}

/** Writes addresses that hold a run; apart from what reads them, whose decoder a page of ways to play does without. */
import type { RacedGame } from './kept-bests';

/** A name as a part of an address: half a sign, as a field's limit may leave it, cannot be told. */
export const nameText = (name: string): string =>
  encodeURIComponent(name.replace(/\p{Cs}/gu, '').trim()).replaceAll('~', '%7E');

/** The fragment of an address, with its `#`: a fragment is sent to no server. */
export function runFragment(code: string, name: string): string {
  return `#run=${code}${name === '' ? '' : `~${nameText(name)}`}`;
}

/** Address of the game that is played against a run of it, relative to the app's base. `code` is the record's text. */
export function raceAddress({ level, mode, quest }: RacedGame, code: string, name: string): string {
  const asked = quest === undefined ? '' : `&quest=${quest}`;
  return `/game/${String(level)}?mode=${String(mode)}${asked}${runFragment(code, name)}`;
}

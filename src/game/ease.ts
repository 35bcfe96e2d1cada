/** Options that make a single run easier; such a run counts for no board and no contest. */
import { countsDown, type Mode } from './modes';

export interface Ease {
  /** No clock. */
  readonly relaxed: boolean;
  /** More slack for a tap (DECISIONS 7). */
  readonly largeTargets: boolean;
}

export const NO_EASE: Ease = { relaxed: false, largeTargets: false };

/** Parses the `ease` of a game's address: `relaxed`, `large`, or both joined by a dash. Other words are ignored. */
export function parseEase(text: string | null): Ease {
  const words = new Set(text?.split('-'));
  return { relaxed: words.has('relaxed'), largeTargets: words.has('large') };
}

/** The text that `parseEase` reads; undefined for an ordinary run. */
export function easeText({ relaxed, largeTargets }: Ease): string | undefined {
  const words = [...(relaxed ? ['relaxed'] : []), ...(largeTargets ? ['large'] : [])];
  return words.length === 0 ? undefined : words.join('-');
}

/** The options a mode allows: a time attack cannot be played without its clock. */
export function easeIn(mode: Mode, ease: Ease): Ease {
  return { ...ease, relaxed: ease.relaxed && !countsDown(mode) };
}

export function isEased({ relaxed, largeTargets }: Ease): boolean {
  return relaxed || largeTargets;
}

/** Address of a game, relative to the app's base. */
export function gameAddress(level: number, mode: Mode, ease: Ease, quest?: string): string {
  const text = easeText(easeIn(mode, ease));
  const of = quest === undefined ? '' : `&quest=${quest}`;
  return `/game/${String(level)}?mode=${String(mode)}${of}${text === undefined ? '' : `&ease=${text}`}`;
}

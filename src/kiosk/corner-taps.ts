/** Recognises the operator's gesture: five taps in the upper left corner within three seconds. */

/** Side of the corner's square in CSS px. */
export const CORNER = 72;
export const TAPS = 5;
/** Milliseconds within which all taps must come. */
export const WITHIN = 3000;

export interface Tap {
  /** CSS px from the window's upper left corner. */
  readonly x: number;
  readonly y: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The recent taps including `tap`; `TAPS` of them complete the gesture. A tap outside the corner starts over. */
export function afterTap(taps: readonly Tap[], tap: Tap): readonly Tap[] {
  if (tap.x > CORNER || tap.y > CORNER) return [];
  return [...taps.filter(({ at }) => tap.at - at < WITHIN), tap];
}

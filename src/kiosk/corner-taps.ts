/** The operator's knock: five touches in the upper left corner within three seconds. */

/** CSS px from the corner. */
export const CORNER = 72;
export const TAPS = 5;
/** Milliseconds. */
export const WITHIN = 3000;

export interface Tap {
  /** CSS px from the window's upper left corner. */
  readonly x: number;
  readonly y: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The taps that still count once `tap` is added; as many as `TAPS` are a knock. A tap elsewhere starts over. */
export function afterTap(taps: readonly Tap[], tap: Tap): readonly Tap[] {
  if (tap.x > CORNER || tap.y > CORNER) return [];
  return [...taps.filter(({ at }) => tap.at - at < WITHIN), tap];
}

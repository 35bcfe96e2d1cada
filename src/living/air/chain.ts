/** A chain: three things of a map that light up one after the other; the third begins the show. */

/** Which of the three are lit, by their places. */
export type Lit = readonly number[];

/** The lit ones after the one at `place` was touched; touching a lit one changes nothing. */
export const litAfter = (lit: Lit, place: number): Lit => (lit.includes(place) ? lit : [...lit, place]);

export const isComplete = (lit: Lit, length: number): boolean => length > 0 && lit.length === length;

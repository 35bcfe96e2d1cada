/** When runs began to be kept; apart from the judge, so that who only asks for the date loads none of it. */

/** Epoch ms from which on every result has its run: the Monday after the first game that kept one. */
export const RUNS_SINCE = Date.UTC(2026, 10, 23);

/** The text of a hunt's runs: the records of its legs, one after another. */

/** Stands between the records of two legs; no record holds it. */
export const BETWEEN = '.';

/** The longest text of the runs of a hunt. */
export const LONGEST_RUNS = 2000;

/** The records' texts; none for a text that is too long to be looked into. */
export function splitLegs(runs: string): readonly string[] {
  return runs.length > LONGEST_RUNS ? [] : runs.split(BETWEEN);
}

/** Whether a row's text holds the runs of a hunt, and not the one of a score. */
export const isOfHunt = (text: string): boolean => text.includes(BETWEEN);

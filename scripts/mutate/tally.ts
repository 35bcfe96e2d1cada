/** Counts verdicts a room and writes them as a table. */
import type { Verdict } from './hands';

export interface Tally {
  readonly tried: number;
  readonly noticed: number;
}

export function tallied(verdicts: readonly Verdict[]): Tally {
  return { tried: verdicts.length, noticed: verdicts.filter((each) => each === 'noticed').length };
}

/** Lines of a table; rooms in the order given. */
export function tableOf(tallies: ReadonlyMap<string, Tally>): string[] {
  return [
    'room           sample  noticed',
    ...[...tallies].map(([room, { tried, noticed }]) => {
      const share = tried === 0 ? '–' : `${Math.floor((100 * noticed) / tried)} %`;
      return `${room.padEnd(14)} ${String(tried).padStart(6)} ${share.padStart(8)}`;
    }),
  ];
}

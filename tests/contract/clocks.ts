/** Clocks of a device that are wrong, and a week that ends between a result and its sending. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Twenty minutes of the next Monday (UTC): what was earned on Sunday is of the week before. */
export function toMonday(now: number): number {
  const days = (8 - new Date(now).getUTCDay()) % 7 || 7;
  return Math.floor(now / DAY) * DAY + days * DAY + 20 * MINUTE - now;
}

export interface Clock {
  readonly name: string;
  /** Ms the device is ahead of the servers. */
  readonly skew: number;
  /** Ms before now at which the result was earned. */
  readonly age: number;
}

export const RIGHT: Clock = { name: 'right', skew: 0, age: MINUTE };
export const CLOCKS: readonly Clock[] = [
  { name: '30 h fast', skew: 30 * HOUR, age: MINUTE },
  { name: 'a year slow', skew: -365 * DAY, age: MINUTE },
  { name: 'Sunday 23:59, sent on Monday', skew: 0, age: 21 * MINUTE },
];

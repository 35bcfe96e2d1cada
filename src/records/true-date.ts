/** When a result was earned, as far as the device's clock can be believed; apart from the schemas, for whoever only links. */
import { DAY_MS } from '../daily/day';

/** Milliseconds a date may lie ahead: clocks differ. */
const CLOCK_SLACK = 600_000;

/** Milliseconds a result may wait: the rules take none that is older than two weeks. */
const LONGEST_WAIT = 14 * DAY_MS;

/** The date something was earned, unless a clock that was put right since then says that it cannot be true. */
export function trueDate(date: string, now: number): string {
  const age = now - Date.parse(date);
  return age > -CLOCK_SLACK && age < LONGEST_WAIT ? date : new Date(now).toISOString();
}

/** People who enter a contest, one after another, each with an address of their own. */
import type { WeekKey } from '../../src/contest/weeks';
import type { Records } from '../../src/records/port';

export async function enterAll(records: Records, week: WeekKey, names: readonly string[]): Promise<void> {
  for (const name of names)
    await records.submitEntry({
      name,
      email: `${name.toLowerCase()}@example.org`,
      consent: true,
      time: 12,
      score: 1,
      level: 1,
      mode: 5,
      quest: 'dquest5',
      week,
      isVisit: true,
    });
}

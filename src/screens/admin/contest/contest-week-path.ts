/** Where the desk has a week's participants, its ranking and its draw. */
import type { WeekKey } from '../../../contest/weeks';
import { sectionPath } from '../sections';

export function contestWeekPath(week: WeekKey): string {
  return `${sectionPath('contest')}&week=${week}`;
}

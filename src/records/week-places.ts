/** Where a week's results stand: the boards of all levels, and the hunts of its seven days. */
import { mondayOf, type WeekKey } from '../contest/weeks';
import { DAY_MS, dayOf } from '../daily/day';
import { CATALOGUE } from '../maps/catalogue';
import { boardPath, huntsPath } from './paths';

export function boardsIn(week: WeekKey): readonly string[] {
  return CATALOGUE.map(({ id }) => boardPath(week, id));
}

export function huntsIn(week: WeekKey): readonly string[] {
  return Array.from({ length: 7 }, (_, index) => huntsPath(dayOf(mondayOf(week) + index * DAY_MS)));
}

/** Everything in the rules that is written from the game's own tables. */
import { CALENDAR } from '../src/contest/calendar';
import { CATALOGUE } from '../src/maps/catalogue';
import { rulesFor, withContests, withCounts } from './board-levels';
import { withNames } from './rules-names';

/** The rules with levels, contests and names as the game has them. */
export function rulesAsWritten(rules: string): string {
  const counted = withCounts(
    rulesFor(rules, CATALOGUE.length),
    CATALOGUE.map(({ questCounts }) => questCounts),
  );
  return withNames(withContests(counted, CALENDAR));
}

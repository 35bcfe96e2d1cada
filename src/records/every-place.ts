/** Lists every path that the owner may read; what a player found is the player's alone and is not among them. */
import type { WeekKey } from '../contest/weeks';
import { CATALOGUE } from '../maps/catalogue';
import { versionsPath } from './level-versions';
import { FAULTS } from './faults';
import { messagesPath } from './messages';
import {
  contestPath,
  drawsPath,
  entriesPath,
  listsPath,
  publicEntriesPath,
  sealPath,
  seedPath,
  STATISTICS_PATH,
  winnersPath,
} from './paths';
import { SITE_PAGES, sitePagePath } from './site-pages';
import { explorersPath, weekBestPath } from './week-best';
import { boardsIn, huntsIn } from './week-places';

/** Collections and documents that belong to no week; what an account did stands under each of `accounts`. */
const ALWAYS = [
  'accounts',
  'users',
  messagesPath('comment'),
  messagesPath('reply'),
  'levelData',
  ...CATALOGUE.map(({ id }) => versionsPath(id)),
  'deskLog',
  'wordings',
  ...SITE_PAGES.map(sitePagePath),
  FAULTS,
  STATISTICS_PATH,
];

const CONTEST = [
  contestPath,
  entriesPath,
  publicEntriesPath,
  sealPath,
  seedPath,
  drawsPath,
  listsPath,
  winnersPath,
];

/** Paths of collections and single documents, those of the weeks last. */
export function everyPlace(weeks: readonly WeekKey[]): readonly string[] {
  const ofWeek = (week: WeekKey) => [
    ...boardsIn(week),
    ...huntsIn(week),
    weekBestPath(week),
    explorersPath(week),
    ...CONTEST.map((pathOf) => pathOf(week)),
  ];
  return [...ALWAYS, ...weeks.flatMap(ofWeek)];
}

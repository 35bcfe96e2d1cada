/** Who may do what: every path, role, shape and limit of the rules, as one table of allowed and refused requests. */
import { ACCOUNTS } from './accounts';
import { BARS } from './bars';
import type { Case } from './case';
import { CONTEST } from './contest';
import { CONTEST_GAMES } from './contest-games';
import { DESK } from './desk';
import { DRAWS } from './draws';
import { ENDS } from './ends';
import { EXPLORERS } from './explorers';
import { COUNTS, FAULTS } from './faults';
import { HUNTS } from './hunts';
import { MESSAGES } from './messages';
import { OTHERS } from './others';
import { PAGES } from './pages';
import { PLANNED_ENTRIES } from './planned-entries';
import { PLANS } from './plans';
import { PROGRESS } from './progress';
import { RETENTION } from './retention';
import { RIGHTS } from './rights';
import { SCORES } from './scores';
import { STATISTICS } from './statistics';
import { WEEK_BEST } from './week-best';
import { WORDINGS } from './wordings';

export const CASES: readonly Case[] = [
  ...SCORES,
  ...HUNTS,
  ...EXPLORERS,
  ...WEEK_BEST,
  ...CONTEST,
  ...CONTEST_GAMES,
  ...PAGES,
  ...PLANS,
  ...PLANNED_ENTRIES,
  ...WORDINGS,
  ...DRAWS,
  ...ACCOUNTS,
  ...OTHERS,
  ...MESSAGES,
  ...DESK,
  ...BARS,
  ...ENDS,
  ...PROGRESS,
  ...RIGHTS,
  ...RETENTION,
  ...STATISTICS,
  ...FAULTS,
  ...COUNTS,
];

/** Every case of the contract, for each home alike. */
import { DESK_CONTRACT } from './desk';
import { LEVELS_CONTRACT } from './levels';
import { DRAWS_CONTRACT } from './draws';
import { FLOODS_CONTRACT } from './floods';
import type { ContractCase } from './home';
import { PAGES_CONTRACT } from './pages';
import { PLANS_CONTRACT } from './plans';
import { PLAYERS_CONTRACT } from './players';
import { EXPLORERS_CONTRACT } from './explorers';
import { RECORDS_CONTRACT } from './records';
import { RETENTION_CONTRACT } from './retention';
import { RIGHTS_CONTRACT } from './rights';
import { TODAY_CONTRACT } from './today';
import { VERDICTS_CONTRACT } from './verdicts';

export const CONTRACT: readonly ContractCase[] = [
  ...RECORDS_CONTRACT,
  ...EXPLORERS_CONTRACT,
  ...PLAYERS_CONTRACT,
  ...DRAWS_CONTRACT,
  ...PLANS_CONTRACT,
  ...PAGES_CONTRACT,
  ...DESK_CONTRACT,
  ...LEVELS_CONTRACT,
  ...RIGHTS_CONTRACT,
  ...RETENTION_CONTRACT,
  ...TODAY_CONTRACT,
  ...FLOODS_CONTRACT,
  ...VERDICTS_CONTRACT,
];

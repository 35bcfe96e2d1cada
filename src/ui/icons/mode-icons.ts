/** The icon of each mode by the mode's name. */
import { DuplicateIcon, MasteryIcon, RandomTenIcon, TimeAttackIcon, UniqueIcon } from './modes';

export const MODE_ICONS = {
  duplicates: DuplicateIcon,
  random: RandomTenIcon,
  timeAttack: TimeAttackIcon,
  mastery: MasteryIcon,
  unique: UniqueIcon,
} as const;

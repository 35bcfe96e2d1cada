/** The icon of each mode by the mode's name, and of the stroll. */
import { DuplicateIcon, MasteryIcon, RandomTenIcon, StrollIcon, TimeAttackIcon, UniqueIcon } from './modes';

export const MODE_ICONS = {
  duplicates: DuplicateIcon,
  random: RandomTenIcon,
  timeAttack: TimeAttackIcon,
  mastery: MasteryIcon,
  unique: UniqueIcon,
  stroll: StrollIcon,
} as const;

/** The goal of each mode in words, shared by cards and legend. */
import { useTranslation } from '../../i18n/use-translation';
import { RANDOM_QUESTS, TIME_ATTACK_SECONDS } from '../../game/constants';
import type { ModeName } from '../../game/modes';

/** Describes a mode's goal with the numbers of the rules, so that text and rules cannot differ (DECISIONS 8). */
export function useModeGoal(): (name: ModeName | 'stroll') => string {
  const { t } = useTranslation('interface');
  return (name) => t(`modes.${name}.goal`, { answers: RANDOM_QUESTS, seconds: TIME_ATTACK_SECONDS });
}

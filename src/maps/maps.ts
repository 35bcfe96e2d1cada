/** Finds which map of a level is shown when (DECISIONS 4 and 5). */
import type { LevelData, LevelMap } from './schema';
import type { Quest } from '../game/quest';

export const MAIN_MAP = 'main';
export const NIGHT_MAP = 'night';

/** The map of an id; undefined when the level has none. */
export function mapOf(level: LevelData, id: string): LevelMap | undefined {
  return level.maps.find((map) => map.id === id);
}

/** The map a quest is played on (DECISIONS 4). */
export function mapOfQuest(level: LevelData, quest: Quest): LevelMap | undefined {
  return mapOf(level, quest.image ?? MAIN_MAP);
}

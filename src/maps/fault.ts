/** Checks of a level's file that go beyond its schema. */
import { MAIN_MAP, mapOf, mapOfQuest } from './maps';
import type { LevelData } from './schema';

/** Why a level's data is inconsistent (ids, maps, unique names, boxes within their map); undefined when it is sound. */
export function faultOf(level: LevelData, id: number): string | undefined {
  if (level.level !== id) return `level ${level.level} stands in the place of ${id}`;
  if (!mapOf(level, MAIN_MAP)) return 'there is no main map';
  const names = level.quests.map(({ quest }) => quest);
  if (new Set(names).size < names.length) return 'two quests have one name';
  for (const quest of level.quests) {
    const map = mapOfQuest(level, quest);
    if (!map) return `${quest.quest} has no map`;
    const inside = quest.positions.every(
      ({ top, bottom }) => top.x >= 0 && top.y >= 0 && bottom.x <= map.width && bottom.y <= map.height,
    );
    if (!inside) return `${quest.quest} lies beside its map`;
  }
  return undefined;
}

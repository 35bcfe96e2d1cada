/** Reads one level through the platform: a bad file is one clear error on that level, never a dead game. */
import type { Platform } from '../platform/platform';
import { openLevel } from './manifest';
import type { LevelData, LevelMap, Manifest, Quest } from './schema';

export const MAIN_MAP = 'main';
export const NIGHT_MAP = 'night';

export type LevelResult =
  | { readonly kind: 'ready'; readonly level: LevelData }
  /** In the catalogue, but no map of it has been drawn. */
  | { readonly kind: 'notOpen' }
  /** The file could not be read now; another try may do. */
  | { readonly kind: 'unreadable' }
  /** The file is there and is not a level. `fault` is for whoever mends it. */
  | { readonly kind: 'corrupt'; readonly fault: string };

/** The map of an id; undefined when the level has none. */
export function mapOf(level: LevelData, id: string): LevelMap | undefined {
  return level.maps.find((map) => map.id === id);
}

/** The map a quest is played on (DECISIONS 4). */
export function mapOfQuest(level: LevelData, quest: Quest): LevelMap | undefined {
  return mapOf(level, quest.image ?? MAIN_MAP);
}

/** What the shape alone cannot say: every quest lies on a map of the level, under a name of its own. */
function faultOf(level: LevelData, id: number): string | undefined {
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

/** Takes what a level's file held for a level, or says why it is none. */
async function parseLevel(raw: unknown, id: number): Promise<LevelResult> {
  // the parser is fetched with the first level, so that it delays no first picture
  const { levelDataSchema } = await import('./schema');
  const parsed = levelDataSchema.safeParse(raw);
  if (!parsed.success) return { kind: 'corrupt', fault: parsed.error.message };
  const fault = faultOf(parsed.data, id);
  return fault === undefined ? { kind: 'ready', level: parsed.data } : { kind: 'corrupt', fault };
}

/** Never rejects; `id` is one of the catalogue. */
export async function loadLevel({ maps }: Platform, manifest: Manifest, id: number): Promise<LevelResult> {
  const entry = openLevel(manifest, id);
  if (!entry) return { kind: 'notOpen' };
  try {
    return await parseLevel(await maps.level(id, entry.data), id);
  } catch (error) {
    // what is there and is no JSON stays so however often it is read
    return error instanceof SyntaxError ? { kind: 'corrupt', fault: error.message } : { kind: 'unreadable' };
  }
}

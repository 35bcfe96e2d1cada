/**
 * Recognises a level's file without its schema, whose parser would weigh on every game's first load. What is not
 * recognised here is for the schema to judge, which alone can say what is wrong.
 */
import { boxOfMask, parseOutline } from '../game/outline';
import type { MapPoint } from '../game/space';
import type { Target } from '../game/quest';
import { isCount, isNumber, isText, isWhole, listOf, objectOf, orNone, type Is } from '../kept/shapes';
import type { LevelData, LevelMap } from '../maps/schema';

type Quest = LevelData['quests'][number];

const isPlace = objectOf<Record<'x' | 'y', number>>({ x: isNumber, y: isNumber });
const isPoint = (raw: unknown): raw is MapPoint => isPlace(raw);
const hasEnds = objectOf<Target>({
  top: isPoint,
  bottom: isPoint,
  outline: orNone(isText),
});

/** Whether a target has an area, and its outline, when it has one, can be read and fills its box from edge to edge. */
export function isTarget(raw: unknown): raw is Target {
  if (!hasEnds(raw) || raw.top.x >= raw.bottom.x || raw.top.y >= raw.bottom.y) return false;
  if (raw.outline === undefined) return true;
  const shape = parseOutline(raw.outline)?.shape;
  const box = shape && boxOfMask(shape);
  return (
    box?.left === raw.top.x &&
    box.top === raw.top.y &&
    box.right === raw.bottom.x &&
    box.bottom === raw.bottom.y
  );
}

const isQuest = objectOf<Quest>({
  quest: (raw): raw is string => isText(raw) && /^d?quest[1-9]\d*$/.test(raw),
  description: isText,
  hint: orNone(isText),
  type: orNone((raw): raw is 1 => raw === 1),
  image: orNone(isText),
  positions: listOf(isTarget, 1),
});

const isMap = objectOf<LevelMap>({
  id: isText,
  width: isCount,
  height: isCount,
  tileSize: isCount,
  sizes: listOf(isCount, 1),
  bands: orNone(listOf(isCount)),
  path: isText,
  like: orNone(objectOf<NonNullable<LevelMap['like']>>({ path: isText, own: listOf(isText) })),
  placeholder: (raw): raw is string => isText(raw) && raw.startsWith('data:image/'),
});

/** Whether it is a level as the atlas writes it, exactly (`levelDataSchema`). */
export const isLevelData: Is<LevelData> = objectOf<LevelData>({
  level: isWhole,
  name: isText,
  translationSpace: isText,
  catalogOrder: isWhole,
  updateDate: isText,
  quests: listOf(isQuest, 1),
  maps: listOf(isMap, 1),
});

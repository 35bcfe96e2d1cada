/** Schemas of the two files the atlas writes and the game reads: the manifest and each level's `level.json`. */
import * as z from 'zod/mini';
import { boxOfMask, LONGEST_OUTLINE, parseOutline } from '../game/outline.ts';
import type { Target } from '../game/quest.ts';
import { mapPoint, type MapSize } from '../game/space.ts';

const point = z.pipe(
  z.object({ x: z.number(), y: z.number() }),
  z.transform(({ x, y }) => mapPoint(x, y)),
);

/** Whether a target's outline, when it has one, can be read and fills its box from edge to edge. */
function outlineFits({ top, bottom, outline }: Target): boolean {
  if (outline === undefined) return true;
  const shape = parseOutline(outline)?.shape;
  if (!shape) return false;
  const box = boxOfMask(shape);
  return box.left === top.x && box.top === top.y && box.right === bottom.x && box.bottom === bottom.y;
}

/** A target: its exact visible box in natural map pixels, `bottom` exclusive, and its outline when the map was drawn with it. */
const target = z
  .object({ top: point, bottom: point, outline: z.optional(z.string().check(z.maxLength(LONGEST_OUTLINE))) })
  .check(
    z.refine(({ top, bottom }) => top.x < bottom.x && top.y < bottom.y, 'a box needs an area'),
    z.refine(outlineFits, 'an outline must be readable and fill its box'),
  );

const quest = z.object({
  /** `quest1` … or `dquest1` …; the key of its texts in the level's translation space. */
  quest: z.string().check(z.regex(/^d?quest[1-9]\d*$/)),
  description: z.string(),
  hint: z.optional(z.string()),
  /** 1 for a duplicate hunt, absent for a normal quest. */
  type: z.optional(z.literal(1)),
  /** Id of the map the quest is played on; absent for the main map. */
  image: z.optional(z.string()),
  positions: z.array(target).check(z.minLength(1)),
});

/** One picture of a level: the main map, a duplicate picture or the map by night. */
const map = z.object({
  /** `main`, the id of a duplicate quest (`dquest2`), or `night`. */
  id: z.string(),
  /** Natural size in pixels (DECISIONS 1). */
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** Side of a square tile in pixels; tiles of the last column and row may be smaller. */
  tileSize: z.int().check(z.positive()),
  /** Widths in pixels at which the map is tiled, ascending; the last one is the natural width. */
  sizes: z.array(z.int().check(z.positive())).check(z.minLength(1)),
  /** Those of them whose tiles are bands about the map's middle (`grid.ts`); absent where all are square. */
  bands: z.optional(z.array(z.int().check(z.positive()))),
  /** Folder of the tiles relative to the maps' root; a tile is `{path}/{size}/{column}-{row}.webp`. */
  path: z.string(),
  /** The map whose tiles this one reuses: those listed in `own` (`{size}/{column}-{row}`) are under this map's path, all others under `like.path`. */
  like: z.optional(z.object({ path: z.string(), own: z.array(z.string()) })),
  /** The whole map as a tiny `data:` picture, shown blurred until tiles have loaded. */
  placeholder: z.string().check(z.startsWith('data:image/')),
});

export const levelDataSchema = z.object({
  level: z.int(),
  name: z.string(),
  translationSpace: z.string(),
  catalogOrder: z.int(),
  /** ISO 8601. */
  updateDate: z.string(),
  quests: z.array(quest).check(z.minLength(1)),
  maps: z.array(map).check(z.minLength(1)),
});

/** A drawn level's entry in the manifest: what screens need without loading the level. */
const manifestLevel = z.object({
  level: z.int(),
  /** Path of its `level.json`, relative to the maps' root. */
  data: z.string(),
  /** Thumbnails of the main map, ascending by width, relative to the maps' root. */
  thumbnails: z.array(z.object({ width: z.int(), height: z.int(), path: z.string() })).check(z.minLength(1)),
  placeholder: z.string(),
  /** Numbers of quests by kind, which decide the modes a level offers. */
  normalQuests: z.int(),
  duplicateQuests: z.int(),
  updateDate: z.string(),
  /** Size of all its files in bytes, shown before a player downloads the level for offline use. */
  bytes: z.int(),
});

/** The manifest lists drawn levels only; a level of the catalogue that is missing here is not open yet. */
export const manifestSchema = z.object({ version: z.literal(1), levels: z.array(manifestLevel) });

export type LevelMap = z.infer<typeof map> & MapSize;
export type LevelData = z.infer<typeof levelDataSchema> & { maps: LevelMap[] };
export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestLevel = z.infer<typeof manifestLevel>;

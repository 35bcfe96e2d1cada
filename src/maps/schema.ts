/** The two files the atlas writes and the game reads: the manifest of all drawn levels and each level's `level.json`. */
import * as z from 'zod/mini';
import { mapPoint, type MapSize } from '../game/space.ts';

const point = z.pipe(
  z.object({ x: z.number(), y: z.number() }),
  z.transform(({ x, y }) => mapPoint(x, y)),
);

/** A target: its exact visible box in natural map pixels, `bottom` exclusive. */
const target = z
  .object({ top: point, bottom: point })
  .check(z.refine(({ top, bottom }) => top.x < bottom.x && top.y < bottom.y, 'a box needs an area'));

const quest = z.object({
  /** `quest1` … or `dquest1` …; the key of its texts in the level's translation space. */
  quest: z.string().check(z.regex(/^d?quest[1-9]\d*$/)),
  description: z.string(),
  hint: z.optional(z.string()),
  /** 1 for a duplicate hunt, absent for a normal quest. */
  type: z.optional(z.literal(1)),
  /** Id of the map it is played on when that is not the main one: a duplicate picture. */
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
  /** Side of a square tile in pixels of its size; tiles of the last column and row are smaller. */
  tileSize: z.int().check(z.positive()),
  /** Widths in pixels the map is tiled at, ascending; the last one is the natural width. */
  sizes: z.array(z.int().check(z.positive())).check(z.minLength(1)),
  /** Folder of the tiles relative to the maps' root; a tile is `{path}/{size}/{column}-{row}.webp`. */
  path: z.string(),
  /** Another picture of the level it is alike in all tiles but its `own` (`{size}/{column}-{row}`): those are at that `path`. */
  like: z.optional(z.object({ path: z.string(), own: z.array(z.string()) })),
  /** The whole map as a tiny `data:` picture, shown blurred until tiles are there. */
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

/** What every screen may know of a drawn level without loading it. */
const manifestLevel = z.object({
  level: z.int(),
  /** Its `level.json`, relative to the maps' root. */
  data: z.string(),
  /** Thumbnails of the main map, ascending by width, relative to the maps' root. */
  thumbnails: z.array(z.object({ width: z.int(), height: z.int(), path: z.string() })).check(z.minLength(1)),
  placeholder: z.string(),
  /** Quests by kind, so that a screen knows which modes a level offers. */
  normalQuests: z.int(),
  duplicateQuests: z.int(),
  updateDate: z.string(),
  /** What all its files weigh, for whoever keeps it on the device. */
  bytes: z.int(),
});

/** Only drawn levels are listed: a level of the catalogue that is missing here is not yet open. */
export const manifestSchema = z.object({ version: z.literal(1), levels: z.array(manifestLevel) });

export type LevelMap = z.infer<typeof map> & MapSize;
export type LevelData = z.infer<typeof levelDataSchema> & { maps: LevelMap[] };
export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestLevel = z.infer<typeof manifestLevel>;

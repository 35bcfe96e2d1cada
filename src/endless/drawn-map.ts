/** A map from a seed as it was drawn on this device: the level, its words, and all its pictures. */
import * as z from 'zod/mini';
import { LANGUAGES } from '../i18n/language';
import type { LevelData } from '../maps/schema';
import { levelDataSchema } from '../maps/schema';

/** The number in the place of a level's id: a map from a seed is none of the catalogue. */
export const ENDLESS_LEVEL = 0;

const text = z.object({ title: z.string(), hint: z.string() });
const texts = z.record(z.enum(LANGUAGES), z.record(z.string(), text));

export type EndlessTexts = z.infer<typeof texts>;

export interface DrawnMap {
  /** As an address carries it. */
  readonly code: string;
  /** Tells one edition from another: a hash of what is played on, the boxes. */
  readonly boxes: string;
  readonly level: LevelData;
  readonly texts: EndlessTexts;
  /** Tiles and the overview, by their paths. */
  readonly pictures: ReadonlyMap<string, Blob>;
}

/** Short enough for an address, long enough that no two editions of a code share one. */
export const editionOf = ({ boxes }: Pick<DrawnMap, 'boxes'>): string => boxes.slice(0, 8);

/** The folder of a map's pictures, which is its translation space as well. */
export const folderOf = (code: string): string => `endless/${code}`;

/** The whole map in little, for lists, covers and the minimap. */
export const overviewOf = (code: string): string => `${folderOf(code)}/overview`;

const drawn = z.object({
  code: z.string(),
  boxes: z.string(),
  level: levelDataSchema,
  texts,
  pictures: z.map(z.string(), z.instanceof(Blob)),
});

/** Reads what a worker or the device's storage gives; undefined when it is no such map. */
export function parseDrawn(raw: unknown): DrawnMap | undefined {
  const parsed = drawn.safeParse(raw);
  if (!parsed.success || parsed.data.level.level !== ENDLESS_LEVEL) return undefined;
  return parsed.data;
}

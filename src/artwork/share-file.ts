/** The form of a `.worldmap` file: one level with its pictures, boxes and words, for another studio to open. */
import * as z from 'zod/mini';
import { artworkSchema, PICTURE_NAME } from './document';

export const SHARE_VERSION = 1;
/** More pictures than a level of the catalogue can ask for. */
const MOST_PICTURES = 60;

/** Read before all else, so that a file of a later version is told from one that is none. */
export const shareVersionSchema = z.object({ worldmap: z.int() });

/** One JSON text: it holds no paths, and nothing in it grows when it is opened but the pictures themselves. */
export const shareSchema = z.object({
  worldmap: z.literal(SHARE_VERSION),
  /** Route keyword of the level it is for. */
  level: z.string(),
  document: artworkSchema,
  /** Files of the pictures in base64, by their names. */
  pictures: z
    .record(z.string().check(z.regex(PICTURE_NAME)), z.string())
    .check(z.refine((pictures) => Object.keys(pictures).length <= MOST_PICTURES, 'too many pictures')),
});

export type ShareFile = z.infer<typeof shareSchema>;

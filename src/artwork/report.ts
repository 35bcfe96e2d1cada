/** The schema of the report on all artwork: what failed and why, and what was mended. */
import * as z from 'zod/mini';

/** Its name in the folder of the maps, and beside the game's page. */
export const REPORT_FILE = 'artwork.json';

const fault = z.object({
  level: z.int(),
  /** Of the artwork as it was when this became known. */
  hash: z.string(),
  /** Why its drawn map stays; absent when the artwork is shown. */
  failed: z.optional(z.string()),
  /** What was mended or borrowed so that it could be shown. */
  notes: z.array(z.string()),
});

export const artworkReportSchema = z.object({ version: z.literal(1), levels: z.array(fault) });

export type ArtworkFault = z.infer<typeof fault>;

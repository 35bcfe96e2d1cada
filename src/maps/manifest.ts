/**
 * The list of drawn levels with the further files of each. Apart from `schema.ts`, which stands in every level's hash:
 * a change here redraws no map.
 */
import * as z from 'zod/mini';
import type { FurtherName } from './further.ts';
import { manifestSchema as levelsSchema } from './schema.ts';

const path = z.optional(z.string());
const further = {
  life: path,
  machines: path,
  nightmachines: path,
  cheers: path,
  nightcheers: path,
  crowd: path,
  cat: path,
} satisfies Record<FurtherName, typeof path>;

const manifestLevel = z.extend(levelsSchema.shape.levels.def.element, {
  /** Paths of its further files, relative to the maps' root; a name of a later version is none of ours. */
  further: z.optional(z.object(further)),
});

export const manifestSchema = z.extend(levelsSchema, { levels: z.array(manifestLevel) });

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestLevel = z.infer<typeof manifestLevel>;

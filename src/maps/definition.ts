/** The schema of `levelData/level{n}` (a level without its maps), and the rule by which it replaces the bundled level. */
import * as z from 'zod/mini';
import { faultOf } from './fault';
import { levelDataSchema } from './schema';
import type { LevelData } from './schema';

/** Without the maps, which stay the bundle's: their addresses change with every build (SPEC section 3, Level data). */
export const levelDefinitionSchema = z.omit(levelDataSchema, { maps: true });

export type LevelDefinition = z.infer<typeof levelDefinitionSchema>;

export function definitionOf({ maps: _pictures, ...definition }: LevelData): LevelDefinition {
  return definition;
}

export type Replaced =
  | { readonly kind: 'newer'; readonly level: LevelData }
  /** The document is no newer than the bundled level. */
  | { readonly kind: 'older' }
  /** The document is invalid; `fault` says why, for whoever mends it. */
  | { readonly kind: 'refused'; readonly fault: string };

/** The bundled level with the document's definition, when the document is valid, of the same level and newer. */
export function replaceDefinition(bundled: LevelData, document: unknown): Replaced {
  const parsed = levelDefinitionSchema.safeParse(document);
  if (!parsed.success) return { kind: 'refused', fault: z.prettifyError(parsed.error) };
  const level: LevelData = { ...parsed.data, maps: bundled.maps };
  const fault = faultOf(level, bundled.level);
  if (fault !== undefined) return { kind: 'refused', fault };
  return Date.parse(level.updateDate) > Date.parse(bundled.updateDate)
    ? { kind: 'newer', level }
    : { kind: 'older' };
}

/** A level's definition without its pictures: what `levelData/level{n}` holds, and how it replaces the bundled one. */
import * as z from 'zod/mini';
import { faultOf } from './fault';
import { levelDataSchema } from './schema';
import type { LevelData } from './schema';

/** The pictures stay the bundle's own: their addresses change with every build (SPEC section 3, Level data). */
export const levelDefinitionSchema = z.omit(levelDataSchema, { maps: true });

export type LevelDefinition = z.infer<typeof levelDefinitionSchema>;

export function definitionOf({ maps: _pictures, ...definition }: LevelData): LevelDefinition {
  return definition;
}

export type Replaced =
  | { readonly kind: 'newer'; readonly level: LevelData }
  /** The bundled one is as new or newer. */
  | { readonly kind: 'older' }
  /** `fault` is for whoever mends the document. */
  | { readonly kind: 'refused'; readonly fault: string };

/** The bundled level with the database's definition, when that is valid, of this level and newer. */
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

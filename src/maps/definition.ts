/** The schema of `levelData/level{n}` (a level without its maps), and the rule by which it replaces the bundled level. */
import * as z from 'zod/mini';
import { faultOf } from './fault';
import { levelDataSchema } from './schema';
import type { LevelData } from './schema';

const line = z.string().check(z.minLength(1), z.maxLength(300));
const words = z.record(z.string(), z.object({ title: line, hint: line }));
const corner = z.object({ x: z.number(), y: z.number() });

/** Without the maps, which stay the bundle's: their addresses change with every build (SPEC section 3, Level data). */
export const levelDefinitionSchema = z.extend(z.omit(levelDataSchema, { maps: true }), {
  /** Words of every quest in place of the build's; absent where those still stand. */
  words: z.optional(z.object({ fr: words, en: words })),
  /** Outlines as they were drawn by hand, for whoever draws on; the game judges by those of the targets. */
  outlines: z.optional(
    z.array(
      z.object({
        quest: z.string(),
        /** Index of the target in its quest. */
        at: z.int(),
        points: z.array(corner).check(z.minLength(3), z.maxLength(32)),
      }),
    ),
  ),
});

export type LevelDefinition = z.infer<typeof levelDefinitionSchema>;
export type DefinitionWords = NonNullable<LevelDefinition['words']>;

export function definitionOf({ maps: _pictures, ...definition }: LevelData): LevelDefinition {
  return definition;
}

/** Words stand for all quests or for none: some of the build's beside them would tell of another target. */
function faultIn(own: DefinitionWords | undefined, { quests }: LevelData): string | undefined {
  const lacking = own && quests.find(({ quest }) => !own.fr[quest] || !own.en[quest]);
  return lacking && `${lacking.quest} has no words`;
}

export type Replaced =
  | { readonly kind: 'newer'; readonly level: LevelData; readonly words?: DefinitionWords | undefined }
  /** The document is no newer than the bundled level. */
  | { readonly kind: 'older' }
  /** The document is invalid; `fault` says why, for whoever mends it. */
  | { readonly kind: 'refused'; readonly fault: string };

/** The bundled level with the document's definition, when the document is valid, of the same level and newer. */
export function replaceDefinition(bundled: LevelData, document: unknown): Replaced {
  const parsed = levelDefinitionSchema.safeParse(document);
  if (!parsed.success) return { kind: 'refused', fault: z.prettifyError(parsed.error) };
  const { words: own, outlines: _drawn, ...definition } = parsed.data;
  const level: LevelData = { ...definition, maps: bundled.maps };
  const fault = faultOf(level, bundled.level) ?? faultIn(own, level);
  if (fault !== undefined) return { kind: 'refused', fault };
  return Date.parse(level.updateDate) > Date.parse(bundled.updateDate)
    ? { kind: 'newer', level, words: own }
    : { kind: 'older' };
}

/** The crowd's file of a level: whom the crowd hunt looks for, in codes, and where they are. */
import * as z from 'zod/mini';
import { LONGEST_OUTLINE, parseOutline } from '../game/outline';
import { CROWD_NOUNS, parseAttribute, type Attribute } from './codes';

const attribute = z.pipe(
  z.string().check(z.refine((text) => parseAttribute(text) !== undefined, 'no attribute of ours')),
  z.transform((text): Attribute => parseAttribute(text) ?? { trait: 'back', word: 'back' }),
);

const somebody = z.object({
  who: z.enum(CROWD_NOUNS),
  /** What is seen of them and of nobody else on the map. */
  is: z.array(attribute).check(z.minLength(1), z.maxLength(3)),
});

const quest = z.object({
  ...somebody.shape,
  /** The outline in cells, see `shape.ts`. */
  shape: z.string().check(
    z.maxLength(LONGEST_OUTLINE),
    z.refine((text) => parseOutline(text) !== undefined, 'an outline must be readable'),
  ),
  /** Whoever stands beside them and is easily seen. */
  near: z.optional(somebody),
});

export const crowdFileSchema = z.object({
  version: z.literal(1),
  quests: z.array(quest).check(z.minLength(1)),
});

export type Somebody = z.infer<typeof somebody>;
export type CrowdQuest = z.infer<typeof quest>;
export type CrowdFile = z.infer<typeof crowdFileSchema>;

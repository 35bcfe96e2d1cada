/** The schema of a level's `cat.json`, for whoever proves it; the game knows its shape without the parser. */
import * as z from 'zod/mini';
import { levelDataSchema } from './schema';

const { positions } = levelDataSchema.shape.quests.def.element.shape;

export const catFileSchema = z.object({
  version: z.literal(1),
  target: positions.def.element,
  seen: z.number().check(z.minimum(0), z.maximum(1)),
});

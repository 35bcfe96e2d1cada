/** Parses the result that a location's state passes to `/popupform`. */
import * as z from 'zod/mini';
import type { Result } from '../../game/recap';
import { levelIdSchema } from '../../maps/level-id';
import type { ResultDraft } from '../../records/drafts';

/** The location state of a link to `/popupform`. */
export interface ResultState {
  readonly result: Result;
}

const stateSchema = z.object({
  result: z.object({
    level: levelIdSchema,
    mode: z.literal([1, 2, 3, 4, 5]),
    score: z.int().check(z.minimum(0), z.maximum(999)),
    time: z.number().check(z.minimum(0), z.maximum(1_000_000)),
    quest: z.optional(z.string()),
  }),
});

/** Parses the result of a location's state; undefined when it is missing or malformed. */
export function resultOf(state: unknown): Result | undefined {
  const parsed = stateSchema.safeParse(state);
  if (!parsed.success) return undefined;
  const { quest, ...result } = parsed.data.result;
  return quest === undefined ? result : { ...result, quest };
}

/** The result of a draft. */
export function gameOf({ result: { quest, ...result } }: ResultDraft): Result {
  return quest === undefined ? result : { ...result, quest };
}

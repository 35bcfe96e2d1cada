/** What a drawing process tells the one that started it. */
import * as z from 'zod';

export const messageSchema = z.discriminatedUnion('type', [
  /** A step begins, as `Step` says it. */
  z.object({
    type: z.literal('step'),
    what: z.string(),
    share: z.number(),
    until: z.number(),
    placeholder: z.optional(z.string()),
  }),
  z.object({ type: z.literal('failed'), reason: z.string() }),
]);

export type Message = z.infer<typeof messageSchema>;

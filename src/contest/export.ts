/** The file with everything that checking a week's draws needs, for `npm run draw:check`. */
import * as z from 'zod/mini';
import type { PublishedWeek } from './check-draw';
import { parseWeekKey, type WeekKey } from './weeks';

const instant = z.iso.datetime();
const date = (at: number): string => new Date(at).toISOString();

const exportSchema = z.object({
  week: z.custom<WeekKey>((value) => typeof value === 'string' && parseWeekKey(value) !== undefined),
  seal: z.nullable(z.object({ seal: z.string(), published: instant })),
  draws: z.array(
    z.object({
      number: z.int(),
      listHash: z.string(),
      participants: z.int(),
      seed: z.string(),
      winner: z.string(),
      reason: z.string(),
      published: instant,
    }),
  ),
  /** Public ids of all who took part. */
  ids: z.array(z.string()),
});

export function exportOf({ week, seal, draws, ids }: PublishedWeek): string {
  const file: z.infer<typeof exportSchema> = {
    week,
    seal: seal ? { seal: seal.seal, published: date(seal.sentAt) } : null,
    draws: draws.map(({ number, listHash, participants, seed, winner, reason, sentAt }) => ({
      number,
      listHash,
      participants,
      seed,
      winner,
      reason,
      published: date(sentAt),
    })),
    ids: [...ids],
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** What a file says; undefined when it is none of ours. */
export function parseExport(text: string): PublishedWeek | undefined {
  const parsed = exportSchema.safeParse(jsonOf(text));
  if (!parsed.success) return undefined;
  const { week, seal, draws, ids } = parsed.data;
  return {
    week,
    seal: seal ? { seal: seal.seal, sentAt: Date.parse(seal.published) } : undefined,
    draws: draws.map(({ published, ...draw }) => ({ ...draw, sentAt: Date.parse(published) })),
    ids,
  };
}

function jsonOf(text: string): unknown {
  try {
    // an editor that saves a file again may put a mark before it that is no text
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch {
    return undefined;
  }
}

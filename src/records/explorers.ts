/**
 * The explorers' board of a week: a point for each quest first found in it, five for a hunt. A player has one document a
 * week, written with the score or the hunt that its new points are for; the rules count along (ADR 25).
 */
import * as z from 'zod/mini';
import { weekKeyAt, type WeekKey } from '../contest/weeks';
import { startOf } from '../daily/day';
import { levelIdSchema } from '../maps/level-id';
import { daySchema, huntSchema, questId, scoreSchema, type Write } from './schema';

/** Points of a finished hunt of the day. */
export const HUNT_POINTS = 5;

const levelKey = z.string().check(z.refine((text) => levelIdSchema.safeParse(Number(text)).success));

/** `explorers/{week}/players/{account id}`. */
export const explorerSchema = z.object({
  name: scoreSchema.shape.name,
  userId: huntSchema.shape.userId,
  points: z.int().check(z.minimum(1)),
  /** Quests by level id, each once. */
  found: z.record(levelKey, z.array(questId)),
  /** Days whose hunt was finished. */
  hunts: z.array(daySchema),
  /** By the owner. */
  hidden: z.optional(z.boolean()),
});

export type Explorer = z.infer<typeof explorerSchema>;

/** What is written with a score or a hunt; undefined for what earns no points. */
export type Earning = Extract<Write, { readonly kind: 'score' | 'hunt' }>;

export function isEarning(write: Write): write is Earning {
  if (write.kind === 'hunt') return write.document.runs !== undefined && write.doubted !== true;
  return write.kind === 'score' && write.document.run !== undefined && (write.found ?? []).length > 0;
}

/** A hunt counts for the week of its day, a score for its own. */
export function weekOfEarning(write: Earning): WeekKey {
  return write.kind === 'hunt' ? weekKeyAt(startOf(write.document.day)) : write.document.week;
}

const NEW: Pick<Explorer, 'points' | 'found' | 'hunts'> = { points: 0, found: {}, hunts: [] };

/** The week's document with what a write adds to it; undefined where that is nothing new. */
export function grown(before: Explorer | undefined, write: Earning): Explorer | undefined {
  const { name, userId } = write.document;
  const was: Pick<Explorer, 'points' | 'found' | 'hunts' | 'hidden'> = before ?? NEW;
  if (write.kind === 'hunt') {
    const { day } = write.document;
    if (was.hunts.includes(day)) return undefined;
    return { ...was, name, userId, points: was.points + HUNT_POINTS, hunts: [...was.hunts, day] };
  }
  const level = String(write.document.level);
  const known = was.found[level] ?? [];
  const all = [...new Set([...known, ...(write.found ?? [])])];
  const points = was.points + all.length - known.length;
  if (points === was.points) return undefined;
  return { ...was, name, userId, points, found: { ...was.found, [level]: all } };
}

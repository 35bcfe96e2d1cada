/** Parses a progress that comes from the device's storage or from the database; what is malformed counts as not there. */
import * as z from 'zod/mini';
import { parseDay } from '../daily/day';
import { MODES } from '../game/modes';
import { NOTHING_FOUND, type Progress } from './progress';

const amount = z.number().check(z.minimum(0));

/** A record without the entries that are malformed or whose key is none. */
function recordOfSound<Value>(item: z.ZodMiniType<Value>, isKey: (key: string) => boolean) {
  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((raw): Record<string, Value> =>
      Object.fromEntries(
        Object.entries(raw).flatMap(([key, value]) => {
          const parsed = item.safeParse(value);
          return isKey(key) && parsed.success ? [[key, parsed.data] as const] : [];
        }),
      ),
    ),
  );
}

const find = z.object({ at: amount, ms: amount });
const quest = z.object({ first: find, last: find, best: amount });
const best = z.object({ score: z.int().check(z.minimum(1)), time: amount, at: amount });
const mode = z.object({
  won: z.optional(amount),
  clean: z.optional(amount),
  best: z.optional(best),
});

const isQuest = (key: string): boolean => /^d?quest[1-9]\d*$/.test(key);
const isMode = (key: string): boolean => MODES.some((each) => String(each) === key);
const isLevel = (key: string): boolean => /^[1-9]\d*$/.test(key);
const isDay = (key: string): boolean => parseDay(key) !== undefined;

const level = z.object({
  quests: recordOfSound(quest, isQuest),
  modes: recordOfSound(mode, isMode),
  since: z.optional(amount),
});

const progressSchema = z.object({
  levels: recordOfSound(level, isLevel),
  hunts: recordOfSound(amount, isDay),
});

export function parseProgress(raw: unknown): Progress {
  const parsed = progressSchema.safeParse(raw);
  return parsed.success ? parsed.data : NOTHING_FOUND;
}

/** The progress in a text of JSON, as the database holds it. */
export function parseProgressText(text: string): Progress {
  try {
    return parseProgress(JSON.parse(text));
  } catch {
    return NOTHING_FOUND;
  }
}

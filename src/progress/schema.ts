/** Parses a progress that comes from the device's storage or from the database; what is malformed counts as not there. */
import { parseDay } from '../daily/day';
import { MODES } from '../game/modes';
import { itemOf } from '../kept/kept';
import { isAmount, isCount, objectOf, orNone, type Is } from '../kept/shapes';
import { NOTHING_FOUND } from './progress';
import type { Best, Find, LevelProgress, ModeProgress, Progress, QuestProgress } from './progress';

const isFind = objectOf<Find>({ at: isAmount, ms: isAmount });
const isFound = objectOf<QuestProgress>({ first: isFind, last: isFind, best: isAmount });
const isBest = objectOf<Best>({ score: isCount, time: isAmount, at: isAmount });
const isPlayed = objectOf<ModeProgress>({
  won: orNone(isAmount),
  clean: orNone(isAmount),
  best: orNone(isBest),
});
const isInstant = orNone(isAmount);

const isQuest = (key: string): boolean => /^d?quest[1-9]\d*$/.test(key);
const isMode = (key: string): boolean => MODES.some((each) => String(each) === key);
const isLevel = (key: string): boolean => /^[1-9]\d*$/.test(key);
const isDay = (key: string): boolean => parseDay(key) !== undefined;

/** A record without the entries that are malformed or whose key is none; undefined where there is no record. */
function soundRecord<Value>(
  raw: unknown,
  isKey: (key: string) => boolean,
  parse: (raw: unknown) => Value | undefined,
): Record<string, Value> | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
  return Object.fromEntries(
    Object.entries(raw).flatMap(([key, item]) => {
      const value = isKey(key) ? parse(item) : undefined;
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

const only =
  <Value>(is: Is<Value>) =>
  (raw: unknown): Value | undefined =>
    is(raw) ? raw : undefined;

function parseLevel(raw: unknown): LevelProgress | undefined {
  const quests = soundRecord(itemOf(raw, 'quests'), isQuest, only(isFound));
  const modes = soundRecord(itemOf(raw, 'modes'), isMode, only(isPlayed));
  const since = itemOf(raw, 'since');
  const cat = itemOf(raw, 'cat');
  if (!quests || !modes || !isInstant(since)) return undefined;
  return { quests, modes, ...(since === undefined ? {} : { since }), ...(isAmount(cat) ? { cat } : {}) };
}

export function parseProgress(raw: unknown): Progress {
  const levels = soundRecord(itemOf(raw, 'levels'), isLevel, parseLevel);
  const hunts = soundRecord(itemOf(raw, 'hunts'), isDay, only(isAmount));
  return levels || hunts ? { levels: levels ?? {}, hunts: hunts ?? {} } : NOTHING_FOUND;
}

/** The progress in a text of JSON, as the database holds it. */
export function parseProgressText(text: string): Progress {
  try {
    return parseProgress(JSON.parse(text));
  } catch {
    return NOTHING_FOUND;
  }
}

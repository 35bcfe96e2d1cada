/** How hard each quest is for everybody: what the owner collected from proved runs, kept on this device. */
import { DAY_MS } from '../daily/day';
import { itemOf } from '../kept/kept';
import { keptStore } from '../kept/store';

/** How often a quest was found, and how often of that within a minute. */
export interface QuestFinds {
  readonly found: number;
  readonly minute: number;
}

/** By level, then by quest. */
export type Difficulty = Readonly<Record<string, Readonly<Record<string, QuestFinds>>>>;

/** Fewest finds that say anything about a quest. */
export const FEWEST_FINDS = 10;

/** Longest text that a store takes: several times what every quest of every level needs. */
export const LONGEST_DIFFICULTY = 60_000;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

function parseFinds(raw: unknown): QuestFinds | undefined {
  const [found, minute]: readonly unknown[] = Array.isArray(raw) ? raw : [];
  return isCount(found) && isCount(minute) && minute <= found ? { found, minute } : undefined;
}

/** Reads what `difficultyText` wrote; whatever has another form counts as absent. */
export function parseDifficulty(raw: unknown): Difficulty {
  if (typeof raw !== 'object' || raw === null) return {};
  const levels = Object.entries(raw).flatMap(([level, list]: readonly [string, unknown]) => {
    if (!/^\d{1,3}$/.test(level) || typeof list !== 'object' || list === null) return [];
    const quests = Object.entries(list).flatMap(([quest, told]: readonly [string, unknown]) => {
      const finds = /^d?quest\d{1,3}$/.test(quest) ? parseFinds(told) : undefined;
      return finds ? [[quest, finds] as const] : [];
    });
    return [[level, Object.fromEntries(quests)] as const];
  });
  return Object.fromEntries(levels);
}

/** The text of the public document, at most `LONGEST_DIFFICULTY` letters for as many levels as there are. */
export function difficultyText(difficulty: Difficulty): string {
  const levels = Object.entries(difficulty).map(([level, quests]) => [
    level,
    Object.fromEntries(Object.entries(quests).map(([quest, { found, minute }]) => [quest, [found, minute]])),
  ]);
  return JSON.stringify(Object.fromEntries(levels));
}

/** How many of ten find it within a minute; undefined where too few were counted. */
export function ofTen({ found, minute }: QuestFinds): number | undefined {
  return found < FEWEST_FINDS ? undefined : Math.round((10 * minute) / found);
}

/** The finds of all quests of a map together. */
export function findsOfMap(difficulty: Difficulty, level: number): QuestFinds {
  const quests = Object.values(difficulty[String(level)] ?? {});
  const sum = (of: keyof QuestFinds) => quests.reduce((all, finds) => all + finds[of], 0);
  return { found: sum('found'), minute: sum('minute') };
}

interface Kept {
  /** When it was read, epoch ms. */
  readonly at: number;
  readonly text: string;
}

function parseKept(raw: unknown): Kept {
  const [at, text] = [itemOf(raw, 'at'), itemOf(raw, 'text')];
  return typeof at === 'number' && typeof text === 'string' ? { at, text } : { at: 0, text: '' };
}

/** What a public text says; nothing for one that is none. */
export function difficultyIn(text: string): Difficulty {
  try {
    return text.length > LONGEST_DIFFICULTY ? {} : parseDifficulty(JSON.parse(text));
  } catch {
    return {};
  }
}

export const difficultyStore = keptStore('difficulty', parseKept, () => localStorage);

/** Ms for which it is not read again: the owner collects it now and then, and each reading of each device is paid for. */
const KEPT_FOR = 7 * DAY_MS;

/** Reads the public text once a week; a failure is tried again the next time. `now` in epoch ms. */
export async function freshDifficulty(
  read: () => Promise<string | undefined>,
  now: number,
  store: Pick<typeof difficultyStore, 'get' | 'change'> = difficultyStore,
): Promise<void> {
  // a clock that was put back asks anew
  if (Math.abs(now - store.get().at) < KEPT_FOR) return;
  const text = await read().catch(() => undefined);
  if (text !== undefined) keepDifficulty(text, now, store);
}

export function keepDifficulty(
  text: string,
  now: number,
  store: Pick<typeof difficultyStore, 'change'> = difficultyStore,
): void {
  store.change(() => ({ at: now, text }));
}

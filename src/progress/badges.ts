/** The twelve badges, each derived from the progress: for something done, none for time spent. */
import { daysHunted, longestStreak } from './hunt-days';
import { modeOf, type Progress } from './progress';
import { isComplete, modeStamps, ringOf, type LevelSize } from './stamps';

/** In the order of the book's page. */
export const BADGES = [
  'firstFind',
  'traveller',
  'firstMap',
  'eagleEye',
  'flawless',
  'lightning',
  'doubleVision',
  'grandSlam',
  'hunter',
  'faithful',
  'halfWay',
  'everything',
] as const;

export type Badge = (typeof BADGES)[number];

export interface BadgeState {
  readonly badge: Badge;
  /** How much of it is done, at most `goal`. */
  readonly done: number;
  readonly goal: number;
}

/** Milliseconds within which a quest is found at a glance. */
export const GLANCE_MS = 3000;
/** Right answers of a time attack that is like lightning. */
export const LIGHTNING = 6;
/** Maps of which a traveller knows somebody, hunts of a hunter, days of a faithful one. */
export const TRAVELLER = 10;
export const HUNTER = 10;
export const FAITHFUL = 7;

function measure(
  progress: Progress,
  sizes: readonly LevelSize[],
): Record<Badge, readonly [done: number, goal: number]> {
  const rings = sizes.map((size) => ringOf(progress, size));
  const found = rings.reduce((sum, ring) => sum + ring.found, 0);
  const total = rings.reduce((sum, ring) => sum + ring.total, 0);
  const quests = Object.values(progress.levels).flatMap((level) => Object.values(level.quests));
  const best = Math.max(0, ...sizes.map(({ level }) => modeOf(progress, level, 3).best?.score ?? 0));
  const stamps = sizes.map((size) => modeStamps(progress, size));
  const hunting = sizes.filter(({ duplicateQuests }) => duplicateQuests > 0);
  const doubles = hunting.filter(({ level }) => modeOf(progress, level, 1).won !== undefined);
  const days = daysHunted(progress);
  const yes = (is: boolean) => [Number(is), 1] as const;
  return {
    firstFind: [found, 1],
    traveller: [rings.filter((ring) => ring.found > 0).length, Math.min(TRAVELLER, sizes.length)],
    firstMap: yes(rings.some(isComplete)),
    eagleEye: yes(quests.some((quest) => quest.best <= GLANCE_MS)),
    flawless: yes(sizes.some(({ level }) => modeOf(progress, level, 2).clean !== undefined)),
    lightning: [best, LIGHTNING],
    doubleVision: [doubles.length, hunting.length],
    grandSlam: yes(stamps.some((all) => all.length > 0 && all.every(({ won }) => won))),
    hunter: [days.length, HUNTER],
    faithful: [longestStreak(days), FAITHFUL],
    halfWay: [found, Math.ceil(total / 2)],
    everything: [found, total],
  };
}

/** `sizes` are those of all open levels. */
export function badgesOf(progress: Progress, sizes: readonly LevelSize[]): readonly BadgeState[] {
  const measured = measure(progress, sizes);
  return BADGES.map((badge) => {
    const [done, goal] = measured[badge];
    return { badge, done: Math.min(done, goal), goal };
  });
}

export function isEarned({ done, goal }: BadgeState): boolean {
  return goal > 0 && done >= goal;
}

/** All seasons and hours, and which of them a day may have. */
import type { Random } from '../../core/random';
import { autumn, spring, summer, winter } from './days';
import { dawn, dusk, night, snowNight } from './late';
import type { Mood } from './mood';

export const MOODS = {
  spring,
  summer,
  autumn,
  winter,
  dawn,
  dusk,
  night,
  snowNight,
} as const satisfies Record<string, Mood>;
export type MoodName = keyof typeof MOODS;

const HOURS: readonly MoodName[] = ['dawn', 'dusk', 'night'];
/** By month, January first. */
const SEASONS: readonly MoodName[] = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
];
const SEASONAL = 0.6;

/** The mood of a map: a day (`2026-11-22`) has mostly that of its own season, a word any. */
export function moodOf(random: Random, day: string | undefined): MoodName {
  const names: readonly MoodName[] = ['spring', 'summer', 'autumn', 'winter', ...HOURS, 'snowNight'];
  if (day === undefined) return random.pick(names);
  const season = SEASONS[Number(day.slice(5, 7)) - 1] ?? 'summer';
  if (random.chance(SEASONAL)) return season;
  return season === 'winter' ? 'snowNight' : random.pick(HOURS);
}

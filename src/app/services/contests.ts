/** Where the game asks for the contests that the owner has planned: of the first screen this much and no more. */
import { usualPlan } from '../../contest/plan';
import { forgetText, keepText, readText } from '../../kept/kept';
import type { ContestSource } from '../../platform/platform';

const shelf = () => localStorage;

/** On a device of its own the game opens the store only after something was planned there. */
const isPlanned = (): boolean => readText('planned', shelf) !== undefined;

export function contestsOf(env: Readonly<Record<string, unknown>>): ContestSource {
  const isOnline = Boolean(env['VITE_FIREBASE_PROJECT_ID']);
  return {
    planOf: async (week) => {
      try {
        if (!isOnline && !isPlanned()) return usualPlan(week);
        const { readPlan } = await import('./contest-plans');
        return await readPlan(env, week);
      } catch {
        // without an answer, or without the code that asks, the calendar holds
        return usualPlan(week);
      }
    },
    changed: () => {
      keepText('planned', 'yes', shelf);
      forgetText('contest', shelf);
    },
  };
}

/** Where the game asks for the contests that the owner has planned: of the first screen this much and no more. */
import { usualPlan } from '../../contest/plan';
import { readText } from '../../kept/kept';
import type { PlanOf } from '../../platform/platform';

export const contestsOf =
  (env: Readonly<Record<string, unknown>>): PlanOf =>
  (week) =>
    // on a device of its own the game opens the store only after something was planned there
    env['VITE_FIREBASE_PROJECT_ID'] || readText('planned', () => localStorage)
      ? import('./contest-plans')
          .then(({ readPlan }) => readPlan(env, week))
          // without an answer, or without the code that asks, the calendar holds
          .catch(() => usualPlan(week))
      : Promise.resolve(usualPlan(week));

/** Waiting for something to become true, as every test in a browser has to. */
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks. */
const BETWEEN = 25;

/**
 * Looks again and again until there is an answer other than `undefined` and `false`, and returns it.
 * Throws with `what` was waited for after `patience` milliseconds.
 */
export async function until<Answer>(
  what: string,
  look: () => Promise<Answer | undefined | false>,
  patience = 20_000,
): Promise<Answer> {
  const start = performance.now();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await look();
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() - start > patience) throw new Error(`waited in vain until ${what}`);
    // oxlint-disable-next-line no-await-in-loop
    await pause(BETWEEN);
  }
}

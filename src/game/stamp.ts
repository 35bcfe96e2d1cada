/** When the stamp is down: whoever stamps everywhere has to look first (DECISIONS 33). */
import { STAMP_DOWN } from './constants';
import type { Session } from './session';

/** Ms of play until which marks do not count; 0 while the stamp was never put down. Only ranked runs put it down. */
export function stampDownUntil({ setup, answers }: Session): number {
  if (!setup.ranked) return 0;
  let recent: readonly number[] = [];
  let until = 0;
  for (const { right, at } of answers) {
    if (right) continue;
    recent = [...recent, at].filter((wrongAt) => at - wrongAt <= STAMP_DOWN.withinMs);
    if (recent.length < STAMP_DOWN.wrongs) continue;
    until = at + STAMP_DOWN.forMs;
    // what was paid for once is not counted again
    recent = [];
  }
  return until;
}

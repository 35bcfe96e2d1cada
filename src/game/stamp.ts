/** Computes how long marks do not count after quick wrong tries, so that guessing everywhere does not pay (DECISIONS 33). */
import { STAMP_DOWN } from './constants';
import type { Session } from './session';

/** Ms of play until which marks do not count; 0 when they always did. Only ranked runs have this limit. */
export function stampDownUntil({ setup, answers }: Session): number {
  if (!setup.ranked) return 0;
  let recent: readonly number[] = [];
  let until = 0;
  for (const { right, at } of answers) {
    if (right) continue;
    recent = [...recent, at].filter((wrongAt) => at - wrongAt <= STAMP_DOWN.withinMs);
    if (recent.length < STAMP_DOWN.wrongs) continue;
    until = at + STAMP_DOWN.forMs;
    // wrong tries that caused one block do not count towards the next
    recent = [];
  }
  return until;
}

/** How a week's draw stands for the owner, and so what there is to do next: seal it, run it, hear from the winner. */
import { endOfWeek, type WeekKey } from '../../../contest/weeks';
import type { DrawsAnswer } from '../../../records/store-port';

export type DrawState = 'unknown' | 'toSeal' | 'sealed' | 'missed' | 'toDraw' | 'toName' | 'done';

/** `now` in epoch milliseconds; nothing is known while the answer is on its way, or of a store that cannot be reached. */
export function drawState(
  answer: DrawsAnswer | { readonly kind: 'denied' } | undefined,
  week: WeekKey,
  now: number,
): DrawState {
  if (answer?.kind !== 'ok') return 'unknown';
  const { seal, draws, winners } = answer.value;
  const last = draws.at(-1);
  if (last) return winners.some(({ number }) => number === last.number) ? 'done' : 'toName';
  const isOver = now >= endOfWeek(week);
  if (!seal) return isOver ? 'missed' : 'toSeal';
  return isOver ? 'toDraw' : 'sealed';
}

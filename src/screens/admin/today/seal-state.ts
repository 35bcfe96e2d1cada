/** How a week's draw stands for the owner: to be sealed in time, sealed, or without a draw. */
import { endOfWeek, type WeekKey } from '../../../contest/weeks';
import type { DrawsAnswer } from '../../../records/store-port';

export type SealState = 'unknown' | 'toSeal' | 'sealed' | 'missed';

/** `now` in epoch milliseconds; nothing is known while the answer is on its way, or of a store that cannot be reached. */
export function sealState(
  answer: DrawsAnswer | { readonly kind: 'denied' } | undefined,
  week: WeekKey,
  now: number,
): SealState {
  if (answer?.kind !== 'ok') return 'unknown';
  if (answer.value.seal) return 'sealed';
  return now < endOfWeek(week) ? 'toSeal' : 'missed';
}

/** A run as it is kept while it is played. */
import type { InterruptedRun } from '../../src/runs/interrupted';

export const cutOffRun = (changes: Partial<InterruptedRun> = {}): InterruptedRun => ({
  game: '/game/15?mode=2',
  edition: 1,
  slot: 7,
  kept: { at: 900, epoch: Date.now() - 1000 },
  events: [{ type: 'start', at: 100 }],
  samples: { views: [], pointer: [] },
  result: 'r',
  ...changes,
});

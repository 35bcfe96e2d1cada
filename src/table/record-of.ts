/** The record of a game as it stands. */
import { editionOf } from '../runs/edition';
import type { RunRecord } from '../runs/record';
import type { Game } from './use-game';

/** `slot` is the one whose seed the run has. Undefined before the start. */
export function recordOf(
  {
    run: { run },
    recorder,
    level,
  }: Pick<Game, 'recorder' | 'level'> & { readonly run: Pick<Game['run'], 'run'> },
  slot: number,
): RunRecord | undefined {
  const { innerWidth: width, innerHeight: height } = window;
  return recorder.recordOf(run, { edition: editionOf(level.quests), slot, window: { width, height } });
}

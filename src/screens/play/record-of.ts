/** The record of a game as it stands. */
import { editionOf } from '../../runs/edition';
import type { RunRecord } from '../../runs/record';
import type { Game } from '../../table/use-game';

/** `slot` is the one whose seed the run has. Undefined before the start. */
export function recordOf({ run, recorder, level }: Game, slot: number): RunRecord | undefined {
  const { innerWidth: width, innerHeight: height } = window;
  return recorder.recordOf(run.run, { edition: editionOf(level.quests), slot, window: { width, height } });
}

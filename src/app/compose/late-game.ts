/** The game's screen and the frame around it: fetched when they are first shown, or before by whoever knows they will be. */
import { late } from '../boot/late';

export const gameLayout = late(async () => (await import('../shell/GameLayout')).GameLayout);
export const play = late(async () => (await import('./PlayRoute')).Play);

/** Rejects when the code cannot be had. */
export function fetchGame(): Promise<unknown> {
  return Promise.all([gameLayout.fetch(), play.fetch()]);
}

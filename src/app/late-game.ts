/** The game's screen and the frame around it: fetched when they are first shown, or before by whoever knows they will be. */
import { late } from './late';

export const gameLayout = late(async () => (await import('./GameLayout')).GameLayout);
export const play = late(async () => (await import('./PlayRoute')).Play);
